package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.server.fixtures.DrawnArguments;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.ConfigOverride;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tools over MCP: they are listed as they are compiled, and called as they are over REST. */
class McpToolsIT {

    private static final TestService APP = TestService.withProductTools(ConfigOverride.config("mcp.pageSize", "10"));

    private static final String EXACT = "{\"dev.adtools/outputSchemas\":true}";

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
    void listsEveryToolOnceAndInTheSameOrderAsRest(String revision) {
        JsonNode catalog = Service.json(service.send(service.request("all", "/api/v1/tools")));

        List<JsonNode> tools = list(new Mcp(service, "all", revision));

        assertThat(tools).extracting(tool -> tool.get("name").textValue()).containsExactlyElementsOf(names(catalog));
        for (int i = 0; i < tools.size(); i++) {
            JsonNode exact = catalog.at("/tools/" + i);
            assertThat(exact.get("description").textValue())
                    .startsWith(tools.get(i).get("description").textValue());
            assertThat(tools.get(i).at("/inputSchema/properties").fieldNames())
                    .toIterable()
                    .containsExactlyElementsOf(
                            () -> exact.at("/inputSchema/properties").fieldNames());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {Mcp.HANDSHAKE, Mcp.STATELESS})
    void listsExactSchemasWhenAsked(String revision) {
        JsonNode catalog = Service.json(service.send(service.request("all", "/api/v1/tools")));

        List<JsonNode> tools = list(new Mcp(service, "all", revision), EXACT);

        for (int i = 0; i < tools.size(); i++) {
            assertThat(tools.get(i).get("inputSchema")).isEqualTo(catalog.at("/tools/" + i + "/inputSchema"));
            assertThat(tools.get(i).get("description")).isEqualTo(catalog.at("/tools/" + i + "/description"));
            assertThat(tools.get(i).has("outputSchema")).isTrue();
        }
    }

    // Some clients check arguments against the list before they send them.
    @Test
    void listsNoSchemaThatRefusesWhatTheToolTakes() {
        long seed = Long.getLong("seed", new Random().nextInt(Integer.MAX_VALUE));
        System.out.println("seed of listed schemas: " + seed + "; repeat with -Dseed=" + seed);
        DrawnArguments drawn = new DrawnArguments(new Random(seed));
        List<JsonNode> exact = list(new Mcp(service, "all", Mcp.STATELESS), EXACT);
        List<JsonNode> compact = list(new Mcp(service, "all", Mcp.STATELESS));
        int taken = 0;

        for (int i = 0; i < exact.size(); i++) {
            Schema tool = schema(exact.get(i));
            Schema listed = schema(compact.get(i));
            for (int j = 0; j < 50; j++) {
                JsonNode arguments = Mcp.tree(drawn.of(exact.get(i).get("inputSchema")));
                if (tool.validate(arguments).isEmpty()) {
                    taken++;
                    assertThat(listed.validate(arguments))
                            .as(arguments.toString())
                            .isEmpty();
                }
            }
        }

        assertThat(taken).isGreaterThan(10 * exact.size());
    }

    @Test
    void saysInFewWordsWhatAModelNeeds() {
        JsonNode tool = named("update_campaign_budget", list(new Mcp(service, "all", Mcp.STATELESS)));

        assertThat(tool).isEqualTo(Mcp.tree("""
                        {"name": "update_campaign_budget",
                         "description": "Changes the daily budget of one campaign on beta. Use it only when that change is intended; another person must always approve.",
                         "inputSchema": {"type": "object", "properties": {
                           "campaign_id": {"type": "string"},
                           "daily_budget": {"description": "The new daily budget in minor units: 5000 is 50.00 USD and 5000 JPY", "type": "number"},
                           "currency": {"description": "The account's currency, to confirm the unit", "type": "string"},
                           "validate_only": {"type": "boolean"},
                           "reason": {"type": "string"},
                           "replaces": {"description": "The id of the pending action to replace", "type": "string"}},
                           "required": ["campaign_id", "daily_budget"]},
                         "annotations": {}}"""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            get_campaigns             | {"readOnlyHint":true}
            create_alpha_app_campaign | {"destructiveHint":false}
            pause_beta_campaign       | {}
            create_scheduled_task     | {"destructiveHint":false,"openWorldHint":false}
            """)
    void saysOnlyHintsThatAreNotTheStandard(String name, String hints) {
        JsonNode tool = named(name, list(new Mcp(service, "all", Mcp.STATELESS)));

        assertThat(tool.get("annotations")).isEqualTo(Mcp.tree(hints));
    }

    @Test
    void saysWhatAToolMayDoWhereClientsLookForIt() {
        JsonNode tool = named("create_alpha_app_campaign", list(new Mcp(service, "all", Mcp.STATELESS), EXACT));

        assertThat(tool.fieldNames())
                .toIterable()
                .containsExactly("name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta");
        assertThat(tool.get("annotations")).isEqualTo(Mcp.tree("""
                        {"title": "Create a paused app campaign", "readOnlyHint": false, "destructiveHint": false,
                         "idempotentHint": false, "openWorldHint": true}"""));
        assertThat(tool.get("_meta")).isEqualTo(Mcp.tree("""
                        {"dev.adtools/platform": "alpha", "dev.adtools/mode": "write", "dev.adtools/group": "changes",
                         "dev.adtools/spend_affecting": true, "dev.adtools/spend": "paused_or_approval",
                         "dev.adtools/approval": "on_request", "dev.adtools/supports_raw_data": false}"""));
        assertThat(tool.at("/outputSchema/type").textValue()).isEqualTo("object");
        assertThat(tool.at("/outputSchema/anyOf/0/required").findValuesAsText(""))
                .isEmpty();
        assertThat(tool.at("/outputSchema/anyOf/0/properties/status/enum")).hasSize(5);
        assertThat(tool.at("/outputSchema/anyOf/1/required")).isEqualTo(Mcp.tree("[\"error\"]"));
    }

    @ParameterizedTest
    @CsvSource({"all, true, true", "reader, true, false", "narrow, true, false"})
    void listsWhatTheTokenMayCall(String token, boolean reads, boolean writes) {
        List<String> names = list(new Mcp(service, token, Mcp.HANDSHAKE)).stream()
                .map(tool -> tool.get("name").textValue())
                .toList();

        assertThat(names.contains("get_things")).isEqualTo(reads);
        assertThat(names.contains("create_thing")).isEqualTo(writes);
    }

    @ParameterizedTest
    @ValueSource(strings = {Mcp.HANDSHAKE, Mcp.STATELESS})
    void answersWithTheBytesThatRestShows(String revision) {
        HttpResponse<byte[]> rest = service.execute("get_things", "{\"arguments\":{\"size\":3}}");

        HttpResponse<byte[]> response = new Mcp(service, "all", revision).call("get_things", "{\"size\":3}");

        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(Mcp.result(response))
                .hasToString(Service.json(rest).get("mcp_response").toString());
        assertThat(Service.json(response).at("/result/structuredContent"))
                .isEqualTo(Mcp.tree(
                        Service.json(response).at("/result/content/0/text").textValue()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            all     | get_things   | {"size":-1}                     | INVALID_ARGUMENTS
            all     | get_things   | {"nothing":1}                   | INVALID_ARGUMENTS
            reader  | create_thing | {}                              | INSUFFICIENT_SCOPE
            account | get_things   | {"account_id":"999-999-9999"}   | ACCOUNT_FORBIDDEN
            all     | get_things   | {"behaviour":"platform_rejected"} | PLATFORM_REJECTED
            all     | get_things   | {"behaviour":"throw"}           | INTERNAL
            all     | create_thing | {"behaviour":"platform_timeout"} | OUTCOME_UNKNOWN
            """)
    void letsAnAgentCorrectItself(String token, String tool, String arguments, String code) {
        HttpResponse<byte[]> response = new Mcp(service, token, Mcp.STATELESS).call(tool, arguments, key);

        JsonNode result = Service.json(response).get("result");
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(result.get("isError").booleanValue()).isTrue();
        assertThat(result.at("/structuredContent/error/code").textValue()).isEqualTo(code);
        assertThat(result.at("/content/0/text").textValue())
                .startsWith(result.at("/structuredContent/error/message").textValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {Mcp.HANDSHAKE, Mcp.STATELESS})
    void namesTheToolThatWasMeant(String revision) {
        JsonNode misspelt = Service.json(new Mcp(service, "all", revision).call("get_thing", "{}"));
        JsonNode unseen = Service.json(
                new Mcp(service, "all", revision).at("/mcp?groups=changes").call("get_thing", "{}"));

        assertThat(misspelt.at("/error/message").textValue())
                .endsWith("; did you mean get_things? tools/list lists those that are there.");
        assertThat(unseen.at("/error/message").textValue()).endsWith("may see. tools/list lists those that are there.");
    }

    @Test
    void takesACallWithoutArguments() {
        HttpResponse<byte[]> response =
                new Mcp(service, "all", Mcp.HANDSHAKE).ask("tools/call", "{\"name\":\"get_things\"}");

        assertThat(Service.json(response).at("/result/isError").booleanValue()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {Mcp.HANDSHAKE, Mcp.STATELESS})
    void replaysAKeyOfEitherWireOnTheOther(String revision) {
        Mcp mcp = new Mcp(service, "all", revision);
        int before = APP.things().applied();

        HttpResponse<byte[]> first = mcp.call("create_thing", "{\"size\":1}", key);
        HttpResponse<byte[]> overRest = rest("create_thing", "{\"size\":1}", key);
        HttpResponse<byte[]> again = mcp.call("create_thing", "{\"size\":1}", key);
        HttpResponse<byte[]> other = mcp.call("create_thing", "{\"size\":2}", key);

        assertThat(APP.things().applied()).isEqualTo(before + 1);
        assertThat(meta(first).get("dev.adtools/idempotentReplayed").booleanValue())
                .isFalse();
        assertThat(meta(again).get("dev.adtools/idempotentReplayed").booleanValue())
                .isTrue();
        assertThat(meta(first).has("dev.adtools/firstAnsweredAt")).isFalse();
        assertThat(overRest.headers().firstValue("Idempotent-First-Answered-At"))
                .hasValue(meta(again).get("dev.adtools/firstAnsweredAt").textValue());
        assertThat(overRest.headers().firstValue("Idempotent-Replayed")).hasValue("true");
        assertThat(overRest.headers().firstValue("Operation-Id"))
                .hasValue(meta(first).get("dev.adtools/operationId").textValue());
        assertThat(Service.json(overRest).get("mcp_response"))
                .hasToString(Mcp.result(first).toString());
        assertThat(withoutNoticeOfReplay(again)).hasToString(Mcp.result(first).toString());
        assertThat(Service.json(other)
                        .at("/result/structuredContent/error/code")
                        .textValue())
                .isEqualTo("IDEMPOTENCY_KEY_REUSED");
    }

    @Test
    void replaysAKeyOfRest() {
        HttpResponse<byte[]> first = rest("create_thing", "{\"size\":1}", key);

        HttpResponse<byte[]> again = new Mcp(service, "all", Mcp.STATELESS).call("create_thing", "{\"size\":1}", key);

        assertThat(meta(again).get("dev.adtools/idempotentReplayed").booleanValue())
                .isTrue();
        assertThat(withoutNoticeOfReplay(again))
                .hasToString(Service.json(first).get("mcp_response").toString());
    }

    // Apart from the second text, a replay equals the first answer byte for byte.
    private static JsonNode withoutNoticeOfReplay(HttpResponse<byte[]> again) {
        ObjectNode replayed = Mcp.result(again);
        assertThat(((ArrayNode) replayed.get("content")).remove(1).get("text").textValue())
                .isEqualTo("This is the stored answer of "
                        + meta(again).get("dev.adtools/firstAnsweredAt").textValue()
                        + ". The call was not made again. Read the object for its present state.");
        return replayed;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-", textBlock = """
            KEY   | -      | true
            "KEY" | -      | true
            KEY   | KEY    | true
            KEY   | "KEY"  | true
            "KEY" | KEY    | true
            -     | KEY,   | true
            KEY   | other  | false
            -     | ``     | false
            -     | a b    | false
            K,EY  | -      | false
            """)
    void takesTheKeyFromTheHeaderToo(@Nullable String header, @Nullable String meta, boolean taken) {
        Mcp mcp = new Mcp(service, "all", Mcp.HANDSHAKE);
        ObjectNode params = (ObjectNode) Mcp.tree("{\"name\":\"create_thing\",\"arguments\":{}}");
        if (meta != null) {
            params.putObject("_meta").put("dev.adtools/idempotencyKey", meta.replace("KEY", key));
        }
        HttpRequest.Builder request = mcp.request("tools/call", params);
        if (header != null) {
            request.header("Idempotency-Key", header.replace("KEY", key));
        }

        HttpResponse<byte[]> response = service.send(request);

        assertThat(Service.json(response).at("/result/isError").booleanValue()).isEqualTo(!taken);
        assertThat(Service.json(response)
                        .at("/result/structuredContent/error/code")
                        .asText("none"))
                .isEqualTo(taken ? "none" : "IDEMPOTENCY_KEY_INVALID");
    }

    @Test
    void answersAtOnceWhatWaitsForApproval() {
        HttpResponse<byte[]> response = new Mcp(service, "all", Mcp.STATELESS)
                .call("update_campaign_budget", "{\"campaign_id\":\"120210000000000023\",\"daily_budget\":25000}", key);

        JsonNode data = Service.json(response).at("/result/structuredContent");
        assertThat(Service.json(response).at("/result/isError").booleanValue()).isFalse();
        assertThat(data.get("status").textValue()).isEqualTo("pending_approval");
        assertThat(data.at("/pending_action/id").textValue()).isNotEmpty();
    }

    @Test
    void hasNoToolThatApproves() {
        assertThat(list(new Mcp(service, "all", Mcp.HANDSHAKE)))
                .extracting(tool -> tool.get("name").textValue())
                .noneMatch(
                        name -> name.startsWith("approve") || name.startsWith("reject") || name.startsWith("decide"));
    }

    @Test
    void takesArgumentsThatAreNestedAsDeepAsOverRest() {
        String deepest = "[".repeat(30) + "]".repeat(30);
        String arguments = "{\"nothing\":" + deepest + "}";

        HttpResponse<byte[]> rest = service.execute("get_things", "{\"arguments\":" + arguments + "}");
        HttpResponse<byte[]> mcp = new Mcp(service, "all", Mcp.HANDSHAKE).call("get_things", arguments);
        HttpResponse<byte[]> deeper =
                new Mcp(service, "all", Mcp.HANDSHAKE).call("get_things", "{\"nothing\":[" + deepest + "]}");

        assertThat(Service.json(rest).at("/error/code").textValue()).isEqualTo("INVALID_ARGUMENTS");
        assertThat(Service.json(mcp).at("/result/structuredContent/error/code").textValue())
                .isEqualTo("INVALID_ARGUMENTS");
        assertThat(Service.json(deeper).at("/error/code").intValue()).isEqualTo(-32700);
    }

    private static Schema schema(JsonNode tool) {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(tool.get("inputSchema"));
    }

    private static JsonNode named(String name, List<JsonNode> tools) {
        return tools.stream()
                .filter(tool -> tool.get("name").textValue().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<JsonNode> list(Mcp mcp) {
        return list(mcp, "{}");
    }

    private static List<JsonNode> list(Mcp mcp, String meta) {
        List<JsonNode> tools = new ArrayList<>();
        String cursor = "";
        while (cursor != null) {
            String params = "{" + cursor + "\"_meta\":" + meta + "}";
            JsonNode result = Service.json(mcp.ask("tools/list", params)).get("result");
            assertThat(result.get("tools").size()).isBetween(1, 10);
            result.get("tools").forEach(tools::add);
            JsonNode next = result.get("nextCursor");
            cursor = next == null ? null : "\"cursor\":" + next + ",";
        }
        return tools;
    }

    private static List<String> names(JsonNode catalog) {
        List<String> names = new ArrayList<>();
        catalog.get("tools").forEach(tool -> names.add(tool.get("name").textValue()));
        return names;
    }

    private static JsonNode meta(HttpResponse<byte[]> response) {
        return Service.json(response).at("/result/_meta");
    }

    private static HttpResponse<byte[]> rest(String tool, String arguments, String key) {
        String body = "{\"arguments\":" + arguments + "}";
        return service.send(
                service.post("all", tool, body.getBytes(StandardCharsets.UTF_8)).header("Idempotency-Key", key));
    }
}
