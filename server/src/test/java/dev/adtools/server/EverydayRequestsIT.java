package dev.adtools.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everyday sentences: the tool that fits is found by what the list says of it, and so are its arguments. */
class EverydayRequestsIT {

    private static final TestService APP = TestService.withProductTools();
    // Search finds 55, 63 and 63 of 63 without labels; 44, 55 and 58 before tools had search words.
    private static final Map<Integer, Integer> FLOORS = Map.of(1, 53, 3, 61, 5, 62);

    private static Mcp search;
    private static Mcp mcp;
    private static Map<String, JsonNode> compact;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        Service service = Service.of(APP);
        mcp = new Mcp(service, "all", Mcp.STATELESS);
        search = mcp.at("/mcp?mode=search");
        compact = tools("{}");
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @Test
    void areOfEveryTool() {
        Set<String> product = new TreeSet<>(compact.keySet());
        product.removeIf(name -> name.endsWith("_thing") || name.endsWith("_things"));

        assertThat(requests()).hasSizeGreaterThanOrEqualTo(60);
        assertThat(requests().stream().map(Request::tool)).containsAll(product);
    }

    @Test
    void findTheToolByWords() {
        Map<Integer, Integer> found = new HashMap<>();
        for (Request request : requests()) {
            JsonNode hits = call(search, "search_tools", "{\"limit\":5,\"query\":" + request.quoted() + "}");
            int rank = hits.at("/structuredContent/tools").findParents("inputSchema").stream()
                    .map(tool -> tool.get("name").textValue())
                    .toList()
                    .indexOf(request.tool());
            FLOORS.keySet().forEach(most -> found.merge(most, rank >= 0 && rank < most ? 1 : 0, Integer::sum));
        }

        System.out.println("found first, in three, in five: " + found);
        FLOORS.forEach((most, floor) ->
                assertThat(found.getOrDefault(most, 0)).as("in " + most).isGreaterThanOrEqualTo(floor));
    }

    @ParameterizedTest
    @MethodSource("requests")
    void haveArgumentsThatTheListAndTheToolTake(Request request) {
        JsonNode arguments = Mcp.tree(request.arguments());
        JsonNode schema = Objects.requireNonNull(compact.get(request.tool())).get("inputSchema");
        Schema checked = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(schema);

        JsonNode result =
                call(search, "call_tool", "{\"name\":\"" + request.tool() + "\",\"arguments\":" + arguments + "}");

        assertThat(checked.validate(arguments)).isEmpty();
        arguments
                .fieldNames()
                .forEachRemaining(
                        name -> assertThat(schema.get("properties").has(name)).isTrue());
        assertThat(result.at("/structuredContent/error/code").asText("none"))
                .isNotIn("INVALID_ARGUMENTS", "RULE_VIOLATION");
    }

    @ParameterizedTest
    @MethodSource("requests")
    void teachWhatIsWrongWithAnArgument(Request request) {
        ObjectNode arguments = (ObjectNode) Mcp.tree(request.arguments());
        String name = arguments.isEmpty() ? "colour" : arguments.fieldNames().next();
        JsonNode value = arguments.path(name);
        arguments.set(name, value.isNumber() || value.isBoolean() ? TextNode.valueOf("x") : DoubleNode.valueOf(7.5));

        JsonNode result = call(mcp, request.tool(), arguments.toString());

        String text = result.at("/content/0/text").textValue();
        assertThat(result.at("/structuredContent/error/code").textValue()).isEqualTo("INVALID_ARGUMENTS");
        assertThat(text)
                .contains(name + " ")
                .containsAnyOf("must be", "not known here")
                .endsWith("before calling again.");
        assertThat(text).contains(finder(name, value.asText()));
    }

    private static String finder(String argument, String value) {
        return switch (argument) {
            case "account_id" -> value.startsWith("act_") ? "list_beta_accounts finds" : "list_alpha_accounts finds";
            case "campaign_id" -> "get_campaigns finds";
            case "task_id" -> "list_scheduled_tasks finds";
            case "pending_action_id" -> "list_pending_actions finds";
            default -> argument;
        };
    }

    private static Map<String, JsonNode> tools(String params) {
        Map<String, JsonNode> tools = new HashMap<>();
        Service.json(mcp.ask("tools/list", params))
                .at("/result/tools")
                .forEach(tool -> tools.put(tool.get("name").textValue(), tool));
        return tools;
    }

    private static JsonNode call(Mcp mcp, String tool, String arguments) {
        return Service.json(mcp.call(tool, arguments)).get("result");
    }

    static List<Request> requests() {
        try (InputStream file = EverydayRequestsIT.class.getResourceAsStream("/mcp/everyday-requests.txt")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" \\| ", 3))
                    .map(parts -> new Request(parts[0], parts[1], parts[2]))
                    .toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** A sentence, the tool that fits and its arguments. */
    record Request(String sentence, String tool, String arguments) {

        String quoted() {
            return '"' + sentence.replace("\"", "\\\"") + '"';
        }

        @Override
        public String toString() {
            return sentence;
        }
    }
}
