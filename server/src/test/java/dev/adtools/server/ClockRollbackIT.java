package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A clock that is set back opens no earlier day of a cap. */
@Tag("stores")
class ClockRollbackIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String CAPS =
            "- {platform: alpha, account: 100-200-3001, currency: USD, perCall: \"5.00\", perDay: \"10.00\","
                    + " createsPerDay: 2}\n";

    @TempDir
    private Path folder;

    @Test
    void leavesTheCapOfTheNewestDayInForce() throws Exception {
        ClockedService app = new ClockedService(ShippedService.withCaps(folder, CAPS), folder, TOKEN, new ItDatabase());
        app.before();
        try {
            Service service = Service.of(app);
            int first = create(service, "One").statusCode();
            int second = create(service, "Two").statusCode();
            JsonNode before = today(service);

            app.clock().advance(Duration.ofDays(-1));
            JsonNode refused = Service.json(create(service, "Three")).get("error");
            JsonNode after = today(service);
            app.clock().advance(Duration.ofDays(2));

            assertThat(first).isEqualTo(200);
            assertThat(second).isEqualTo(200);
            assertThat(refused.get("code").textValue()).isEqualTo("SPEND_CAP_EXCEEDED");
            assertThat(refused.at("/details/used").textValue()).isEqualTo("2");
            assertThat(refused.at("/details/day")).isEqualTo(before.at("/day"));
            assertThat(after.at("/day")).isEqualTo(before.at("/day"));
            assertThat(after.at("/creates_per_day/used").intValue()).isEqualTo(2);
            assertThat(create(service, "Three").statusCode()).isEqualTo(200);
        } finally {
            app.after();
        }
    }

    private static JsonNode today(Service service) {
        return Service.json(service.send(service.request(TOKEN, "/api/v1/spend")))
                .at("/rows/0/caps");
    }

    private static HttpResponse<byte[]> create(Service service, String name) {
        return service.execute(
                TOKEN,
                "create_alpha_app_campaign",
                "{\"arguments\":{\"account_id\":\"1002003001\",\"name\":\"" + name + "\",\"budget_micros\":5000000,"
                        + "\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"}}");
    }
}
