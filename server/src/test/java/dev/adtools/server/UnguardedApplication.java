package dev.adtools.server;

import dev.adtools.api.spi.ToolTable;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.RateLimitDecision;
import dev.adtools.server.call.RequestRate;
import java.util.List;

/** The service without its trail and its quotas, which {@code scripts/load} measures to show what they cost. */
public final class UnguardedApplication {

    private static final CallFilter NOTHING = (call, chain) -> chain.proceed(call);

    private UnguardedApplication() {}

    /** Starts it as the service is started. */
    public static void main(String[] arguments) throws Exception {
        ServiceOverrides product = ServiceOverrides.standard();
        new AdtoolsApplication(new ServiceOverrides() {

                    @Override
                    public List<ToolTable> tables(Ports ports) {
                        return product.tables(ports);
                    }

                    @Override
                    public StatefulCallFilters steps(StatefulCallFilters standard) {
                        return new StatefulCallFilters(
                                standard.metrics(),
                                NOTHING,
                                standard.events(),
                                standard.replay(),
                                standard.rollback(),
                                NOTHING,
                                standard.claim());
                    }

                    @Override
                    public RequestRate requests(RequestRate standard) {
                        return caller -> RateLimitDecision.FREE;
                    }
                })
                .run(arguments);
    }
}
