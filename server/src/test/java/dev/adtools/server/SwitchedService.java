package dev.adtools.server;

import dev.adtools.api.spi.ToolTable;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.RateLimitDecision;
import dev.adtools.server.call.RequestRate;
import dev.adtools.server.fixtures.ItDatabase;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.nio.file.Path;
import java.util.List;

/** The product in this process; its trail and its quotas can be left out while it runs. */
public final class SwitchedService extends DropwizardTestSupport<AdtoolsConfiguration> {

    private volatile boolean guarded = true;

    /** Sets the service up with a folder and a database of its own, quotas that refuse nothing, and the operator's token. */
    public SwitchedService(Path folder, String token, ItDatabase database) {
        super(
                AdtoolsApplication.class,
                TestService.configFile().toString(),
                ShippedService.overrides(folder, token, database).toArray(ConfigOverride[]::new));
    }

    /** Says whether calls are recorded and counted from now on. */
    public void guard(boolean on) {
        guarded = on;
    }

    @Override
    public AdtoolsApplication newApplication() {
        return new AdtoolsApplication(new ServiceOverrides() {
            @Override
            public List<ToolTable> tables(Ports ports) {
                return ServiceOverrides.standard().tables(ports);
            }

            @Override
            public StatefulCallFilters steps(StatefulCallFilters standard) {
                return new StatefulCallFilters(
                        standard.metrics(),
                        switched(standard.audit()),
                        standard.events(),
                        standard.replay(),
                        standard.rollback(),
                        switched(standard.quota()),
                        standard.claim());
            }

            @Override
            public RequestRate requests(RequestRate standard) {
                return caller -> guarded ? standard.request(caller) : RateLimitDecision.FREE;
            }
        });
    }

    private CallFilter switched(CallFilter step) {
        return (call, chain) -> guarded ? step.filter(call, chain) : chain.proceed(call);
    }
}
