package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A created object is found again: by its operation, in the audit trail, and in the history of its account. */
@Tag("stores")
class CreatedEntitiesIT {

    private static final String ACCOUNT = "1002003001";
    private static final TestService APP = TestService.withProductTools();

    private static Service service;

    // A mark that turns the text behind it around.
    private final String name = "Spring \u202e " + UUID.randomUUID();
    private final String shown = name.replace('\u202e', '\ufffd');

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @Test
    void areNamedByTheirOperationAndTheEndOfIt() {
        HttpResponse<byte[]> created = create("");

        JsonNode campaign = Service.json(created).at("/data/result/campaign");
        String id = created.headers().firstValue("Operation-Id").orElseThrow();
        JsonNode operation = get("/api/v1/operations/" + id);
        JsonNode ended = get("/api/v1/audit/events?kind=operation.ended&operation=" + id);
        assertThat(operation.get("entity").textValue())
                .isEqualTo("campaign " + campaign.get("id").textValue());
        assertThat(operation.get("platform_ref")).isEqualTo(campaign.get("resource_name"));
        assertThat(ended.get("rows")).hasSize(1);
        assertThat(ended.at("/rows/0/entity")).isEqualTo(operation.get("entity"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "create_scheduled_task | \"tool\":\"list_beta_accounts\",\"arguments\":{},\"cron\":\"0 6 * * *\" | /task_id",
                "start_workflow | \"steps\":[{\"tool\":\"list_beta_accounts\",\"arguments\":{}}] | /workflow_id"
            })
    void areNamedByTheOperationOfAKeyAlsoWhenTheServiceKeepsThem(String tool, String arguments, String member) {
        byte[] body = ("{\"arguments\":{\"name\":\"Mine\"," + arguments + "}}").getBytes(StandardCharsets.UTF_8);

        HttpResponse<byte[]> made = service.send(service.post("all", tool, body)
                .header("Idempotency-Key", UUID.randomUUID().toString()));

        String id = Service.json(made).at("/data/result" + member).textValue();
        assertThat(id).as(new String(made.body(), StandardCharsets.UTF_8)).isNotEmpty();
        String operation = made.headers().firstValue("Operation-Id").orElseThrow();
        assertThat(get("/api/v1/operations/" + operation).get("entity").textValue())
                .isEqualTo(id);
        assertThat(get("/api/v1/audit/events?kind=write.local&limit=500").findValuesAsText("entity"))
                .contains(id);
    }

    @Test
    void standInTheHistoryOfTheirAccountWithTheirNames() {
        HttpResponse<byte[]> created = create("");

        String campaign = Service.json(created).at("/data/result/campaign/id").textValue();
        JsonNode row = row(campaign);
        assertThat(row.get("entity_id").textValue()).isEqualTo(campaign);
        assertThat(row.at("/diff/0/field").textValue()).isEqualTo("campaign.name");
        assertThat(row.at("/diff/0/after").textValue()).isEqualTo(shown);
        assertThat(row.get("requested_by").textValue()).isEqualTo("robot");
        assertThat(row.get("approved_by")).isEmpty();
        assertThat(row.get("pending_action_id").isNull()).isTrue();
        assertThat(get("/api/v1/audit/events?kind=write.sent").toString())
                .as("the trail itself")
                .doesNotContain(name)
                .doesNotContain(shown);
    }

    @Test
    void tellWhoAskedAndWhoApproved() {
        JsonNode action = Service.json(create(",\"execution_mode\":\"approval_required\""))
                .at("/data/pending_action");
        String id = action.get("id").textValue();
        String hash = "\"payload_hash\":" + action.get("payload_hash");
        service.send(service.request("other", "/api/v1/pending-actions/" + id + "/approve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{" + hash + "}")));
        JsonNode resumed = Service.json(service.execute(
                "resume_workflow_after_approval",
                "{\"arguments\":{\"pending_action_id\":\"" + id + "\"," + hash + "}}"));

        JsonNode row = row(resumed.at("/data/result/result/result/campaign/id").textValue());
        assertThat(row.get("pending_action_id").textValue()).isEqualTo(id);
        assertThat(row.get("requested_by").textValue()).isEqualTo("robot");
        assertThat(row.get("approved_by")).hasSize(1);
        assertThat(row.at("/approved_by/0").textValue()).isEqualTo("other");
        assertThat(row.at("/diff/0/after").textValue()).isEqualTo(shown);
    }

    private HttpResponse<byte[]> create(String more) {
        String body = "{\"arguments\":{\"account_id\":\"" + ACCOUNT + "\",\"name\":\"" + name
                + "\",\"budget_micros\":5000000,\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"" + more
                + "}}";
        return service.send(service.post("all", "create_alpha_app_campaign", body.getBytes(StandardCharsets.UTF_8))
                .header("Idempotency-Key", UUID.randomUUID().toString()));
    }

    /** Returns the only change of an entity, which is the same over both wires. */
    private static JsonNode row(String entity) {
        String arguments = "{\"account_id\":\"" + ACCOUNT + "\",\"entity_id\":\"" + entity + "\"}";
        JsonNode rows = Service.json(service.execute("get_change_history", "{\"arguments\":" + arguments + "}"))
                .at("/data/rows");
        HttpResponse<byte[]> mcp = new Mcp(service, "all", Mcp.STATELESS).call("get_change_history", arguments);
        assertThat(rows).hasSize(1);
        assertThat(Mcp.result(mcp).at("/structuredContent/rows")).isEqualTo(rows);
        return rows.get(0);
    }

    private static JsonNode get(String path) {
        return Service.json(service.send(service.request("all", path)));
    }
}
