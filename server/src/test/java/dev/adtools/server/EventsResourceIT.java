package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The service's own warnings and errors over REST. */
@Tag("stores")
class EventsResourceIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String near;
    private static String far;
    private static String requestId;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, new ItDatabase());
        app.before();
        service = Service.of(app);
        near = token("\"tools:read\",\"tools:write\"", ",\"accounts\":[\"act_1700100001\"]");
        far = token("\"operations:read\"", ",\"accounts\":[\"act_1700100001\"]");
        requestId = service.execute(near, "get_campaigns", "{\"arguments\":{\"account_id\":\"act_1700100002\"}}")
                .headers()
                .firstValue("X-Request-Id")
                .orElseThrow();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void showsTheEventThatTheToolShows() {
        JsonNode listed = Service.json(service.execute(
                        OPERATOR, "get_recent_errors", "{\"arguments\":{\"request_id\":\"" + requestId + "\"}}"))
                .at("/data/rows");

        assertThat(listed).hasSize(1);
        assertThat(rows(OPERATOR, "?request_id=" + requestId)).isEqualTo(listed);
    }

    @Test
    void namesTheAccountOfACampaign() {
        // Writes in this account of the sandbox fail without an answer.
        String lost = service.execute(
                        OPERATOR, "pause_beta_campaign", "{\"arguments\":{\"campaign_id\":\"120210000000000205\"}}")
                .headers()
                .firstValue("X-Request-Id")
                .orElseThrow();

        assertThat(rows(OPERATOR, "?request_id=" + lost).findValuesAsText("account_id"))
                .containsExactly("act_1700100015");
        assertThat(rows(near, "?request_id=" + lost)).isEmpty();
    }

    @Test
    void namesTheAccountOfAWorkflow() {
        String one = failed("120210000000000205");
        String two = failed("120210000000000205", "120210000000000023");

        assertThat(rows(OPERATOR, "?tool=start_workflow&request_id=" + one).findValuesAsText("account_id"))
                .containsExactly("act_1700100015");
        assertThat(rows(near, "?request_id=" + one)).isEmpty();
        assertThat(rows(OPERATOR, "?tool=start_workflow&request_id=" + two)
                        .findValue("account_id")
                        .isNull())
                .isTrue();
    }

    // Writes in the account of the first campaign fail without an answer.
    private static String failed(String... campaigns) {
        String steps = Arrays.stream(campaigns)
                .map(campaign ->
                        "{\"tool\":\"pause_beta_campaign\",\"arguments\":{\"campaign_id\":\"" + campaign + "\"}}")
                .collect(Collectors.joining(","));
        return service.execute(OPERATOR, "start_workflow", "{\"arguments\":{\"steps\":[" + steps + "]}}")
                .headers()
                .firstValue("X-Request-Id")
                .orElseThrow();
    }

    @Test
    void namesTheAccountOfAnApprovedChange() throws IOException {
        String approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        JsonNode action = Service.json(
                        service.execute(
                                OPERATOR,
                                "update_campaign_budget",
                                "{\"arguments\":{\"campaign_id\":\"120210000000000205\",\"daily_budget\":6100,\"currency\":\"USD\"}}"))
                .at("/data/pending_action");
        String hash = "\"payload_hash\":" + action.get("payload_hash");
        service.send(service.request(
                        approver, "/api/v1/pending-actions/" + action.get("id").textValue() + "/approve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{" + hash + "}")));

        String lost = service.execute(
                        OPERATOR,
                        "resume_workflow_after_approval",
                        "{\"arguments\":{\"pending_action_id\":" + action.get("id") + "," + hash + "}}")
                .headers()
                .firstValue("X-Request-Id")
                .orElseThrow();

        JsonNode seen = rows(OPERATOR, "?request_id=" + lost);
        assertThat(seen).isNotEmpty();
        assertThat(seen.findValuesAsText("account_id")).containsOnly("act_1700100015");
    }

    @Test
    void hidesWhatIsOutsideOfTheTokensLimits() {
        assertThat(rows(near, "?request_id=" + requestId)).isEmpty();
        assertThat(rows(far, "?request_id=" + requestId)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "level=warning, true",
        "level=error, false",
        "level=all, true",
        "since=PT1H, true",
        "since=PT1H&code=ACCOUNT_FORBIDDEN, true",
        "code=HALTED, false",
        "tool=get_campaigns, true",
        "tool=list_beta_accounts, false",
        "platform=beta, true",
        "platform=alpha, false",
        "request_id=another, false"
    })
    void findsEventsOfAQuery(String query, boolean found) {
        assertThat(rows(OPERATOR, "?limit=500&" + query)
                        .findValuesAsText("request_id")
                        .contains(requestId))
                .isEqualTo(found);
    }

    @ParameterizedTest
    @ValueSource(strings = {"level=dire", "since=yesterday", "since=P31D", "platform=zeta", "limit=0", "cursor=%21"})
    void refusesAQueryThatMeansNothing(String query) {
        JsonNode refused = get(OPERATOR, "?" + query);

        assertThat(refused.get("code").textValue()).isEqualTo("INVALID_REQUEST");
        assertThat(refused.get("message").textValue())
                .startsWith(query.substring(0, query.indexOf('=')))
                .endsWith(".");
    }

    @Test
    void needsAScope() {
        JsonNode refused = get(token("\"approvals:read\"", ""), "");

        assertThat(refused.get("code").textValue()).isEqualTo("INSUFFICIENT_SCOPE");
        assertThat(refused.at("/details/scope").textValue()).isEqualTo("tools:read");
    }

    private static JsonNode rows(String token, String query) {
        return get(token, query).get("rows");
    }

    private static JsonNode get(String token, String query) {
        return Service.json(service.send(service.request(token, "/api/v1/events" + query)));
    }

    private static String token(String scopes, String limits) {
        return Service.json(service.send(service.request(OPERATOR, "/api/v1/tokens")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{\"name\":\"t\",\"principal\":\"operator\",\"scopes\":[" + scopes
                                + "]" + limits + "}"))))
                .get("token")
                .textValue();
    }
}
