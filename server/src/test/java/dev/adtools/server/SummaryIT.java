package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ApprovedCalls;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People see at a glance who they are, what waits for them, what is spent, and what went wrong. */
@Tag("stores")
class SummaryIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String CAPS = """
            - {platform: beta, account: act_1700100015, currency: USD, perCall: "60.00", perDay: 100.00}
            """;

    // From 50.00 to 90.00, in an account of the sandbox whose answers are lost.
    private static final String LOST =
            "\"campaign_id\":\"120210000000000205\",\"currency\":\"USD\",\"daily_budget\":9000";
    private static final String BUDGET =
            "{\"arguments\":{\"campaign_id\":\"120210000000000023\",\"daily_budget\":6100}}";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;

    @BeforeAll
    static void start() throws Exception {
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                ShippedService.withCaps(folder, CAPS).toString(),
                ShippedService.overrides(folder, OPERATOR, new ItDatabase()).toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void tellsWhatWaitsForWhom() {
        JsonNode action = Service.json(service.execute(OPERATOR, "update_campaign_budget", BUDGET))
                .at("/data/pending_action");

        JsonNode operator = get(OPERATOR, "/summary");
        JsonNode forApprover = get(approver, "/summary");
        JsonNode own = get(OPERATOR, "/pending-actions/" + action.get("id").textValue());
        JsonNode others = get(approver, "/pending-actions/" + action.get("id").textValue());

        assertThat(operator.get("waiting").intValue()).isEqualTo(1);
        assertThat(operator.get("waiting_for_you").intValue()).isZero();
        assertThat(own.at("/your_approval/allowed").booleanValue()).isFalse();
        assertThat(own.at("/your_approval/code").textValue()).isEqualTo("INSUFFICIENT_SCOPE");
        assertThat(forApprover.get("waiting").intValue()).isEqualTo(1);
        assertThat(forApprover.get("waiting_for_you").intValue()).isEqualTo(1);
        assertThat(others.get("your_approval").toString())
                .isEqualTo("{\"allowed\":true,\"code\":null,\"message\":null}");
        assertThat(forApprover.get("audit_findings").isNull()).isTrue();
        assertThat(forApprover.get("failing_schedules").isNull()).isTrue();
        assertThat(forApprover.get("unknown_operations")).isEqualTo(operator.get("unknown_operations"));

        post(
                approver,
                "/pending-actions/" + action.get("id").textValue() + "/approve",
                "{\"payload_hash\":" + action.get("payload_hash") + "}");

        JsonNode decided = get(approver, "/summary");
        assertThat(decided.get("waiting").intValue()).isZero();
        assertThat(decided.get("approved").intValue())
                .isEqualTo(forApprover.get("approved").intValue() + 1);
        assertThat(get(approver, "/pending-actions/" + action.get("id").textValue())
                        .get("your_approval")
                        .isNull())
                .isTrue();
    }

    @Test
    void tellsWhatIsHaltedToWhomItStops() {
        put("/halts/alpha", "{\"reason\":\"prices are wrong\"}");

        String beta = minted("sees-beta", "\"operations:read\"", ",\"platforms\":[\"beta\"]");
        String reader = minted("reads-only", "\"tools:read\"", "");

        assertThat(get(OPERATOR, "/summary").get("halts").toString()).isEqualTo("[\"alpha\"]");
        assertThat(get(approver, "/summary").get("halts").toString()).isEqualTo("[\"alpha\"]");
        assertThat(get(beta, "/summary").get("halts")).isEmpty();
        assertThat(get(beta, "/summary").get("platforms").toString())
                .isEqualTo("[{\"platform\":\"beta\",\"source\":\"sandbox\",\"warnings\":[]}]");
        assertThat(get(reader, "/summary").get("halts").isNull()).isTrue();
        assertThat(get(reader, "/summary").get("waiting").isNull()).isTrue();
        service.resume(OPERATOR, "alpha");
        assertThat(get(OPERATOR, "/summary").get("halts")).isEmpty();
    }

    @Test
    void tellsWhatMayHaveBeenSpent() {
        new ApprovedCalls(service, OPERATOR, approver).apply("update_campaign_budget", LOST);

        JsonNode day = get(OPERATOR, "/spend").at("/rows/0/caps/per_day");
        JsonNode days = get(OPERATOR, "/spend/beta:act_1700100015");

        assertThat(day.at("/used/amount_major").textValue()).isEqualTo("40.00");
        assertThat(day.at("/left/amount_major").textValue()).isEqualTo("60.00");
        // It is found applied sooner or later, and then is final.
        assertThat(day.at("/reserved/amount_micros").longValue()
                        + day.at("/committed/amount_micros").longValue())
                .isEqualTo(40_000_000);
        assertThat(days.at("/rows/0/used/amount_major").textValue()).isEqualTo("40.00");
        assertThat(metrics()).contains("adtools_spend_used_ratio{account=\"beta:act_1700100015\"} 0.4");
    }

    @Test
    void tellsWhoATokenIs() {
        String narrow =
                minted("narrow", "\"tools:read\"", ",\"accounts\":[\"100-200-3001\"],\"groups\":[\"reporting\"]");

        JsonNode me = get(narrow, "/me");
        JsonNode operator = get(OPERATOR, "/me");

        assertThat(me.get("principal").textValue()).isEqualTo("narrow");
        assertThat(me.get("owner").textValue()).isEqualTo("marketing");
        assertThat(me.get("token_id").textValue()).isEqualTo(narrow.split("_", -1)[2]);
        assertThat(me.get("scopes").toString()).isEqualTo("[\"tools:read\"]");
        assertThat(me.get("accounts").toString()).isEqualTo("[\"1002003001\"]");
        assertThat(me.get("groups").toString()).isEqualTo("[\"reporting\"]");
        assertThat(me.get("expires_at").isTextual()).isTrue();
        assertThat(operator.get("principal").textValue()).isEqualTo("operator");
        assertThat(operator.get("expires_at").isNull()).isTrue();
        assertThat(service.send(service.anonymous("/api/v1/me")).statusCode()).isEqualTo(401);
    }

    private static String minted(String principal, String scopes, String limits) {
        post(OPERATOR, "/principals", "{\"id\":\"" + principal + "\",\"owner\":\"marketing\",\"kind\":\"service\"}");
        return Service.json(post(
                        OPERATOR,
                        "/tokens",
                        "{\"name\":\"t\",\"principal\":\"" + principal + "\",\"scopes\":[" + scopes + "]" + limits
                                + "}"))
                .get("token")
                .textValue();
    }

    private static JsonNode get(String token, String path) {
        HttpResponse<byte[]> answer = service.send(service.request(token, "/api/v1" + path));
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        return Service.json(answer);
    }

    private static HttpResponse<byte[]> post(String token, String path, String body) {
        return service.send(service.request(token, "/api/v1" + path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }

    private static void put(String path, String body) {
        service.send(service.request(OPERATOR, "/api/v1" + path)
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString(body)));
    }

    private static String metrics() {
        return new String(
                Service.ofAdmin(app)
                        .send(Service.ofAdmin(app).anonymous("/metrics"))
                        .body(),
                StandardCharsets.UTF_8);
    }
}
