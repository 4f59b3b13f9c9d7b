package dev.adtools.server;

import static io.dropwizard.testing.ConfigOverride.config;

import dev.adtools.api.spi.ToolTable;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.OutageTx;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.Things;
import dev.adtools.server.openapi.ContractTap;
import dev.adtools.server.store.Tx;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The product with the scripted tools beside its own, on a clock that a test moves, that of the database too, which it can take away. */
final class ClockedService extends DropwizardTestSupport<AdtoolsConfiguration> {

    // What the service logs becomes events, and is not to be seen in the build.
    private static final List<ConfigOverride> SILENT_LOG =
            List.of(config("logging.loggers.dev\\.adtools", "WARN"), config("logging.appenders[0].threshold", "OFF"));

    private final Things things = new Things();
    private final SettableClock clock = new SettableClock(Instant.now());
    private @Nullable OutageTx outages;

    ClockedService(Path config, Path folder, String token, ItDatabase database) {
        super(
                AdtoolsApplication.class,
                config.toString(),
                Stream.concat(ShippedService.overrides(folder, token, database).stream(), SILENT_LOG.stream())
                        .toArray(ConfigOverride[]::new));
        ContractTap.on(this);
    }

    Things things() {
        return things;
    }

    SettableClock clock() {
        return clock;
    }

    OutageTx outages() {
        return Objects.requireNonNull(outages, "the service runs");
    }

    @Override
    public AdtoolsApplication newApplication() {
        return new AdtoolsApplication(new ServiceOverrides() {
            @Override
            public List<ToolTable> tables(Ports ports) {
                return Stream.concat(Stream.of(things), ServiceOverrides.standard().tables(ports).stream())
                        .toList();
            }

            @Override
            public Clock clock(Clock standard) {
                return clock;
            }

            @Override
            public Tx tx(Tx standard) {
                outages = new OutageTx(new ClockedTx(standard, clock));
                return outages;
            }
        });
    }
}
