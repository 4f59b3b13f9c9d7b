package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers of execute requests, in one of two shapes. */
class ExecuteToolIT {

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

    @ParameterizedTest(name = "{0} {1} {2} -> {3} {4}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    all     | get_things | {               | 400 | INVALID_JSON
                    all     | get_things | [1,]            | 400 | INVALID_JSON
                    all     | get_things | {"a":1,"a":2}   | 400 | INVALID_JSON
                    all     | get_things | {"arguments":{"size":9007199254740993}} | 400 | INVALID_JSON
                    all     | no_tool    | {               | 400 | INVALID_JSON
                    all     | get_things | []              | 400 | INVALID_REQUEST
                    all     | get_things | "x"             | 400 | INVALID_REQUEST
                    all     | get_things | null            | 400 | INVALID_REQUEST
                    all     | get_things | {"extra":1}     | 400 | INVALID_REQUEST
                    all     | get_things | {"platform":5}  | 400 | INVALID_REQUEST
                    all     | get_things | {"platform":"omega"} | 400 | INVALID_REQUEST
                    all     | get_things | {"arguments":[]}   | 400 | INVALID_REQUEST
                    all     | no_tool    | {"extra":1}     | 400 | INVALID_REQUEST
                    all     | no_tool    | {}              | 404 | TOOL_NOT_FOUND
                    all     | GET_THINGS | {}              | 404 | TOOL_NOT_FOUND
                    beta    | check_thing| {}              | 404 | TOOL_NOT_FOUND
                    narrow  | check_thing| {}              | 404 | TOOL_NOT_FOUND
                    nobody  | get_things | {}              | 401 | UNAUTHENTICATED
                    nobody  | no_tool    | {               | 401 | UNAUTHENTICATED
                    """)
    void answersTheBareErrorObjectBeforeAReadableRequestMeetsATool(
            String token, String tool, String body, int status, String code) {
        HttpResponse<byte[]> response = service.execute(token, tool, body);

        assertThat(response.statusCode()).isEqualTo(status);
        assertBareError(Service.json(response), code);
    }

    @ParameterizedTest(name = "{0} {1} {2} -> {3} {4}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    all     | get_things   | {"platform":"alpha"}                            | 400 | PLATFORM_MISMATCH
                    all     | get_things   | {"arguments":{"colour":1}}                      | 400 | INVALID_ARGUMENTS
                    all     | get_things   | {"arguments":{"size":"1"}}                      | 400 | INVALID_ARGUMENTS
                    reader  | check_thing  | {}                                              | 403 | INSUFFICIENT_SCOPE
                    reader  | create_thing | {}                                              | 403 | INSUFFICIENT_SCOPE
                    account | get_things   | {"arguments":{"account_id":"999-999-9999"}}     | 403 | ACCOUNT_FORBIDDEN
                    account | create_thing | {}                                              | 403 | ACCOUNT_FORBIDDEN
                    all     | get_things   | {"arguments":{"behaviour":"rule_violation"}}    | 422 | RULE_VIOLATION
                    all     | get_things   | {"arguments":{"behaviour":"platform_error"}}    | 502 | PLATFORM_ERROR
                    all     | get_things   | {"arguments":{"behaviour":"platform_timeout"}}  | 504 | PLATFORM_TIMEOUT
                    all     | get_things   | {"arguments":{"behaviour":"throw"}}             | 500 | INTERNAL
                    all     | get_things   | {"arguments":{"behaviour":"overflow"}}          | 500 | INTERNAL
                    all     | create_thing | {"arguments":{"behaviour":"throw"}}             | 409 | OUTCOME_UNKNOWN
                    all     | create_thing | {"arguments":{"behaviour":"platform_timeout"}}  | 409 | OUTCOME_UNKNOWN
                    all     | create_thing | {"arguments":{"behaviour":"plan_platform_timeout"}} | 503 | PLATFORM_UNAVAILABLE
                    all     | create_thing | {"arguments":{"behaviour":"plan_throw"}}        | 500 | INTERNAL
                    all     | create_thing | {"arguments":{"behaviour":"plan_rule_violation"}}   | 422 | RULE_VIOLATION
                    """)
    void answersTheExecuteResponseOnceAReadableRequestMeetsATool(
            String token, String tool, String body, int status, String code) {
        HttpResponse<byte[]> response = service.execute(token, tool, body);

        assertThat(response.statusCode()).isEqualTo(status);
        JsonNode answer = Service.json(response);
        assertThat(answer.fieldNames())
                .toIterable()
                .containsExactly("ok", "platform", "tool", "data", "error", "mcp_response");
        assertThat(answer.get("ok").isBoolean()).isTrue();
        assertThat(answer.get("ok").booleanValue()).isFalse();
        assertThat(answer.get("tool").textValue()).isEqualTo(tool);
        assertThat(answer.get("data").isNull()).isTrue();
        assertBareError(answer.get("error"), code);
        JsonNode mcp = answer.get("mcp_response");
        assertThat(mcp.get("isError").booleanValue()).isTrue();
        assertThat(mcp.at("/structuredContent/error")).isEqualTo(answer.get("error"));
        assertThat(mcp.at("/content/0/text").textValue())
                .startsWith(answer.at("/error/message").textValue() + " ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    ``
                    {}
                    {"platform":"beta"}
                    {"arguments":{}}
                    {"arguments":{},"platform":"beta"}
                    { "arg\\u0075ments" : {"size" : 1e0} , "platform" : "b\\u0065ta" }
                    """)
    void takesEveryWayToSendTheSameRequest(String body) {
        HttpResponse<byte[]> response = service.execute("get_things", body);

        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(Service.json(response).get("ok").booleanValue()).isTrue();
    }

    @Test
    void showsTheSameDataThreeTimes() {
        HttpResponse<byte[]> response = service.execute("get_things", "{\"arguments\":{\"size\":5000}}");

        JsonNode answer = Service.json(response);
        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/json");
        assertThat(answer.fieldNames())
                .toIterable()
                .containsExactly("ok", "platform", "tool", "data", "error", "mcp_response");
        assertThat(answer.get("platform").textValue()).isEqualTo("beta");
        assertThat(answer.get("error").isNull()).isTrue();
        assertThat(answer.at("/data/echo").textValue()).hasSize(5004);
        JsonNode mcp = answer.get("mcp_response");
        assertThat(mcp.fieldNames()).toIterable().containsExactly("content", "structuredContent", "isError");
        assertThat(mcp.get("isError").booleanValue()).isFalse();
        assertThat(mcp.get("structuredContent")).isEqualTo(answer.get("data"));
        assertThat(mcp.at("/content/0/type").textValue()).isEqualTo("text");
        assertThat(mcp.at("/content/0/text").textValue())
                .isEqualTo(answer.get("data").toString());
    }

    @Test
    void readsAnAccountWithDashesAsTheAccountOfTheToken() {
        HttpResponse<byte[]> response =
                service.execute("account", "get_things", "{\"arguments\":{\"account_id\":\"123-456-7890\"}}");

        assertThat(response.statusCode()).isEqualTo(200);
    }

    @Test
    void listsEveryViolation() {
        HttpResponse<byte[]> response =
                service.execute("get_things", "{\"arguments\":{\"size\":-1,\"behaviour\":\"\",\"colour\":1}}");

        assertThat(Service.json(response).at("/error/details/violations").findValuesAsText("pointer"))
                .containsExactly("/size", "/behaviour", "/colour");
    }

    @Test
    void keepsTheBugOffTheWire() {
        HttpResponse<byte[]> response = service.execute("get_things", "{\"arguments\":{\"behaviour\":\"throw\"}}");

        assertThat(new String(response.body(), java.nio.charset.StandardCharsets.UTF_8))
                .doesNotContain("secret")
                .doesNotContain("Exception")
                .contains("\"error_id\":");
    }

    @Test
    void namesTheScopeThatIsMissing() {
        HttpResponse<byte[]> response = service.execute("reader", "create_thing", "{}");

        assertThat(response.headers().firstValue("WWW-Authenticate"))
                .hasValue("Bearer realm=\"adtools\", error=\"insufficient_scope\", scope=\"tools:spend\"");
    }

    @Test
    void saysWhenToComeBack() {
        HttpResponse<byte[]> response = service.execute("get_things", "{\"arguments\":{\"behaviour\":\"wait\"}}");

        assertThat(response.statusCode()).isEqualTo(429);
        assertThat(response.headers().firstValue("Retry-After")).hasValue("17");
    }

    private static void assertBareError(JsonNode error, String code) {
        assertThat(error.fieldNames()).toIterable().containsExactly("message", "code", "details");
        assertThat(error.get("code").textValue()).isEqualTo(code);
        assertThat(error.get("message").textValue()).matches("(?s).*[.?]");
        assertThat(error.at("/details/retryable").isBoolean()).isTrue();
        assertThat(error.at("/details/retry").textValue()).isIn("same_key", "new_key", "after_fix", "never");
        assertThat(error.at("/details/request_id").textValue()).isNotEmpty();
    }
}
