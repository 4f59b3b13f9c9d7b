package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Unknown and repeated query parameters are refused by every operation, and so are headers that begin with {@code Tool}. */
class QueryParametersIT {

    private static final TestService APP = new TestService();

    private static Service service;

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
    void refusesWhatNoOperationHas() {
        List<Described> described = described();

        assertThat(described).hasSizeGreaterThan(80).allSatisfy(operation -> {
            assertThat(message(send(operation, "no_such_parameter=1")))
                    .startsWith("\"no_such_parameter\" is no query parameter here");
            operation.parameters().forEach(name -> {
                assertThat(message(send(operation, name + "s=1")))
                        .startsWith("\"" + name + "s\" is no query parameter here; did you mean ");
                assertThat(message(send(operation, name + "=1&" + name + "=1")))
                        .isEqualTo("The query parameter " + name + " is there more than once.");
            });
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1", "limit=1&=true"})
    void refusesAParameterWithoutAName(String query) {
        assertThat(message(service.send(service.request("all", "/api/v1/operations?" + query))))
                .isEqualTo("A query parameter has no name.");
    }

    @Test
    void takesTheHeaderForGroupsEverywhere() {
        assertThat(service.send(service.request("all", "/api/v1/tools").header("tool-groups", "reporting"))
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void showsAHostileNameInert() {
        assertThat(message(service.send(service.request("all", "/api/v1/operations?%E2%80%AE%0A=1"))))
                .isEqualTo("\"\ufffd\ufffd\" is no query parameter here.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"create_thing", "stage_thing", "stop_thing"})
    void doesNothingForACallWithOne(String tool) {
        int before = APP.things().applied();
        for (String query : List.of("validate_only=true", "dry_run=1", "idempotency_key=abc", "platform=alpha")) {
            HttpRequest.Builder call = service.request("all", "/api/v1/tools/" + tool + "/execute?" + query);

            assertThat(message(service.send(call.header("Content-Type", "application/json")
                            .POST(BodyPublishers.ofString("{\"arguments\":{\"behaviour\":\"any\"}}")))))
                    .endsWith(" is no query parameter here; send arguments in the body.");
        }
        assertThat(APP.things().applied()).isEqualTo(before);
        JsonNode recorded = Service.json(service.send(service.request(
                        "all", "/api/v1/audit/events?kind=call&code=INVALID_REQUEST&limit=4&tool=" + tool)))
                .get("rows");
        assertThat(recorded).hasSize(4);
    }

    @Test
    void makesNoPrincipalWithOne() {
        String body = "{\"id\":\"dry\",\"owner\":\"team\",\"kind\":\"service\"}";

        assertThat(message(service.send(service.request("all", "/api/v1/principals?dry_run=1")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body)))))
                .isEqualTo("\"dry_run\" is no query parameter here; send arguments in the body.");
        assertThat(Service.json(service.send(service.request("all", "/api/v1/principals")))
                        .get("rows")
                        .findValuesAsText("id"))
                .isNotEmpty()
                .doesNotContain("dry");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            GET  | /api/v1/openapi.json              | Tool-Group  | "Tool-Group" is no header here; did you mean Tool-Groups?
            GET  | /api/v1/tools                     | tool-list   | "tool-list" is no header here.
            POST | /api/v1/tools/stop_thing/execute  | Tools       | "Tools" is no header here.
            """, quoteCharacter = '`')
    void refusesHeadersThatWouldChooseTools(String method, String path, String header, String message) {
        int before = APP.things().applied();

        assertThat(message(service.send(service.request("all", path)
                        .header(header, "reporting")
                        .method(method, BodyPublishers.noBody()))))
                .isEqualTo(message);
        assertThat(APP.things().applied()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            ?group=reporting            | -           | "group" is no query parameter here; did you mean groups?
            ?Groups=reporting           | -           | "Groups" is no query parameter here; did you mean groups?
            ?MODE=search                | -           | "MODE" is no query parameter here; did you mean mode?
            ?groups=changes&api_key=x   | -           | "api_key" is no query parameter here.
            ?mode=search&mode=x         | -           | The query parameter mode is there more than once.
            ?groups=changes&groups=x    | -           | The query parameter groups is there more than once.
            -                           | Tool-Group  | "Tool-Group" is no header here; did you mean Tool-Groups?
            -                           | Tools-Groups | "Tools-Groups" is no header here; did you mean Tool-Groups?
            """, quoteCharacter = '`')
    void refusesThemOverMcpBeforeAnythingIsDone(@Nullable String query, @Nullable String header, String message) {
        int before = APP.things().applied();
        for (String revision : List.of(Mcp.HANDSHAKE, Mcp.STATELESS)) {
            HttpRequest.Builder call = new Mcp(service, "all", revision)
                    .at("/mcp" + (query == null ? "" : query))
                    .request("tools/call", (ObjectNode) Mcp.tree("{\"name\":\"stop_thing\",\"arguments\":{}}"));

            HttpResponse<byte[]> answer = service.send(header == null ? call : call.header(header, "reporting"));

            JsonNode error = Service.json(answer).get("error");
            assertThat(error.get("code").intValue()).isEqualTo(-32602);
            assertThat(error.get("message").textValue()).isEqualTo(message);
            assertThat(answer.statusCode()).isEqualTo(revision.equals(Mcp.STATELESS) ? 400 : 200);
        }
        assertThat(APP.things().applied()).isEqualTo(before);
    }

    @Test
    void leavesPagesAndOtherHeadersAlone() {
        assertThat(service.send(service.anonymous("/console/sign-in?from=mail")).statusCode())
                .isEqualTo(200);
        assertThat(service.send(service.request("all", "/api/v1/me").header("Trace-Tool", "x"))
                        .statusCode())
                .isEqualTo(200);
    }

    private static HttpResponse<byte[]> send(Described operation, String query) {
        return service.send(service.request("all", operation.path() + "?" + query)
                .method(operation.method(), BodyPublishers.noBody()));
    }

    private static String message(HttpResponse<byte[]> answer) {
        JsonNode error = Service.json(answer);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(error.path("code").textValue()).isEqualTo("INVALID_REQUEST");
        return error.path("message").textValue();
    }

    private static List<Described> described() {
        JsonNode paths = Service.json(service.send(service.request("all", "/api/v1/openapi.json")))
                .get("paths");
        return paths.properties().stream()
                .filter(path -> path.getKey().startsWith("/api/"))
                .flatMap(path -> path.getValue().properties().stream()
                        .map(operation -> new Described(
                                operation.getKey().toUpperCase(Locale.ROOT),
                                path.getKey().replaceAll("\\{[a-z_]+}", "x"),
                                names(operation))))
                .toList();
    }

    private static List<String> names(Map.Entry<String, JsonNode> operation) {
        return operation
                .getValue()
                .path("parameters")
                .valueStream()
                .filter(parameter -> parameter.path("in").asText().equals("query"))
                .map(parameter -> parameter.path("name").asText())
                .toList();
    }

    private record Described(String method, String path, List<String> parameters) {}
}
