package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Search mode of MCP: three tools in place of all, of which one calls the others through the same pipeline. */
class SearchModeIT {

    private static final TestService APP = TestService.withProductTools();

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

    @ParameterizedTest
    @ValueSource(strings = {Mcp.HANDSHAKE, Mcp.STATELESS})
    void listsThreeTools(String revision) {
        JsonNode tools =
                Service.json(search("all", revision).ask("tools/list", "{}")).at("/result/tools");

        assertThat(names(tools)).containsExactly("search_tools", "describe_tool", "call_tool");
    }

    @Test
    void findsOnlyWhatTheTokenMayCall() {
        String arguments = "{\"query\":\"create a paused app campaign\",\"limit\":20}";

        assertThat(names(search("all", Mcp.STATELESS), arguments)).startsWith("create_alpha_app_campaign");
        assertThat(names(search("reader", Mcp.STATELESS), arguments)).doesNotContain("create_alpha_app_campaign");
    }

    @Test
    void saysHowToAskWhereNothingIsFound() {
        JsonNode found = structure(search("all", Mcp.STATELESS), "search_tools", "{\"query\":\"the of and\"}");

        assertThat(found.get("tools")).isEmpty();
        assertThat(found.get("hint").textValue()).contains("pause a campaign");
    }

    @Test
    void describesAToolWithItsExactSchema() {
        JsonNode catalog = Service.json(service.send(service.request("all", "/api/v1/tools")));

        JsonNode tool = structure(search("all", Mcp.STATELESS), "describe_tool", "{\"name\":\"get_campaigns\"}");

        assertThat(catalog.get("tools")).anySatisfy(listed -> {
            assertThat(listed.get("name").textValue()).isEqualTo("get_campaigns");
            assertThat(tool.get("inputSchema")).isEqualTo(listed.get("inputSchema"));
            assertThat(tool.get("description")).isEqualTo(listed.get("description"));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {Mcp.HANDSHAKE, Mcp.STATELESS})
    void callsAToolOnceForAKey(String revision) {
        int before = APP.things().applied();
        String call = "{\"name\":\"create_thing\",\"arguments\":{\"size\":1}}";

        JsonNode first = Service.json(search("all", revision).call("call_tool", call, key))
                .get("result");
        JsonNode direct = Service.json(new Mcp(service, "all", revision).call("create_thing", "{\"size\":1}", key))
                .get("result");

        assertThat(APP.things().applied()).isEqualTo(before + 1);
        assertThat(direct.get("structuredContent")).isEqualTo(first.get("structuredContent"));
        assertThat(direct.at("/_meta/dev.adtools~1operationId")).isEqualTo(first.at("/_meta/dev.adtools~1operationId"));
        assertThat(direct.at("/_meta/dev.adtools~1idempotentReplayed").booleanValue())
                .isTrue();
    }

    @Test
    void takesAKeyThatAModelCanSend() {
        int before = APP.things().applied();
        String call = "{\"name\":\"create_thing\",\"arguments\":{\"size\":1},\"idempotency_key\":\"" + key + "\"}";

        JsonNode first = Service.json(search("all", Mcp.STATELESS).call("call_tool", call))
                .get("result");
        JsonNode again = Service.json(search("all", Mcp.STATELESS).call("call_tool", call))
                .get("result");
        JsonNode other = Service.json(search("all", Mcp.STATELESS).call("call_tool", call, "another-" + key))
                .get("result");

        assertThat(APP.things().applied()).isEqualTo(before + 1);
        assertThat(again.get("structuredContent")).isEqualTo(first.get("structuredContent"));
        assertThat(first.at("/structuredContent/warnings")).isEmpty();
        assertThat(other.at("/structuredContent/error/code").textValue()).isEqualTo("IDEMPOTENCY_KEY_INVALID");
    }

    @Test
    void recordsTheToolThatWasCalled() {
        search("all", Mcp.STATELESS)
                .call("call_tool", "{\"name\":\"get_things\",\"arguments\":{\"account_id\":\"999-999-1234\"}}");

        JsonNode rows = Service.json(service.send(service.request("all", "/api/v1/audit/events?limit=500")))
                .get("rows");
        assertThat(rows)
                .anyMatch(row -> row.path("tool").asText().equals("get_things")
                        && row.path("account_id").asText().equals("9999991234"));
        assertThat(rows).noneMatch(row -> row.path("tool").asText().equals("call_tool"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            search_tools  | {}                                        | INVALID_ARGUMENTS | query
            search_tools  | {"query":" "}                             | INVALID_ARGUMENTS | query
            search_tools  | {"query":"a 501 times"}                   | INVALID_ARGUMENTS | query
            search_tools  | {"query":"x","limit":21}                  | INVALID_ARGUMENTS | limit
            search_tools  | {"query":"x","limit":1.5}                 | INVALID_ARGUMENTS | limit
            describe_tool | {"name":"no_such_tool"}                   | TOOL_NOT_FOUND    | search_tools
            describe_tool | {"name":"get_thing"}                      | TOOL_NOT_FOUND    | did you mean get_things?
            describe_tool | {}                                        | INVALID_ARGUMENTS | name must be the name
            describe_tool | {"tool":"get_things"}                     | INVALID_ARGUMENTS | describe_tool name
            call_tool     | {"name":"no_such_tool"}                   | TOOL_NOT_FOUND    | search_tools
            call_tool     | {"name":"call_tool"}                      | TOOL_NOT_FOUND    | search_tools
            call_tool     | {"name":"get_thing"}                      | TOOL_NOT_FOUND    | did you mean get_things?
            call_tool     | {"arguments":{}}                          | INVALID_ARGUMENTS | name must be the name
            call_tool     | {"name":"get_things","size":1}            | INVALID_ARGUMENTS | go into arguments
            call_tool     | {"name":"get_things","_meta":{}}          | INVALID_ARGUMENTS | _meta stands beside
            call_tool     | {"name":"get_things","idempotency_key":7} | INVALID_ARGUMENTS | idempotency_key must be
            call_tool     | {"name":7}                                | INVALID_ARGUMENTS | arguments.name
            call_tool     | {"name":"get_things","arguments":[]}      | INVALID_ARGUMENTS | arguments.arguments
            call_tool     | {"name":"get_things","arguments":{"x":1}} | INVALID_ARGUMENTS | x
            """)
    void saysWhatIsWrong(String tool, String arguments, String code, String words) {
        JsonNode result = Service.json(
                        search("all", Mcp.STATELESS).call(tool, arguments.replace("a 501 times", "a ".repeat(251))))
                .get("result");

        assertThat(result.get("isError").booleanValue()).isTrue();
        assertThat(result.at("/structuredContent/error/code").textValue()).isEqualTo(code);
        assertThat(result.at("/content/0/text").textValue()).contains(words);
    }

    @ParameterizedTest
    @CsvSource({"31, 200", "32, 400"})
    void takesArgumentsAsDeepAsThoseOfADirectCall(int levels, int status) {
        String deep = "{\"x\":".repeat(levels) + "1" + "}".repeat(levels);
        String passedOn = "{\"name\":\"get_things\",\"arguments\":" + deep + "}";

        assertThat(search("all", Mcp.STATELESS).call("call_tool", passedOn).statusCode())
                .isEqualTo(status);
        assertThat(search("all", Mcp.STATELESS).call("get_things", deep).statusCode())
                .isEqualTo(status);
        assertThat(new Mcp(service, "all", Mcp.STATELESS)
                        .call("get_things", deep)
                        .statusCode())
                .isEqualTo(status);
        assertThat(new Mcp(service, "all", Mcp.STATELESS)
                        .call("call_tool", passedOn)
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void callsAToolByItsOwnNameToo() {
        JsonNode result = Service.json(search("all", Mcp.STATELESS).call("get_things", "{\"size\":1}"))
                .get("result");

        assertThat(result.get("isError").booleanValue()).isFalse();
    }

    @Test
    void takesNoOtherMode() {
        JsonNode answer = Service.json(
                new Mcp(service, "all", Mcp.STATELESS).at("/mcp?mode=fast").ask("tools/list", "{}"));

        assertThat(answer.at("/error/code").intValue()).isEqualTo(-32602);
        assertThat(answer.at("/error/message").textValue()).contains("search");
    }

    private static Mcp search(String token, String revision) {
        return new Mcp(service, token, revision).at("/mcp?mode=search");
    }

    private static JsonNode structure(Mcp mcp, String tool, String arguments) {
        return Service.json(mcp.call(tool, arguments)).at("/result/structuredContent");
    }

    private static List<String> names(Mcp mcp, String arguments) {
        return names(structure(mcp, "search_tools", arguments).get("tools"));
    }

    private static List<String> names(JsonNode tools) {
        return tools.findParents("inputSchema").stream()
                .map(tool -> tool.get("name").textValue())
                .toList();
    }
}
