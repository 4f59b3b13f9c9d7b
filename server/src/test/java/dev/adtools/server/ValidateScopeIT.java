package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A token that may only validate has writes checked, and nothing else done with them. */
@Tag("stores")
class ValidateScopeIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String CANCEL = "cancel_pending_action";
    private static final String RESUME = "resume_workflow_after_approval";
    private static final String BETA = "\"campaign_id\":\"120210000000000003\"";
    private static final String CHECKED = ",\"validate_only\":true";
    private static final List<String> NOT_CHECKED = List.of(
            "",
            ",\"validate_only\":false",
            ",\"validate_only\":\"true\"",
            ",\"validate_only\":1",
            ",\"validate_only\":null",
            ",\"validate_only\":[true]",
            ",\"Validate_only\":true",
            ",\"more\":{\"validate_only\":true}");
    private static final List<String> TWICE = List.of(
            ",\"validate_only\":true,\"validate_only\":false",
            ",\"validate_only\":false,\"validate_only\":true",
            ",\"validate_only\":true,\"validate\\u005fonly\":false");

    // What writes leave, whatever they start, and the accounts.
    private static final List<String> KEPT =
            List.of("operation", "pending_action", "workflow", "scheduled_task", "sandbox_entity", "spend_entry");

    private static final ItDatabase DATABASE = new ItDatabase();

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String validator;
    private static String task;
    private static String action;

    private Map<String, Long> before;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, DATABASE);
        app.before();
        service = Service.of(app);
        validator = token("\"tools:validate\"");
        task = data(rest(
                        OPERATOR,
                        "create_scheduled_task",
                        "{" + WriteSamples.arguments("create_scheduled_task", "") + "}",
                        ""))
                .at("/result/task_id")
                .textValue();
        action = data(rest(
                        OPERATOR,
                        "update_campaign_budget",
                        "{\"campaign_id\":\"120210000000000041\",\"daily_budget\":6000}",
                        ""))
                .at("/pending_action/id")
                .textValue();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @BeforeEach
    void count() {
        before = kept();
    }

    static Set<String> writes() {
        return Stream.concat(WriteSamples.tools().stream(), Stream.of(CANCEL)).collect(Collectors.toSet());
    }

    private static String arguments(String tool) {
        return tool.equals(CANCEL) ? "\"pending_action_id\":\"" + action + "\"" : WriteSamples.arguments(tool, task);
    }

    @Test
    void isTriedOnEveryWrite() {
        JsonNode catalog = Service.json(service.send(service.request(OPERATOR, "/api/v1/tools")));

        assertThat(catalog.get("tools"))
                .filteredOn(tool -> tool.get("mode").textValue().equals("write"))
                .extracting(tool -> tool.get("name").textValue())
                .containsExactlyInAnyOrderElementsOf(writes());
    }

    @ParameterizedTest
    @MethodSource("writes")
    void checksAWriteAndChangesNothing(String tool) {
        String arguments = "{" + arguments(tool) + CHECKED + "}";

        HttpResponse<byte[]> rest = rest(validator, tool, arguments, "");
        JsonNode mcp = mcp(tool, arguments);

        if (tool.equals(RESUME)) {
            assertThat(scope(rest)).isEqualTo("tools:spend");
            assertThat(mcp.at("/error/code").textValue()).isEqualTo("INSUFFICIENT_SCOPE");
        } else {
            // What runs already need not be resumed.
            String status = tool.equals("resume_scheduled_task") ? "no_change" : "validated";
            assertThat(data(rest).get("status").textValue()).isEqualTo(status);
            assertThat(data(rest).get("result").isNull()).isTrue();
            assertThat(data(rest).get("warnings").toString()).doesNotContain("Idempotency-Key");
            assertThat(mcp.get("status").textValue()).isEqualTo(status);
        }
        assertThat(kept()).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("writes")
    void refusesWhatIsNoCheck(String tool) {
        for (String asked : NOT_CHECKED) {
            String arguments = "{" + arguments(tool) + asked + "}";
            HttpResponse<byte[]> rest = rest(validator, tool, arguments, "key-of-" + tool);

            assertThat(scope(rest)).as(arguments).isIn("tools:write", "tools:spend");
            assertThat(mcp(tool, arguments).at("/error/code").textValue())
                    .as(arguments)
                    .isEqualTo("INSUFFICIENT_SCOPE");
        }
        assertThat(kept()).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("writes")
    void refusesToBeToldBoth(String tool) {
        for (String asked : TWICE) {
            String arguments = "{" + arguments(tool) + asked + "}";
            HttpResponse<byte[]> rest = rest(validator, tool, arguments, "");
            HttpResponse<byte[]> mcp = new Mcp(service, validator, Mcp.HANDSHAKE)
                    .raw("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"" + tool
                            + "\",\"arguments\":" + arguments + "}}");

            assertThat(rest.statusCode()).as(arguments).isEqualTo(400);
            assertThat(Service.json(rest).get("code").textValue()).isEqualTo("INVALID_JSON");
            assertThat(Service.json(mcp).at("/error/code").intValue()).isEqualTo(-32_700);
        }
        assertThat(kept()).isEqualTo(before);
    }

    @Test
    void saysWhatIsWrongWithTheArgumentsOfACheck() {
        HttpResponse<byte[]> answer =
                rest(validator, "pause_beta_campaign", "{\"campaign_id\":\"x\"" + CHECKED + "}", "");

        assertThat(Service.json(answer).at("/error/code").textValue()).isEqualTo("INVALID_ARGUMENTS");
    }

    @Test
    void readsNoAnswerOfAWriteByItsKey() {
        String arguments = "{" + BETA;
        data(rest(OPERATOR, "pause_beta_campaign", arguments + "}", "paused-once"));
        Map<String, Long> written = kept();

        HttpResponse<byte[]> same = rest(validator, "pause_beta_campaign", arguments + "}", "paused-once");
        HttpResponse<byte[]> check = rest(validator, "pause_beta_campaign", arguments + CHECKED + "}", "paused-once");

        assertThat(scope(same)).isEqualTo("tools:write");
        assertThat(Service.json(check).at("/error/code").textValue()).isEqualTo("IDEMPOTENCY_KEY_REUSED");
        assertThat(Service.json(check).get("data").isNull()).isTrue();
        assertThat(kept()).isEqualTo(written);
    }

    @Test
    void leavesNothingUnderItsKey() {
        String arguments = "{" + WriteSamples.arguments("update_campaign_budget", task) + CHECKED + "}";
        JsonNode first = data(rest(OPERATOR, "update_campaign_budget", arguments, "checked-once"));

        HttpResponse<byte[]> again = rest(validator, "update_campaign_budget", arguments, "checked-once");

        assertThat(data(again)).isEqualTo(first);
        assertThat(again.headers().firstValue("Idempotent-Replayed")).isEmpty();
        assertThat(again.headers().firstValue("Operation-Id")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"tools:read, false", "tools:validate, true"})
    void isListedOverMcpForWhomItIsOfUse(String scope, boolean listed) {
        String token = token("\"" + scope + "\"");

        HttpResponse<byte[]> list = new Mcp(service, token, Mcp.HANDSHAKE).ask("tools/list", "{}");

        Set<String> names = Set.copyOf(Service.json(list).at("/result/tools").findValuesAsText("name"));
        assertThat(names.contains("update_campaign_budget")).isEqualTo(listed);
        assertThat(names).doesNotContain(RESUME);
    }

    private static Map<String, Long> kept() {
        return KEPT.stream()
                .collect(Collectors.toMap(
                        table -> table,
                        table -> DATABASE.number(folder.resolve("data"), "SELECT count(*) FROM " + table)));
    }

    private static HttpResponse<byte[]> rest(String token, String tool, String arguments, String key) {
        byte[] body = ("{\"arguments\":" + arguments + "}").getBytes(StandardCharsets.UTF_8);
        var request = service.post(token, tool, body);
        return service.send(key.isEmpty() ? request : request.header("Idempotency-Key", key));
    }

    private static JsonNode mcp(String tool, String arguments) {
        return Mcp.result(new Mcp(service, validator, Mcp.STATELESS).call(tool, arguments))
                .get("structuredContent");
    }

    private static String token(String scopes) {
        HttpResponse<byte[]> minted = service.send(service.request(OPERATOR, "/api/v1/tokens")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(
                        "{\"name\":\"checks\",\"principal\":\"operator\",\"scopes\":[" + scopes + "]}")));
        return Service.json(minted).get("token").textValue();
    }

    private static JsonNode data(HttpResponse<byte[]> response) {
        assertThat(response.statusCode())
                .as(new String(response.body(), StandardCharsets.UTF_8))
                .isEqualTo(200);
        return Service.json(response).get("data");
    }

    private static String scope(HttpResponse<byte[]> refused) {
        assertThat(refused.statusCode())
                .as(new String(refused.body(), StandardCharsets.UTF_8))
                .isEqualTo(403);
        assertThat(Service.json(refused).at("/error/code").textValue()).isEqualTo("INSUFFICIENT_SCOPE");
        return Service.json(refused).at("/error/details/scope").textValue();
    }
}
