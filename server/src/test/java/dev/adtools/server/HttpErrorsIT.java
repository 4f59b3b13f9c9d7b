package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.RawConnection.RawAnswer;
import dev.adtools.server.fixtures.Service;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Failures before a tool is met have one shape, the right status, and no word about the inside. */
class HttpErrorsIT {

    private static final TestService APP = new TestService();
    private static final String EXECUTE = "/api/v1/tools/get_things/execute";
    private static final String CALLER = "Authorization: Bearer all\r\nContent-Type: application/json\r\n";
    private static final int LIMIT = 2 << 20;

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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/v1/tools/get_things/execute",
                "/mcp",
                "/api/v1/tokens",
                "/api/v1/halts/all",
                "/api/v1/tools"
            })
    void saysThatItClosesWhenItDoesNotWaitForTheBody(String path) throws IOException {
        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            RawAnswer answer = connection
                    .send("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer nobody\r\n"
                            + "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n")
                    .read();

            assertThat(answer.status()).isEqualTo(401);
            assertThat(answer.header("connection")).isEqualTo("close");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "GET,     /,                                 404, NOT_FOUND",
        "GET,     /api/v1,                           404, NOT_FOUND",
        "GET,     /api/v1/nothing,                   404, NOT_FOUND",
        "GET,     /api/v1/tools/get_things,          404, NOT_FOUND",
        "GET,     /application.wadl,                 404, NOT_FOUND",
        "POST,    /api/v1/tools,                     405, METHOD_NOT_ALLOWED",
        "DELETE,  /api/v1/tools,                     405, METHOD_NOT_ALLOWED",
        "GET,     /api/v1/tools/get_things/execute,  405, METHOD_NOT_ALLOWED",
        "HEAD,    /api/v1/tools/get_things/execute,  405, METHOD_NOT_ALLOWED",
        "PATCH,   /api/v1/tools/get_things/execute,  405, METHOD_NOT_ALLOWED",
        "TRACE,   /api/v1/tools,                     405, METHOD_NOT_ALLOWED",
        "BREW,    /api/v1/tools,                     405, METHOD_NOT_ALLOWED",
        "POST,    /api/v1/tools/get_things/execute/, 415, UNSUPPORTED_MEDIA_TYPE"
    })
    void answersWrongPathsAndMethods(String method, String path, int status, String code) {
        HttpResponse<byte[]> response =
                service.send(service.request("all", path).method(method, body(method)));

        assertThat(response.statusCode()).isEqualTo(status);
        if (!method.equals("HEAD")) {
            assertBareError(response, code);
        }
    }

    @ParameterizedTest
    @CsvSource({"schedules, create_scheduled_task", "workflows, start_workflow"})
    void namesTheToolThatCreates(String rows, String tool) {
        String path = "/api/v1/" + rows;
        HttpResponse<byte[]> post = service.send(service.request("all", path).POST(BodyPublishers.ofString("{}")));
        HttpResponse<byte[]> put = service.send(service.request("all", path).PUT(BodyPublishers.ofString("{}")));

        assertThat(post.statusCode()).isEqualTo(405);
        assertBareError(post, "METHOD_NOT_ALLOWED");
        assertThat(Service.json(post).get("message").textValue())
                .isEqualTo(
                        "The path does not have this method. Call the tool: POST /api/v1/tools/" + tool + "/execute.");
        assertThat(Service.json(put).get("message").textValue()).isEqualTo("The path does not have this method.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/api/v1/nothing", "/api/v1/tools", EXECUTE, "/API/v1/tools"})
    void tellsAStrangerNothing(String path) {
        HttpResponse<byte[]> get = service.send(service.anonymous(path).GET());
        HttpResponse<byte[]> post = service.send(
                service.anonymous(path).header("Content-Type", "text/plain").POST(BodyPublishers.ofString("{")));

        assertThat(get.statusCode()).isEqualTo(401);
        assertThat(post.statusCode()).isEqualTo(401);
        assertBareError(get, "UNAUTHENTICATED");
        assertThat(get.headers().firstValue("WWW-Authenticate")).hasValue("Bearer realm=\"adtools\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/plain",
                "text/json",
                "application/x-www-form-urlencoded",
                "application/json; charset=iso-8859-1",
                "application/json-patch+json",
                "application",
                "*/*",
                ";",
                "application/json, application/json"
            })
    void refusesAnotherMediaType(String type) {
        HttpResponse<byte[]> response = service.send(
                service.request("all", EXECUTE).header("Content-Type", type).POST(BodyPublishers.ofString("{}")));

        assertThat(response.statusCode()).isEqualTo(415);
        assertBareError(response, "UNSUPPORTED_MEDIA_TYPE");
    }

    @ParameterizedTest
    @CsvSource({
        "POST, /api/v1/tokens",
        "POST, /api/v1/principals",
        "POST, /api/v1/operations/op_1/resolve",
        "PUT,  /api/v1/halts/all"
    })
    void asksForTheScopeBeforeTheMediaType(String method, String path) {
        for (String type : List.of("text/plain", "application/json; charset=iso-8859-1", ";")) {
            assertThat(sent("reader", method, path, type)).as(type).isEqualTo(403);
            assertThat(sent("all", method, path, type)).as(type).isEqualTo(415);
        }
    }

    private static int sent(String token, String method, String path, String type) {
        return service.send(service.request(token, path)
                        .header("Content-Type", type)
                        .method(method, BodyPublishers.ofString("{}")))
                .statusCode();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/json",
                "application/json; charset=utf-8",
                "application/json;charset=UTF-8",
                "Application/JSON",
                "application/json; charset=\"utf-8\""
            })
    void takesJsonHoweverItIsDeclared(String type) {
        HttpResponse<byte[]> response = service.send(
                service.request("all", EXECUTE).header("Content-Type", type).POST(BodyPublishers.ofString("{}")));

        assertThat(response.statusCode()).isEqualTo(200);
    }

    @Test
    void needsNoMediaTypeWithoutABody() {
        HttpResponse<byte[]> without =
                service.send(service.request("all", EXECUTE).POST(BodyPublishers.noBody()));
        HttpResponse<byte[]> with = service.send(service.request("all", EXECUTE).POST(BodyPublishers.ofString("{}")));

        assertThat(without.statusCode()).isEqualTo(200);
        assertThat(with.statusCode()).isEqualTo(415);
    }

    @ParameterizedTest
    @CsvSource({
        "application/json, 200",
        "*/*, 200",
        "application/*;q=0.1, 200",
        "'text/html, application/json;q=0.5', 200",
        "text/html, 406",
        "application/json;q=0, 406",
        "'application/json;q=0, */*', 406",
        "application/xml, 406",
        "garbage, 406"
    })
    void mindsWhatTheCallerAccepts(String accept, int status) {
        HttpRequest.Builder execute = service.post("all", "get_things", new byte[0]);
        HttpRequest.Builder list = service.request("all", "/api/v1/tools");

        for (HttpRequest.Builder request : List.of(execute, list)) {
            HttpResponse<byte[]> response = service.send(request.header("Accept", accept));

            assertThat(response.statusCode()).isEqualTo(status);
            if (status == 406) {
                assertBareError(response, "NOT_ACCEPTABLE");
            }
        }
    }

    @Test
    void takesABodyOfTwoMebibytesAndNotAByteMore() {
        byte[] longest = spaces(LIMIT);
        byte[] tooLong = spaces(LIMIT + 1);

        assertThat(service.send(service.post("all", "get_things", longest)).statusCode())
                .isEqualTo(200);
        assertTooLarge(service.send(service.post("all", "get_things", tooLong)));
        assertTooLarge(service.send(service.request("all", EXECUTE)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(tooLong)))));
        assertTooLarge(service.send(service.post("all", "no_tool", spaces(10 << 20))));
    }

    @Test
    void refusesAHugeBodyBeforeItIsSent() throws IOException {
        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            RawAnswer answer = connection
                    .send("POST " + EXECUTE + " HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer all\r\n"
                            + "Content-Type: application/json\r\nContent-Length: 9999999999\r\n\r\n")
                    .read();

            assertThat(answer.status()).isEqualTo(413);
            assertThat(answer.body()).contains("\"code\":\"PAYLOAD_TOO_LARGE\"");
        }
    }

    @Test
    void readsTheRestOfABodyThatItHasRefused() throws IOException {
        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            RawAnswer answer = connection
                    .send("POST " + EXECUTE + " HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer nobody\r\n"
                            + "Content-Type: application/json\r\nContent-Length: " + LIMIT + "\r\n\r\n")
                    .read();

            assertThat(answer.status()).isEqualTo(401);
            assertThat(answer.header("Connection")).isEqualTo("close");
            for (int sent = 0; sent < LIMIT; sent += LIMIT / 1_024) {
                connection.send(spaces(LIMIT / 1_024));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "POST, /api/v1/tools/get_things/execute",
        "POST, /mcp",
        "POST, /api/v1/pending-actions/pa_1/cancel",
        "POST, /api/v1/pending-actions/pa_1/approve",
        "POST, /api/v1/tokens",
        "POST, /api/v1/principals",
        "POST, /api/v1/operations/op_1/resolve",
        "POST, /api/v1/workflows/wf_1/cancel",
        "PUT,  /api/v1/halts/all"
    })
    void readsNoBodyThatIsPacked(String method, String path) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(spaces(100));
        }
        byte[] garbage = {0x1f, (byte) 0x8b, 0x08, 'g', 'a', 'r', 'b', 'a', 'g', 'e'};

        for (byte[] body : List.of(packed.toByteArray(), garbage, new byte[0])) {
            for (String encoding : List.of("gzip", "x-gzip", "deflate", "br", "gzip, identity")) {
                HttpResponse<byte[]> response = service.send(service.request("all", path)
                        .header("Content-Type", "application/json")
                        .header("Content-Encoding", encoding)
                        .method(method, BodyPublishers.ofByteArray(body)));

                assertThat(response.statusCode()).as(encoding).isEqualTo(415);
                assertThat(response.headers().allValues("Accept-Encoding")).containsExactly("identity");
                assertThat(Service.json(response).findValuesAsText("code")).contains("UNSUPPORTED_MEDIA_TYPE");
            }
        }
    }

    @Test
    void blamesNoEncodingForAnotherMediaType() {
        HttpResponse<byte[]> response = service.send(service.request("all", EXECUTE)
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString("{}")));

        assertThat(response.statusCode()).isEqualTo(415);
        assertThat(response.headers().firstValue("Accept-Encoding")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    GARBAGE                                                                | 400
                    GET /api/v1/tools HTTP/9.9~Host: x                                     | 505
                    GET /api/v1/tools HTTP/1.1                                             | 400
                    GET /api/v1/%zz HTTP/1.1~Host: x~Authorization: Bearer all             | 400
                    GET /api/v1/tools/a%2Fb/execute HTTP/1.1~Host: x~Authorization: Bearer all | 400
                    GET /api/v1/..;/tools HTTP/1.1~Host: x~Authorization: Bearer all       | 400
                    GET /api/v1/tools HTTP/1.1~Host: x~bad header                          | 400
                    GET /api/v1/tools HTTP/1.1~Host: x~Content-Length: -1                  | 400
                    POST /api/v1/tools HTTP/1.1~Host: x~Content-Length: 1~Content-Length: 2 | 400
                    POST /api/v1/tools HTTP/1.1~Host: x~Transfer-Encoding: bogus           | 501
                    """)
    void answersWhatIsNotHttpInTheSameShape(String request, int status) throws IOException {
        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            RawAnswer answer = connection
                    .send(request.replace("~", "\r\n") + "\r\n\r\n")
                    .end()
                    .read();

            assertThat(answer.status()).isIn(status, 400);
            assertThat(answer.header("content-type")).isEqualTo("application/json");
            assertThat(answer.header("x-request-id")).isNotEmpty();
            assertThat(answer.body())
                    .startsWith("{\"message\":")
                    .contains("\"code\":\"INVALID_REQUEST\"")
                    .doesNotContainIgnoringCase("jetty");
            assertThat(answer.header("server")).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Content-Length: 2~Transfer-Encoding: chunked",
                "Transfer-Encoding: identity",
                "Transfer-Encoding: gzip, chunked",
                "Transfer-Encoding: chunked, identity",
                "Transfer-Encoding: chunked~Transfer-Encoding: chunked",
                "Content-Length: 2~Content-Length: 2",
                "Content-Length: 2, 2",
                "Content-Length: +2",
                "Content-Length : 2",
                "X-A: a~ b~Content-Length: 2",
                "Host: other~Content-Length: 2"
            })
    void refusesFramesThatTwoServersReadDifferently(String frame) throws IOException {
        assertRefused("POST " + EXECUTE + " HTTP/1.1\r\nHost: localhost\r\n" + CALLER + frame.replace("~", "\r\n")
                + "\r\n\r\n{}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /api/v1/tools HTTP/1.1\nHost: localhost\r\n\r\n",
                "GET /api/v1/tools HTTP/1.1\r\nHost: localhost\n\r\n",
                "GET /api/v1/tools HTTP/1.1\r\nHost: localhost\r\n\n",
                "GET /api/v1/tools HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                "GET http://other/api/v1/tools HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET /api/v1/tools\r\n\r\n",
                "GET /api/v1/tools HTTP/1.1\r\nHost: a b\r\n\r\n",
                "GET /api/v1/tools HTTP/1.1\r\nHost: localhost\r\nX-A: a\0b\r\n\r\n"
            })
    void refusesLinesAndTargetsThatTwoServersReadDifferently(String request) throws IOException {
        assertRefused(request.replaceFirst("(HTTP/1[^\n]*\n)", "$1" + CALLER.replace("$", "")));
    }

    private static void assertRefused(String request) throws IOException {
        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            RawAnswer answer = connection.send(request).end().read();

            assertThat(answer.status()).isIn(400, 505);
            assertThat(answer.body()).startsWith("{\"message\":").contains("\"code\":\"INVALID_REQUEST\"");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"If-None-Match", "If-Match"})
    void refusesAnEntityTagThatCannotBeRead(String header) {
        HttpResponse<byte[]> response =
                service.send(service.request("all", "/api/v1/tools").header(header, "garbage"));

        assertThat(response.statusCode()).isEqualTo(400);
        assertBareError(response, "INVALID_REQUEST");
    }

    @Test
    void refusesLongPathsAndManyHeaders() throws IOException {
        try (RawConnection path = new RawConnection(APP.getLocalPort());
                RawConnection headers = new RawConnection(APP.getLocalPort())) {
            RawAnswer tooLong = path.send("GET /" + "a".repeat(17_000) + " HTTP/1.1\r\nHost: x\r\n\r\n")
                    .read();
            RawAnswer tooMany = headers.send("GET / HTTP/1.1\r\nHost: x\r\nX-A: " + "a".repeat(17_000) + "\r\n\r\n")
                    .read();

            assertThat(tooLong.status()).isEqualTo(414);
            assertThat(tooMany.status()).isEqualTo(431);
            assertThat(tooLong.body()).contains("\"code\":\"INVALID_REQUEST\"");
            assertThat(tooMany.body()).contains("\"code\":\"INVALID_REQUEST\"");
        }
    }

    @Test
    void readsABodyThatEndsTooEarlyAsARefusedRequest() throws IOException {
        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            RawAnswer answer = connection
                    .send("POST " + EXECUTE + " HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer all\r\n"
                            + "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"argum")
                    .end()
                    .read();

            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.body()).contains("\"code\":\"INVALID_REQUEST\"");
        }
    }

    private static HttpRequest.BodyPublisher body(String method) {
        return method.equals("POST") ? BodyPublishers.ofString("{}") : BodyPublishers.noBody();
    }

    private static byte[] spaces(int length) {
        byte[] body = " ".repeat(length).getBytes(StandardCharsets.US_ASCII);
        body[0] = '{';
        body[length - 1] = '}';
        return body;
    }

    private static void assertTooLarge(HttpResponse<byte[]> response) {
        assertThat(response.statusCode()).isEqualTo(413);
        assertBareError(response, "PAYLOAD_TOO_LARGE");
    }

    private static void assertBareError(HttpResponse<byte[]> response, String code) {
        JsonNode error = Service.json(response);
        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/json");
        assertThat(error.fieldNames()).toIterable().containsExactly("message", "code", "details");
        assertThat(error.get("code").textValue()).isEqualTo(code);
        assertThat(error.at("/details/request_id").textValue())
                .isEqualTo(response.headers().firstValue("X-Request-Id").orElse("?"));
    }
}
