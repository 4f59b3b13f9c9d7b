package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.ConfigOverride;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Web pages of other origins: those that are listed may call, and their browser is told so. */
class CorsIT {

    private static final TestService APP =
            TestService.withSettings(ConfigOverride.config("allowedOrigins", "https://Agents.example.com:443"));
    private static final String PAGE = "https://agents.example.com";
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";

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
    @ValueSource(strings = {"/mcp", "/api/v1/tools/get_things/execute"})
    void tellsABrowserBeforehandWhatItMaySend(String path) {
        HttpResponse<byte[]> response = preflight(path, PAGE);

        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Access-Control-Allow-Origin")).hasValue(PAGE);
        assertThat(response.headers().firstValue("Access-Control-Allow-Headers").orElseThrow())
                .contains("Adtools-Reason", "Authorization", "Idempotency-Key", "MCP-Protocol-Version", "Prefer");
        assertThat(response.headers().firstValue("Access-Control-Allow-Credentials"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/mcp", "/api/v1/tools/get_things/execute"})
    void allowsOthersNothing(String path) {
        HttpResponse<byte[]> response = preflight(path, "https://evil.example.com");

        assertThat(response.headers().map().keySet())
                .noneMatch(name -> name.toLowerCase(Locale.ROOT).startsWith("access-control"));
    }

    @Test
    void showsAnswersToTheListedPage() {
        HttpResponse<byte[]> response = ping(PAGE);

        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Access-Control-Allow-Origin")).hasValue(PAGE);
        assertThat(List.of(response.headers()
                        .firstValue("Access-Control-Expose-Headers")
                        .orElseThrow()
                        .split(", ?")))
                .contains("Link", "Preference-Applied", "Retry-After", "X-Request-Id");
    }

    @Test
    void refusesThePagesOfOthers() {
        HttpResponse<byte[]> response = ping("https://evil.example.com");

        assertThat(response.statusCode()).isEqualTo(403);
        assertThat(response.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
    }

    private static HttpResponse<byte[]> preflight(String path, String origin) {
        return service.send(service.anonymous(path)
                .header("Origin", origin)
                .header("Access-Control-Request-Method", "POST")
                .header("Access-Control-Request-Headers", "authorization, content-type")
                .method("OPTIONS", BodyPublishers.noBody()));
    }

    private static HttpResponse<byte[]> ping(String origin) {
        return service.send(service.request("all", "/mcp")
                .header("Content-Type", "application/json")
                .header("Origin", origin)
                .POST(BodyPublishers.ofString(PING)));
    }
}
