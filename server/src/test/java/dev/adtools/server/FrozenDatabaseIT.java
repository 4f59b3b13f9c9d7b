package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.FreezingProxy;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.SettableMeter;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** A PostgreSQL that does not answer: nobody waits for it longer than for a call. */
@Tag("stores")
@EnabledIfSystemProperty(named = "adtools.test.backend", matches = "postgresql")
@EnabledIfSystemProperty(named = "deep", matches = ".*")
class FrozenDatabaseIT {

    private static final Duration CALL = Duration.ofSeconds(30);

    @Test
    @Timeout(180)
    void refusesAHaltInTime() throws Exception {
        ItDatabase database = new ItDatabase();
        try (FreezingProxy proxy = new FreezingProxy(database.address(Path.of("")))) {
            TestService node = TestService.withQuotas(ItDatabase.at(proxy.url()), new SettableMeter());
            node.before();
            Service service = Service.of(node);
            assertThat(halt(service).statusCode()).isEqualTo(200);

            proxy.freeze();
            HttpResponse<byte[]> refused = halt(service);
            proxy.thaw();

            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(Service.json(refused).get("code").textValue()).isEqualTo("STORE_UNAVAILABLE");
            assertThat(halt(service).statusCode()).isEqualTo(200);
            node.after();
        }
    }

    private static HttpResponse<byte[]> halt(Service service) {
        return service.send(service.request("all", "/api/v1/halts/beta")
                .timeout(CALL)
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"reason\":\"stop\"}")));
    }
}
