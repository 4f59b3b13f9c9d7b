package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The trail over restarts, and after somebody changed it. */
@Tag("stores")
class AuditRestartIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";

    @TempDir
    private Path folder;

    private final ItDatabase database = new ItDatabase();
    private DropwizardTestSupport<AdtoolsConfiguration> app;
    private Service service;

    @BeforeEach
    void start() throws Exception {
        app = ShippedService.of(folder, TOKEN, database);
        app.before();
        service = Service.of(app);
    }

    @AfterEach
    void stop() {
        app.after();
    }

    @Test
    void countsStrangersTogether() throws Exception {
        for (int i = 0; i < 3; i++) {
            service.send(service.anonymous("/api/v1/tools"));
        }
        app.after();
        start();

        JsonNode event = only("kind=auth.refused");
        assertThat(event.get("count").intValue()).isEqualTo(3);
    }

    @Test
    void countsThrottledRequestsTogether() throws Exception {
        app.after();
        app = ShippedService.of(folder, TOKEN, database, "2");
        app.before();
        service = Service.of(app);
        int refused = 0;
        for (int i = 0; i < 10; i++) {
            refused += service.send(service.request(TOKEN, "/api/v1/tools")).statusCode() == 429 ? 1 : 0;
        }
        app.after();
        start();

        JsonNode event = only("kind=rate.refused");
        assertThat(refused).isPositive();
        assertThat(event.get("count").intValue()).isEqualTo(refused);
        assertThat(event.at("/actor/principal").textValue()).isEqualTo("operator");
    }

    @Test
    void findsWhatWasChangedBehindItsBack() {
        service.execute(TOKEN, "list_alpha_accounts", "{}");
        JsonNode before = verify();
        database.change(
                folder.resolve("data"),
                "UPDATE audit_event SET tool = 'get_campaigns' WHERE tool = 'list_alpha_accounts'");
        JsonNode after = verify();

        assertThat(before.get("ok").booleanValue()).isTrue();
        assertThat(before.get("findings")).isEmpty();
        assertThat(after.get("ok").booleanValue()).isFalse();
        assertThat(after.at("/findings/0/kind").textValue()).isEqualTo("edited_column");
    }

    @Test
    void refusesWritesThatCanMoveMoneyOnceSignedRecordsAreGone() throws Exception {
        service.execute(TOKEN, "list_alpha_accounts", "{}");
        app.after();
        database.change(folder.resolve("data"), "DELETE FROM audit_event");
        database.change(folder.resolve("data"), "DELETE FROM audit_chain");
        for (int restart = 0; restart < 2; restart++) {
            start();

            assertThat(health().statusCode()).isEqualTo(503);
            assertThat(Service.json(create()).at("/error/code").textValue()).isEqualTo("STORE_UNAVAILABLE");
            assertThat(service.execute(TOKEN, "list_alpha_accounts", "{}").statusCode())
                    .isEqualTo(200);
            app.after();
        }
        start();
    }

    @Test
    void findsThatItsCheckpointsOutsideTheDatabaseAreGone() throws Exception {
        service.execute(TOKEN, "list_alpha_accounts", "{}");
        app.after();
        Files.delete(folder.resolve("data/audit-heads.jsonl"));
        start();

        assertThat(health().statusCode()).isEqualTo(200);
        assertThat(Service.json(health()).at("/acknowledged-writes/message").textValue())
                .startsWith("The file of audit checkpoints has none of node-");
        assertThat(create().statusCode()).isEqualTo(200);
        assertThat(verify().at("/findings/0/kind").textValue()).isEqualTo("missing_checkpoint");
    }

    private HttpResponse<byte[]> health() {
        Service admin = Service.ofAdmin(app);
        return admin.send(admin.anonymous("/healthcheck"));
    }

    private HttpResponse<byte[]> create() {
        return service.execute(
                TOKEN,
                "create_alpha_app_campaign",
                "{\"arguments\":{\"account_id\":\"1002003001\",\"name\":\"A\",\"budget_micros\":1000000,"
                        + "\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"}}");
    }

    @Test
    void followsOnAfterARestart() throws Exception {
        service.execute(TOKEN, "list_alpha_accounts", "{}");
        app.after();
        start();

        JsonNode report = verify();
        assertThat(report.get("ok").booleanValue()).isTrue();
        assertThat(report.get("chains")).hasSize(2);
        assertThat(events("kind=call")).hasSize(1);
    }

    private JsonNode verify() {
        return Service.json(service.send(service.request(TOKEN, "/api/v1/audit/verify")));
    }

    private JsonNode only(String query) {
        JsonNode rows = events(query);
        assertThat(rows).hasSize(1);
        return rows.get(0);
    }

    private JsonNode events(String query) {
        return Service.json(service.send(service.request(TOKEN, "/api/v1/audit/events?" + query)))
                .get("rows");
    }
}
