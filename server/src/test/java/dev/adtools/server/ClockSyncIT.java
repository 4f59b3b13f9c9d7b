package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.spi.ToolTable;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import dev.adtools.server.store.Tx;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The time by which a node notes what it does, when its own clock and that of the shared database are apart. */
class ClockSyncIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final Duration AHEAD = Duration.ofHours(3);

    @TempDir
    private Path folder;

    @Test
    void notesTheTimeOfTheDatabase() throws Exception {
        ItDatabase database = ItDatabase.onPostgresql();
        DropwizardTestSupport<AdtoolsConfiguration> app = service(database);
        app.before();
        try {
            Service service = Service.of(app);
            Instant before = Instant.now();

            HttpResponse<byte[]> answer =
                    service.send(service.request(TOKEN, "/api/v1/tools/list_beta_accounts/execute")
                            .header("Content-Type", "application/json")
                            .header("Idempotency-Key", "k")
                            .POST(BodyPublishers.ofString("{}")));

            assertThat(answer.statusCode()).isEqualTo(200);
            long noted = database.number(folder.resolve("data"), "SELECT created_at FROM operation");
            assertThat(Duration.between(before, Instant.ofEpochMilli(noted)))
                    .isBetween(AHEAD.minusMinutes(1), AHEAD.plusMinutes(10));
        } finally {
            app.after();
        }
    }

    private DropwizardTestSupport<AdtoolsConfiguration> service(ItDatabase database) {
        return ContractTap.on(
                new DropwizardTestSupport<>(
                        AdtoolsApplication.class,
                        TestService.configFile().toString(),
                        ShippedService.overrides(folder, TOKEN, database).toArray(ConfigOverride[]::new)) {
                    @Override
                    public AdtoolsApplication newApplication() {
                        return new AdtoolsApplication(new Ahead());
                    }
                });
    }

    /** The product on a database whose clock is ahead of the node's. */
    private static final class Ahead implements ServiceOverrides {

        @Override
        public List<ToolTable> tables(Ports ports) {
            return ServiceOverrides.standard().tables(ports);
        }

        @Override
        public Tx tx(Tx standard) {
            return new ClockedTx(standard, Clock.offset(Clock.systemUTC(), AHEAD));
        }
    }
}
