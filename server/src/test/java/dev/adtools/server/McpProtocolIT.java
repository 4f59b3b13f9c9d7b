package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The protocol: what a message must be, in which revision, and what is said of one that is not. */
class McpProtocolIT {

    private static final TestService APP = new TestService();
    private static final String META = """
            "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
            "io.modelcontextprotocol/clientCapabilities":{}}""";

    private static Service service;
    private static Mcp handshake;
    private static Mcp stateless;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
        handshake = new Mcp(service, "all", Mcp.HANDSHAKE);
        stateless = new Mcp(service, "all", Mcp.STATELESS);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @ParameterizedTest
    @CsvSource({
        "2025-03-26, 2025-03-26",
        "2025-06-18, 2025-06-18",
        "2025-11-25, 2025-11-25",
        "2026-07-28, 2025-11-25",
        "2024-11-05, 2025-11-25",
        "tomorrow,   2025-11-25"
    })
    void agreesOnTheRevisionThatIsAskedForOrTheNewestWithAHandshake(String asked, String agreed) {
        HttpResponse<byte[]> response = handshake.ask("initialize", "{\"protocolVersion\":\"" + asked + "\"}");

        JsonNode result = Service.json(response).get("result");
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Mcp-Session-Id")).isEmpty();
        assertThat(result.get("protocolVersion").textValue()).isEqualTo(agreed);
        assertThat(result.get("capabilities")).isEqualTo(Mcp.tree("{\"tools\":{},\"prompts\":{},\"resources\":{}}"));
        assertThat(result.at("/serverInfo/name").textValue()).isEqualTo("adtools");
        assertThat(result.get("instructions").textValue()).doesNotContain("_meta");
    }

    @Test
    void tellsAStatelessClientAllItNeedsAtOnce() {
        HttpResponse<byte[]> response = stateless.ask("server/discover", "{}");

        JsonNode result = Service.json(response).get("result");
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(result.get("resultType").textValue()).isEqualTo("complete");
        assertThat(result.get("supportedVersions"))
                .isEqualTo(Mcp.tree("[\"2026-07-28\",\"2025-11-25\",\"2025-06-18\",\"2025-03-26\"]"));
        assertThat(result.get("capabilities")).isEqualTo(Mcp.tree("{\"tools\":{},\"prompts\":{},\"resources\":{}}"));
        assertThat(result.get("ttlMs").longValue()).isPositive();
        assertThat(result.get("cacheScope").textValue()).isEqualTo("private");
        assertThat(result.get("_meta")
                        .get("io.modelcontextprotocol/serverInfo")
                        .get("name")
                        .textValue())
                .isEqualTo("adtools");
    }

    @Test
    void answersAPingWithNothing() {
        HttpResponse<byte[]> response = handshake.raw("{\"jsonrpc\":\"2.0\",\"id\":\"p\",\"method\":\"ping\"}");

        assertThat(response.body()).asString().isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":\"p\",\"result\":{}}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"notifications/initialized", "notifications/cancelled", "notifications/of_any_kind"})
    void acceptsNotificationsAndSaysNothing(String method) {
        HttpResponse<byte[]> response = handshake.raw("{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\"}");

        assertThat(response.statusCode()).isEqualTo(202);
        assertThat(response.body()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "-7", "9007199254740991", "1.0", "1e3", "\"1\"", "\"\\u00e9\\/\"", "\"\""})
    void repeatsTheIdAsItWasWritten(String id) {
        HttpResponse<byte[]> response = handshake.raw("{\"id\":" + id + " ,\"method\":\"ping\",\"jsonrpc\":\"2.0\"}");

        assertThat(response.body()).asString().isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{}}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"jsonrpc":"2.0",                                | -32700 | INVALID_JSON
            ``                                               | -32700 | INVALID_JSON
            {"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}  | -32700 | INVALID_JSON
            [{"jsonrpc":"2.0","id":1,"method":"ping"}]       | -32600 | INVALID_REQUEST
            "ping"                                           | -32600 | INVALID_REQUEST
            {"id":1,"method":"ping"}                         | -32600 | INVALID_REQUEST
            {"jsonrpc":2,"id":1,"method":"ping"}             | -32600 | INVALID_REQUEST
            {"jsonrpc":"2.0","id":null,"method":"ping"}      | -32600 | INVALID_REQUEST
            {"jsonrpc":"2.0","id":1.5,"method":"ping"}       | -32600 | INVALID_REQUEST
            {"jsonrpc":"2.0","id":[1],"method":"ping"}       | -32600 | INVALID_REQUEST
            {"jsonrpc":"2.0","method":"ping"}                | -32600 | INVALID_REQUEST
            {"jsonrpc":"2.0","id":1,"result":{}}             | -32600 | INVALID_REQUEST
            {"jsonrpc":"2.0","id":1,"method":7}              | -32600 | INVALID_REQUEST
            """)
    void refusesWhatIsNoMessage(String body, int number, String code) {
        HttpResponse<byte[]> response = handshake.raw(body);

        JsonNode error = Service.json(response).get("error");
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(error.get("code").intValue()).isEqualTo(number);
        assertThat(error.at("/data/code").textValue()).isEqualTo(code);
        assertThat(error.at("/data/details/request_id").textValue())
                .isEqualTo(response.headers().firstValue("X-Request-Id").orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            tools/call  | []                                    | 400 | 200
            tools/call  | {}                                    | 400 | 200
            tools/call  | {"name":7}                            | 400 | 200
            tools/call  | {"name":"get_things","arguments":[]}  | 400 | 200
            tools/call  | {"name":"no_such_tool"}               | 400 | 200
            tools/list  | {"cursor":7}                          | 400 | 200
            tools/list  | {"cursor":"bm93aGVyZQ"}               | 400 | 200
            tools/list  | {"cursor":""}                         | 400 | 200
            prompts/list             | {"cursor":"bm93aGVyZQ"}  | 400 | 200
            resources/list           | {"cursor":"bm93aGVyZQ"}  | 400 | 200
            resources/templates/list | {"cursor":"bm93aGVyZQ"}  | 400 | 200
            """)
    void saysOfParamsThatTheyAreInvalid(String method, String params, int statelessStatus, int handshakeStatus) {
        String open = params.equals("{}") ? "{" : params.substring(0, params.length() - 1) + ",";
        String full = params.startsWith("{") ? open + META + "}" : params;

        HttpResponse<byte[]> before = handshake.raw(message(method, params));
        HttpResponse<byte[]> now = service.send(modern(method, message(method, full))
                .header("Mcp-Name", Mcp.tree(params).path("name").asText("")));

        assertThat(before.statusCode()).isEqualTo(handshakeStatus);
        assertThat(Service.json(before).at("/error/code").intValue()).isEqualTo(-32602);
        assertThat(now.statusCode()).isEqualTo(statelessStatus);
        assertThat(Service.json(now).at("/error/code").intValue()).isIn(-32602, -32020);
        assertThat(Service.json(now).get("id").intValue()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "server/discover, 200, 0, 200, -32601",
        "initialize,      404, -32601, 200, 0",
        "ping,            404, -32601, 200, 0",
        "logging/setLevel, 404, -32601, 200, -32601",
        "completion/complete, 404, -32601, 200, -32601",
        "tools/approve,   404, -32601, 200, -32601"
    })
    void hasTheMethodsOfTheRevisionOnly(String method, int now, int nowCode, int before, int beforeCode) {
        HttpResponse<byte[]> asked = stateless.ask(method, "{}");
        HttpResponse<byte[]> askedBefore = handshake.ask(method, "{}");

        assertThat(asked.statusCode()).isEqualTo(now);
        assertThat(Service.json(asked).at("/error/code").intValue()).isEqualTo(nowCode);
        assertThat(askedBefore.statusCode()).isEqualTo(before);
        assertThat(Service.json(askedBefore).at("/error/code").intValue()).isEqualTo(beforeCode);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-", textBlock = """
            2026-07-28 | tools/list | {}                                                                   | -32602
            2026-07-28 | tools/list | {"_meta":{"io.modelcontextprotocol/clientCapabilities":{}}}          | -32602
            2026-07-28 | tools/list | {"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}   | -32602
            2025-11-25 | tools/list | {META}                                                               | -32020
            -          | tools/list | {META}                                                               | -32020
            2026-07-28 | tools/LIST | {META}                                                               | -32020
            2026-07-28 | -          | {META}                                                               | -32020
            2027-01-01 | tools/list | {}                                                                   | -32022
            """)
    void wantsAStatelessRequestToSayTheSameInItsHeaders(String version, String method, String params, int number) {
        HttpRequest.Builder request = post(message("tools/list", params.replace("META", META)));
        if (version != null) {
            request.header("MCP-Protocol-Version", version);
        }
        if (method != null) {
            request.header("Mcp-Method", method);
        }

        HttpResponse<byte[]> response = service.send(request);

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(Service.json(response).at("/error/code").intValue()).isEqualTo(number);
        assertThat(Service.json(response).get("id").intValue()).isEqualTo(1);
    }

    @Test
    void namesTheRevisionsThatItSpeaks() {
        HttpResponse<byte[]> response =
                service.send(post(message("tools/list", "{}")).header("MCP-Protocol-Version", "v9"));

        assertThat(Service.json(response).at("/error/data"))
                .isEqualTo(Mcp.tree("{\"supported\":[\"2026-07-28\",\"2025-11-25\",\"2025-06-18\",\"2025-03-26\"],"
                        + "\"requested\":\"v9\"}"));
    }

    @ParameterizedTest
    @CsvSource({
        "get_things,  200",
        "  get_things ,  200",
        "=?base64?Z2V0X3RoaW5ncw==?=, 200",
        "=?base64?Z2V0X3RoaW5ncw?=, 400",
        "=?base64?Z2V0X3RoaW5ncx==?=, 400",
        "=?base64?***?=, 400",
        "=?base64?, 400",
        "check_thing, 400"
    })
    void wantsTheNameOfTheToolInAHeader(String header, int status) {
        String params = "{\"name\":\"get_things\"," + META + "}";

        HttpResponse<byte[]> response =
                service.send(modern("tools/call", message("tools/call", params)).header("Mcp-Name", header));

        assertThat(response.statusCode()).isEqualTo(status);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "DELETE", "PUT", "HEAD"})
    void takesPostOnly(String method) {
        HttpResponse<byte[]> response =
                service.send(service.request("all", "/mcp").method(method, BodyPublishers.noBody()));

        assertThat(response.statusCode()).isEqualTo(405);
        assertThat(response.headers().firstValue("Allow")).hasValue("OPTIONS, POST");
    }

    @Test
    void asksForATokenFirst() {
        HttpResponse<byte[]> response = service.send(service.anonymous("/mcp").POST(BodyPublishers.ofString("{")));

        assertThat(response.statusCode()).isEqualTo(401);
        assertThat(response.headers().firstValue("WWW-Authenticate")).isPresent();
    }

    @ParameterizedTest
    @CsvSource({
        "text/plain,       application/json, 415",
        "application/json, text/html,        406",
        "application/json, text/event-stream, 406",
        "application/json, '*/*',            200",
    })
    void speaksJsonOnly(String type, String accept, int status) {
        HttpResponse<byte[]> response = service.send(service.request("all", "/mcp")
                .header("Content-Type", type)
                .header("Accept", accept)
                .POST(BodyPublishers.ofString(message("ping", "{}"))));

        assertThat(response.statusCode()).isEqualTo(status);
        if (status != 200) {
            assertThat(Service.json(response).at("/error/code").intValue()).isEqualTo(-32600);
        }
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "http://evil.example.com, 403",
                "http://127.0.0.1:1,      403",
                "null,                    403",
                "-,                       200"
            })
    void refusesPagesOfOtherOrigins(String origin, int status) {
        HttpRequest.Builder request = post(message("ping", "{}"));
        if (origin != null) {
            request.header("Origin", origin);
        }

        assertThat(service.send(request).statusCode()).isEqualTo(status);
    }

    private static String message(String method, String params) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("jsonrpc", "2.0")
                .put("id", 1)
                .put("method", method)
                .set("params", Mcp.tree(params))
                .toString();
    }

    private static HttpRequest.Builder modern(String method, String body) {
        return post(body).header("MCP-Protocol-Version", "2026-07-28").header("Mcp-Method", method);
    }

    private static HttpRequest.Builder post(String body) {
        return service.request("all", "/mcp")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
    }
}
