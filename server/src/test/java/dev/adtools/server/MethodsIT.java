package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.RawConnection.RawAnswer;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.PublishedDocument;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The methods of every path of both ports: HEAD wherever there is GET, OPTIONS wherever there is anything, TRACE nowhere. */
class MethodsIT {

    private static final TestService APP = TestService.withProductTools();
    private static final List<String> ALL = List.of("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "BREW", "TRACE");
    private static final List<String> PUBLIC = List.of("/docs", "/api/v1/openapi.json");
    private static final String NOWHERE = "/api/v1/nothing";
    private static final Set<String> CHANGING = Set.of(
            "/api/v1/audit/events", "/api/v1/audit/verify", "/api/v1/usage", "admin /healthcheck", "admin /metrics");
    private static final List<String> OF_ITS_MOMENT = List.of("date", "ratelimit", "ratelimit-policy", "retry-after");

    private static Service service;
    private static Service admin;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
        admin = Service.ofAdmin(APP);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    static Stream<Arguments> paths() {
        Map<String, Set<String>> methods = new TreeMap<>();
        JsonNode paths = PublishedDocument.read().get("paths");
        paths.fieldNames()
                .forEachRemaining(path -> paths.get(path).fieldNames().forEachRemaining(member -> {
                    String method = member.toUpperCase(Locale.ROOT);
                    if (ALL.contains(method)) {
                        methods.computeIfAbsent(path.replaceAll("\\{[^}]*}", "none"), same -> new TreeSet<>())
                                .add(method);
                    }
                }));
        methods.put("/docs", Set.of("GET"));
        methods.put("/docs/", Set.of("GET"));
        methods.put("/docs/none/none", Set.of("GET"));
        methods.put("admin /healthcheck", Set.of("GET"));
        methods.put("admin /metrics", Set.of("GET"));
        assertThat(methods).hasSizeGreaterThan(50).containsKeys("/mcp", "/api/v1/tools/none/execute");
        return methods.entrySet().stream().map(entry -> Arguments.of(entry.getKey(), entry.getValue()));
    }

    @ParameterizedTest
    @MethodSource("paths")
    void areTheSameHoweverTheyAreTold(String path, Set<String> own) {
        Set<String> allowed = new TreeSet<>(own);
        allowed.add("OPTIONS");
        if (own.contains("GET")) {
            allowed.add("HEAD");
        }
        String allow = String.join(", ", allowed);

        HttpResponse<byte[]> options = send("OPTIONS", path);

        assertThat(options.statusCode()).isEqualTo(204);
        assertThat(options.body()).isEmpty();
        assertThat(options.headers().allValues("Allow")).containsExactly(allow);
        assertThat(options.headers().firstValue("Content-Type")).isEmpty();
        for (String method : ALL) {
            if (!allowed.contains(method)) {
                HttpResponse<byte[]> refused = send(method, path);

                assertThat(refused.statusCode()).as(method).isEqualTo(405);
                assertThat(refused.headers().allValues("Allow")).as(method).containsExactly(allow);
                if (!method.equals("HEAD")) {
                    assertThat(code(refused)).isEqualTo("METHOD_NOT_ALLOWED");
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("paths")
    void headIsGetWithoutItsBody(String path, Set<String> own) {
        if (own.contains("GET")) {
            HttpResponse<byte[]> get = send("GET", path);
            HttpResponse<byte[]> head = send("HEAD", path);

            assertThat(head.statusCode()).isEqualTo(get.statusCode());
            assertThat(head.body()).isEmpty();
            assertThat(lasting(path, head)).isEqualTo(lasting(path, get)).containsKey("Content-Length");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {NOWHERE, "/", "/docs/none", "admin /", "admin /threads", "admin /tasks/log-level"})
    void noPathIsOptionsAndHeadOfNothing(String path) {
        for (String method : List.of("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "BREW", "OPTIONS")) {
            HttpResponse<byte[]> answer = send(method, path);

            assertThat(answer.statusCode()).as(method).isEqualTo(404);
            assertThat(answer.headers().firstValue("Allow")).as(method).isEmpty();
            if (!method.equals("HEAD")) {
                assertThat(code(answer)).as(method).isEqualTo("NOT_FOUND");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {NOWHERE, "/", "/docs/none", "admin /", "admin /threads"})
    void traceIsRefusedWhereThereIsNothingToo(String path) {
        HttpResponse<byte[]> answer = send("TRACE", path);

        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(answer.headers().allValues("Allow")).containsExactly("");
        assertThat(code(answer)).isEqualTo("METHOD_NOT_ALLOWED");
    }

    @ParameterizedTest
    @MethodSource("paths")
    void comeBehindTheToken(String path) {
        if (path.startsWith("/") && PUBLIC.stream().noneMatch(path::startsWith)) {
            for (String method :
                    Stream.concat(ALL.stream(), Stream.of("OPTIONS")).toList()) {
                assertStranger(method, path);
            }
        }
    }

    @Test
    void comeBehindTheTokenWhereThereIsNothing() {
        for (String method : Stream.concat(ALL.stream(), Stream.of("OPTIONS")).toList()) {
            assertStranger(method, NOWHERE);
        }
    }

    private static void assertStranger(String method, String path) {
        HttpResponse<byte[]> refused = service.send(service.anonymous(path).method(method, BodyPublishers.noBody()));

        assertThat(refused.statusCode()).as(method).isEqualTo(401);
        assertThat(refused.headers().firstValue("Allow")).as(method).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/docs", "/api/v1/openapi.json"})
    void areToldOfWhatIsPublic(String path) {
        HttpResponse<byte[]> options = service.send(service.anonymous(path).method("OPTIONS", BodyPublishers.noBody()));
        HttpResponse<byte[]> trace = service.send(service.anonymous(path).method("TRACE", BodyPublishers.noBody()));

        assertThat(options.statusCode()).isEqualTo(204);
        assertThat(options.headers().firstValue("Allow")).hasValue("GET, HEAD, OPTIONS");
        assertThat(trace.statusCode()).isEqualTo(405);
    }

    @ParameterizedTest
    @ValueSource(strings = {"OPTIONS *", "TRACE *", "GET *", "CONNECT localhost:80"})
    void ofNoPathAreRefused(String request) throws IOException {
        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            RawAnswer answer = connection
                    .send(request + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer all\r\n\r\n")
                    .read();

            assertThat(answer.status()).isBetween(400, 499);
            assertThat(answer.body()).startsWith("{\"message\":");
        }
    }

    private static Map<String, List<String>> lasting(String path, HttpResponse<byte[]> response) {
        Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        headers.putAll(response.headers().map());
        headers.keySet().removeAll(OF_ITS_MOMENT);
        // Whoever looks changes what is there.
        headers.computeIfPresent("Content-Length", (name, length) -> CHANGING.contains(path) ? List.of() : length);
        return headers;
    }

    private static HttpResponse<byte[]> send(String method, String path) {
        return path.startsWith("admin ")
                ? admin.send(admin.anonymous(path.substring("admin ".length())).method(method, BodyPublishers.noBody()))
                : service.send(service.request("all", path)
                        .header("X-Request-Id", "the-same")
                        .method(method, BodyPublishers.noBody()));
    }

    private static String code(HttpResponse<byte[]> response) {
        return Service.json(response).get("code").textValue();
    }
}
