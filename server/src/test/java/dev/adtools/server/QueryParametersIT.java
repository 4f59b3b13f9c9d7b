package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A query parameter that is misspelt, unknown or there twice is refused, wherever the document lists some. */
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

        assertThat(described).hasSizeGreaterThan(10).allSatisfy(operation -> {
            assertThat(message(send(operation, "no_such_parameter=1")))
                    .isEqualTo("\"no_such_parameter\" is no query parameter here.");
            operation.parameters().forEach(name -> {
                assertThat(message(send(operation, name + "s=1")))
                        .startsWith("\"" + name + "s\" is no query parameter here; did you mean ");
                assertThat(message(send(operation, name + "=1&" + name + "=1")))
                        .isEqualTo("The query parameter " + name + " is there more than once.");
            });
        });
    }

    @Test
    void showsAHostileNameInert() {
        assertThat(message(service.send(service.request("all", "/api/v1/operations?%E2%80%AE%0A=1"))))
                .isEqualTo("\"\ufffd\ufffd\" is no query parameter here.");
    }

    @Test
    void passesOverThemWhereThereAreNone() {
        assertThat(service.send(service.request("all", "/api/v1/summary?now=1")).statusCode())
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
                .filter(operation -> !operation.parameters().isEmpty())
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
