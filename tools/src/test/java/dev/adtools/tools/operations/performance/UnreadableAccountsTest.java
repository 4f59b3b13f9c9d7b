package dev.adtools.tools.operations.performance;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class UnreadableAccountsTest {

    private static final String BOTH = "\"beta_account_ids\":[\"act_1700200001\",\"act_1700200002\"]";
    private static final String ACCOUNT = """
            {"id":"ID","name":"Lamps","currency":"USD","timezone_name":"Europe/Berlin","account_status":1,
             "min_daily_budget":100}""";
    private static final String DAYS = """
            {"data":[
              {"impressions":"1000","clicks":"50","spend":"100.50","date_start":"2026-11-02","date_stop":"2026-11-02"},
              {"impressions":"300","clicks":"9","spend":"20.25","date_start":"2026-11-05","date_stop":"2026-11-05"}]}""";
    private static final String THROTTLED = "{\"error\":{\"message\":\"Too many calls.\",\"code\":80000}}";
    private static final String GONE =
            "{\"error\":{\"message\":\"No such object.\",\"code\":100,\"error_subcode\":33}}";
    private static final String NOT_ENABLED = """
            {"error":{"code":403,"message":"m","status":"PERMISSION_DENIED","details":[{"errors":[
             {"errorCode":{"authorizationError":"CUSTOMER_NOT_ENABLED"},"message":"Not enabled."}]}]}}""";

    private final Map<String, WireAnswer> failures = new HashMap<>();

    @Test
    void addsUpTheAccountsThatCanBeRead() {
        failures.put("act_1700200002", response(400, GONE));

        JsonNode report = report(BOTH);

        // 100.50 + 20.25
        assertThat(report.at("/totals/0/cost_micros").asLong()).isEqualTo(120_750_000);
        assertThat(report.at("/totals/0/accounts").asInt()).isEqualTo(1);
        assertThat(report.path("accounts").findValuesAsText("account_id")).containsExactly("act_1700200001");
        assertThat(report.path("unreadable")).isEqualTo(WireJson.value("""
                [{"platform":"beta","account_id":"act_1700200002","code":"100/33","message":"No such object.",
                  "retry_after_seconds":null}]"""));
        assertThat(report.path("partial").asBoolean()).isTrue();
        assertThat(ReadCall.insight(report, "ACCOUNTS_UNREADABLE").path("ids"))
                .isEqualTo(WireJson.value("[\"act_1700200002\"]"));
        assertThat(report.path("summary").asText()).endsWith("1 account(s) could not be read.");
    }

    @Test
    void isNotPartialWhenAllAccountsCanBeRead() {
        JsonNode report = report(BOTH);

        assertThat(report.path("partial").asBoolean()).isFalse();
        assertThat(report.path("unreadable")).isEmpty();
        assertThat(report.at("/totals/0/cost_micros").asLong()).isEqualTo(241_500_000);
        assertThat(report.path("insights").findValuesAsText("code")).doesNotContain("ACCOUNTS_UNREADABLE");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            429 | {"error":{"message":"Wait.","code":80000}} | 80000                | 30
            400 | {"error":{"message":"Old.","code":190}}    | 190                  |
            400 | {"error":{"message":"Ended.","code":2635}} | 2635                 |
            500 | ``                                         | PLATFORM_ERROR       |
            """)
    void listsAnAccountWithTheReason(int status, String body, String code, String wait) {
        failures.put("act_1700200002", response(status, body));

        JsonNode account = report(BOTH).at("/unreadable/0");

        assertThat(account.path("code").asText()).isEqualTo(code);
        assertThat(account.path("retry_after_seconds").asText()).isEqualTo(wait == null ? "null" : wait);
    }

    @Test
    void listsAccountsOfBothPlatforms() {
        failures.put("/customers/2345678901/", response(403, NOT_ENABLED));

        JsonNode report = report(BOTH + ",\"alpha_account_ids\":[\"2345678901\"]");

        assertThat(report.at("/unreadable/0")).isEqualTo(WireJson.value("""
                {"platform":"alpha","account_id":"2345678901","code":"authorizationError.CUSTOMER_NOT_ENABLED",
                 "message":"Not enabled.","retry_after_seconds":null}"""));
        assertThat(report.at("/totals/0/accounts").asInt()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"error":{"message":"Wait.","code":80000}}  | PLATFORM_RATE_LIMITED
            {"error":{"message":"Old.","code":190}}     | PLATFORM_CREDENTIALS_REJECTED
            {"error":{"message":"Ended.","code":2635}}  | PLATFORM_VERSION_UNSUPPORTED
            """)
    void failsWithTheFailureOfTheFirstWhenNoAccountCanBeRead(String first, ErrorCode code) {
        failures.put("act_1700200001", response(400, first));
        failures.put("act_1700200002", response(400, GONE));

        ToolError error = ReadCall.error(tool(), "{" + BOTH + "}");

        assertThat(error.code()).isEqualTo(code);
        assertThat(error.details().get("account_id")).isEqualTo(new JsonString("act_1700200001"));
    }

    @Test
    void failsWhenTheCallIsWrong() {
        failures.put("act_1700200001", response(400, THROTTLED));

        ToolError days = ReadCall.error(tool(), "{" + BOTH + ",\"date_range\":\"2020-01-01..2020-01-02\"}");

        assertThat(days.code()).isEqualTo(ErrorCode.RULE_VIOLATION);
    }

    private JsonNode report(String accounts) {
        return ReadCall.data(tool(), "{" + accounts + ",\"date_range\":\"2026-11-01..2026-11-07\"}");
    }

    private GetCrossAccountPerformanceDispatch tool() {
        ScriptedTransport transport = new ScriptedTransport(this::answer);
        return new GetCrossAccountPerformanceDispatch(SandboxWorld.alpha(transport), SandboxWorld.beta(transport));
    }

    private WireAnswer answer(WireRequest request) {
        String path = request.uri().getPath();
        return failures.entrySet().stream()
                .filter(failure -> path.contains(failure.getKey()))
                .findFirst()
                .map(Map.Entry::getValue)
                .orElseGet(() -> path.endsWith("/insights")
                        ? response(200, DAYS)
                        : response(200, ACCOUNT.replace("ID", path.replaceFirst(".*/", ""))));
    }
}
