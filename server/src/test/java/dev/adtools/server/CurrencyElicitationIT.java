package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A client whose user can be asked is asked for the currency that a budget needs, and for nothing else. */
class CurrencyElicitationIT {

    private static final TestService APP = TestService.withProductTools();
    private static final String FORMS = "{\"elicitation\":{}}";
    private static final String CAMPAIGN = "120210000000000001";
    private static final String ACCEPTED = "{\"currency\":{\"action\":\"accept\",\"content\":{\"currency\":\"USD\"}}}";

    private static Service service;

    private final String key = UUID.randomUUID().toString();

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
    void asksForTheCurrencyAndSaysWhatTheAmountIsTakenAs() {
        JsonNode result = raise(FORMS, "{}").get("result");

        assertThat(result.get("resultType").textValue()).isEqualTo("input_required");
        assertThat(result.has("isError") || result.has("requestState")).isFalse();
        assertThat(result.at("/_meta").has("dev.adtools/operationId")).isFalse();
        assertThat(result.get("inputRequests").fieldNames()).toIterable().containsExactly("currency");
        JsonNode request = result.at("/inputRequests/currency");
        assertThat(request.get("method").textValue()).isEqualTo("elicitation/create");
        assertThat(request.at("/params/message").textValue())
                .startsWith(
                        "Change a campaign's daily budget (campaign_id " + CAMPAIGN + "): the daily budget is taken as")
                .contains("6000.00 USD")
                .endsWith("approves nothing.");
        assertThat(request.at("/params/requestedSchema")).isEqualTo(Mcp.tree("""
                        {"type": "object",
                         "properties": {"currency": {
                           "type": "string", "title": "Currency",
                           "description": "The account's currency, to confirm the unit. ISO 4217.",
                           "minLength": 3, "maxLength": 3}},
                         "required": ["currency"]}"""));
    }

    @Test
    void stagesOnceWhatTheUserHasConfirmed() {
        raise(FORMS, "{}");

        JsonNode first = raise(FORMS, ACCEPTED).get("result");
        JsonNode again = raise(FORMS, ACCEPTED).get("result");
        JsonNode plain = call("{}", "{}", ",\"currency\":\"USD\"").get("result");

        assertThat(first.get("resultType").textValue()).isEqualTo("complete");
        assertThat(first.at("/structuredContent/status").textValue()).isEqualTo("pending_approval");
        for (JsonNode replay : new JsonNode[] {again, plain}) {
            assertThat(replay.get("structuredContent")).isEqualTo(first.get("structuredContent"));
            assertThat(replay.at("/_meta/dev.adtools~1idempotentReplayed").booleanValue())
                    .isTrue();
        }
    }

    @Test
    void recordsTheQuestionAsTheRefusalThatItIs() {
        String operations = "/api/v1/operations?limit=200";
        JsonNode before = get(operations);

        raise(FORMS, "{}");

        assertThat(get(operations)).isEqualTo(before);
        assertThat(get("/api/v1/audit/events?limit=50").get("rows"))
                .anyMatch(row -> row.path("tool").asText().equals("update_campaign_budget")
                        && row.toString().contains("RULE_VIOLATION"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"decline", "cancel"})
    void refusesWhatTheUserDoesNotConfirm(String action) {
        assertRefused(raise(FORMS, "{\"currency\":{\"action\":\"" + action + "\"}}"), "SUSPICIOUS_UNIT_CHANGE");
    }

    @Test
    void refusesACurrencyThatIsNotTheAccounts() {
        assertRefused(raise(FORMS, ACCEPTED.replace("USD", "EUR")), "BUDGET-CURRENCY-2");
        assertRefused(raise(FORMS, ACCEPTED.replace("USD", "usd")), "pattern");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"sampling\":{}}", "{\"elicitation\":{\"url\":{}}}", "{\"elicitation\":true}"})
    void asksNobodyWhoCannotAnswer(String capabilities) {
        assertRefused(raise(capabilities, "{}"), "SUSPICIOUS_UNIT_CHANGE");
    }

    @Test
    void asksInNoOlderRevisionAndNotBehindASearch() {
        String update = params(FORMS, ACCEPTED, "");
        String call =
                ((ObjectNode) Mcp.tree(update)).retain("name", "arguments").toString();
        String search = "{\"name\":\"call_tool\",\"arguments\":" + call + ",\"inputResponses\":" + ACCEPTED
                + ",\"_meta\":" + meta(FORMS) + "}";

        assertRefused(
                Service.json(new Mcp(service, "all", Mcp.HANDSHAKE).ask("tools/call", update)),
                "SUSPICIOUS_UNIT_CHANGE");
        assertRefused(
                Service.json(new Mcp(service, "all", Mcp.STATELESS)
                        .at("/mcp?mode=search")
                        .ask("tools/call", search)),
                "SUSPICIOUS_UNIT_CHANGE");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"campaign_id":"120210000000000001","daily_budget":1}                      | BUDGET-FLOOR-1
            {"campaign_id":"120210000000000001","daily_budget":600000,"currency":"EUR"} | BUDGET-CURRENCY-2
            {"campaign_id":"120210000000000001"}                                       | required
            """)
    void asksForNothingElse(String arguments, String rule) {
        String params =
                "{\"name\":\"update_campaign_budget\",\"arguments\":" + arguments + ",\"_meta\":" + meta(FORMS) + "}";

        assertRefused(Service.json(new Mcp(service, "all", Mcp.STATELESS).ask("tools/call", params)), rule);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7",
                "{}",
                "{\"action\":\"accept\"}",
                "{\"action\":\"approve\",\"content\":{\"currency\":\"USD\"}}",
                "{\"action\":\"accept\",\"content\":{}}",
                "{\"action\":\"accept\",\"content\":{\"currency\":5}}",
                "{\"action\":\"accept\",\"content\":{\"Currency\":\"USD\"}}",
                "{\"action\":\"accept\",\"content\":{\"currency\":\"USD\",\"daily_budget\":1}}"
            })
    void takesNoOtherAnswer(String answer) {
        JsonNode response = raise(FORMS, "{\"currency\":" + answer + "}");

        assertThat(response.at("/error/code").intValue()).isEqualTo(-32602);
        assertThat(response.at("/error/message").textValue()).contains("inputResponses.currency");
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "[]", "{\"other\":{\"action\":\"accept\",\"content\":{\"currency\":\"USD\"}}}"})
    void asksAgainWhenItWasNotAnswered(String answers) {
        assertThat(raise(FORMS, answers).at("/result/resultType").textValue()).isEqualTo("input_required");
    }

    @Test
    void addsNothingToToolsThatTakeNoCurrency() {
        String params = "{\"name\":\"get_things\",\"arguments\":{\"size\":1},\"inputResponses\":" + ACCEPTED + "}";

        JsonNode result = Service.json(new Mcp(service, "all", Mcp.STATELESS).ask("tools/call", params))
                .get("result");

        assertThat(result.get("isError").booleanValue()).isFalse();
    }

    private JsonNode raise(String capabilities, String answers) {
        return call(capabilities, answers, "");
    }

    private JsonNode call(String capabilities, String answers, String more) {
        return Service.json(
                new Mcp(service, "all", Mcp.STATELESS).ask("tools/call", params(capabilities, answers, more)));
    }

    private String params(String capabilities, String answers, String more) {
        return "{\"name\":\"update_campaign_budget\",\"arguments\":{\"campaign_id\":\"" + CAMPAIGN
                + "\",\"daily_budget\":600000" + more + "},\"inputResponses\":" + answers + ",\"_meta\":"
                + meta(capabilities) + "}";
    }

    private String meta(String capabilities) {
        return "{\"dev.adtools/idempotencyKey\":\"" + key + "\",\"io.modelcontextprotocol/clientCapabilities\":"
                + capabilities + "}";
    }

    private static JsonNode get(String path) {
        return Service.json(service.send(service.request("all", path)));
    }

    private static void assertRefused(JsonNode response, String rule) {
        assertThat(response.at("/result/isError").booleanValue())
                .as(response.toString())
                .isTrue();
        assertThat(response.at("/result/structuredContent/error/details/violations/0/rule")
                        .textValue())
                .isEqualTo(rule);
    }
}
