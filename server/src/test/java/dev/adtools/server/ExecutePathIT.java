package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.codahale.metrics.MetricRegistry;
import com.codahale.metrics.Timer;
import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.RawConnection.RawAnswer;
import dev.adtools.server.fixtures.Service;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that are for a tool, and the connection before and after them. */
class ExecutePathIT {

    private static final TestService APP = new TestService();
    private static final String HEADERS =
            " HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer all\r\nContent-Type: application/json\r\n";
    private static final String PATH = "/api/v1/tools/get_things/execute";

    @BeforeAll
    static void start() throws Exception {
        APP.before();
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/v1/tools/get_things/execute",
                "/api/v1/tools/get_things/execute/",
                "/api/v1/tools/get%5Fthings/execute",
                "/api/v1/tools/%67et%5fthings/execute?",
                "/api/v1/tools/get_things;x=1;y/execute",
                "/api;a/v1;b=c/tools;d/get_things/execute;e",
                "/api/v1/tools/get_things/execute;/",
                "http://x/api/v1/tools/get_things/execute"
            })
    void findTheTool(String path) throws IOException {
        assertThat(post(path, "{}").status()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    /api/v1/tools/none/execute                     | 404 | TOOL_NOT_FOUND
                    /api/v1/tools/GET_THINGS/execute               | 404 | TOOL_NOT_FOUND
                    /api/v1/tools/get_things%20/execute            | 404 | TOOL_NOT_FOUND
                    /api/v1/tools/get_things%3Bx/execute           | 404 | TOOL_NOT_FOUND
                    /api/v1/tools/%C3%A9/execute                   | 404 | TOOL_NOT_FOUND
                    /api/v1/tools/a+b/execute                      | 404 | TOOL_NOT_FOUND
                    /api/v1/tools/../execute                       | 404 | TOOL_NOT_FOUND
                    /api/v1/tools/execute                          | 404 | NOT_FOUND
                    /api/v1/tools/get_things/execute/x             | 404 | NOT_FOUND
                    /api/v1/tools/a/get_things/execute             | 404 | NOT_FOUND
                    /api/v1/tools/get_things/EXECUTE               | 404 | NOT_FOUND
                    /api/v1/%74ools/get_things/execute             | 404 | NOT_FOUND
                    /api/v1/x/../tools/get_things/execute          | 404 | NOT_FOUND
                    /x/api/v1/tools/get_things/execute             | 404 | NOT_FOUND
                    /api/v1/tools//execute                         | 400 | INVALID_REQUEST
                    /api/v1/tools/get_things//execute              | 400 | INVALID_REQUEST
                    /api/v1/tools/%ff/execute                      | 400 | INVALID_REQUEST
                    /api/v1/tools/get_things/execute?a=%zz             | 400 | INVALID_REQUEST
                    /api/v1/tools/get_things/execute?access_token=x    | 400 | INVALID_REQUEST
                    /api/v1/tools/get_things/execute?a&%61ccess_token  | 400 | INVALID_REQUEST
                    """)
    void findNothingElse(String path, int status, String code) throws IOException {
        RawAnswer answer = post(path, "{}");

        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.body()).contains("\"code\":\"" + code + "\"");
        assertThat(answer.header("x-request-id")).hasSize(26);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "HEAD", "PUT", "DELETE", "PATCH", "TRACE", "BREW", "post"})
    void areNotTakenWithAnotherMethod(String method) {
        Service service = Service.of(APP);

        HttpResponse<byte[]> response =
                service.send(service.request("all", PATH).method(method, BodyPublishers.noBody()));

        assertThat(response.statusCode()).isEqualTo(405);
        assertThat(response.headers().firstValue("Allow")).hasValue("OPTIONS, POST");
    }

    @Test
    void areRefusedWithTwoMediaTypes() throws IOException {
        RawAnswer answer = send("POST " + PATH + HEADERS + "Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}");

        assertThat(answer.status()).isEqualTo(415);
    }

    @Test
    void areToldToContinueOnlyWhenTheirBodyIsWanted() throws IOException {
        try (RawConnection wanted = new RawConnection(APP.getLocalPort());
                RawConnection refused = new RawConnection(APP.getLocalPort())) {
            String rest = "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n";
            RawAnswer go = wanted.send("POST " + PATH + HEADERS + rest).read();
            RawAnswer done = wanted.send("{}").read();
            RawAnswer stop = refused.send("POST " + PATH + " HTTP/1.1\r\nHost: x\r\n" + rest)
                    .read();

            assertThat(go.status()).isEqualTo(100);
            assertThat(done.status()).isEqualTo(200);
            assertThat(stop.status()).isEqualTo(401);
            assertThat(stop.header("connection")).isEqualTo("close");
        }
    }

    @Test
    void mayArriveInPieces() throws IOException {
        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            connection.send("POST " + PATH + HEADERS + "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n");

            RawAnswer answer = connection.send("1\r\n}\r\n0\r\n\r\n").read();

            assertThat(answer.status()).isEqualTo(200);
        }
    }

    @Test
    void doNotDisturbTheNextOneOnTheConnection() throws IOException {
        String unread = "POST " + PATH + " HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n" + "x".repeat(1000);
        String good = "POST " + PATH + HEADERS + "Content-Length: 2\r\n\r\n{}";
        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            connection.send(unread + good + good);

            assertThat(connection.read().status()).isEqualTo(401);
            assertThat(connection.read().status()).isEqualTo(200);
            assertThat(connection.read().status()).isEqualTo(200);
        }
    }

    @Test
    void areAnsweredPackedToThoseWhoUnpack() throws IOException {
        String body = "{\"arguments\":{\"size\":20000}}";

        RawAnswer answer = send("POST " + PATH + HEADERS + "Accept-Encoding: gzip\r\nContent-Length: " + body.length()
                + "\r\n\r\n" + body);

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("content-encoding")).isEqualTo("gzip");
        assertThat(answer.header("vary")).isEqualTo("Accept-Encoding");
        assertThat(answer.body().length()).isLessThan(20_000);
    }

    @Test
    void areCountedAsAllOthersAre() throws IOException {
        String request = "POST " + PATH + HEADERS + "Content-Length: 2\r\n\r\n{}";
        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            long before = postsCounted();

            // It is counted when it is over, which may be behind its answer.
            int sent = 0;
            while (postsCounted() == before && sent < 100) {
                connection.send(request).read();
                sent++;
            }

            assertThat(postsCounted()).isGreaterThan(before);
        }
    }

    @Test
    void areNothingToTheAdminPort() throws IOException {
        try (RawConnection connection = new RawConnection(APP.getAdminPort())) {
            RawAnswer answer = connection
                    .send("POST " + PATH + HEADERS.replace("Host: x", "Host: localhost")
                            + "Content-Length: 2\r\n\r\n{}")
                    .read();

            assertThat(answer.status()).isEqualTo(404);
        }
    }

    private static long postsCounted() {
        MetricRegistry metrics = APP.getEnvironment().metrics();
        return metrics.getTimers((name, metric) -> name.endsWith(".post-requests")).values().stream()
                .mapToLong(Timer::getCount)
                .sum();
    }

    private static RawAnswer post(String path, String body) throws IOException {
        return send("POST " + path + HEADERS + "Content-Length: " + body.length() + "\r\n\r\n" + body);
    }

    private static RawAnswer send(String request) throws IOException {
        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            return connection.send(request).read();
        }
    }
}
