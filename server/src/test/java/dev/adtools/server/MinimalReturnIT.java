package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.ConfigOverride;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers over REST to those who prefer them without text (RFC 7240), of a service whose long texts are JSON. */
class MinimalReturnIT {

    private static final TestService APP = TestService.withSettings(ConfigOverride.config("mcp.text", "json"));
    private static final String LONG = "{\"arguments\":{\"size\":20000}}";

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
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
            return=minimal                          ! true
            respond-async, return=minimal; x=1      ! true
            Return="minimal"                        ! true
            return=representation                   ! false
            return=representation, return=minimal   ! false
            return                                  ! false
            x="a, return=minimal"                   ! false
            x; return=minimal                       ! false
            =,;"                                    ! false
            """)
    void leavesOutTheTextWhereThatIsPreferred(String prefer, boolean minimal) {
        HttpResponse<byte[]> response = service.send(post("get_things", LONG).header("Prefer", prefer));

        JsonNode answer = Service.json(response);
        JsonNode result = answer.get("mcp_response");
        assertThat(response.headers().firstValue("Preference-Applied").isPresent())
                .isEqualTo(minimal);
        assertThat(result.get("content")).hasSize(minimal ? 0 : 1);
        assertThat(result.get("structuredContent")).isEqualTo(answer.get("data"));
        assertThat(result.get("isError").booleanValue()).isFalse();
        if (!minimal) {
            assertThat(result.at("/content/0/text").textValue())
                    .isEqualTo(answer.get("data").toString());
        }
    }

    @Test
    void leavesOutTheTextOfAFailure() {
        HttpResponse<byte[]> response =
                service.send(post("get_things", "{\"arguments\":{\"size\":-1}}").header("Prefer", "return=minimal"));

        JsonNode answer = Service.json(response);
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.headers().firstValue("Preference-Applied")).hasValue("return=minimal");
        assertThat(answer.at("/mcp_response/content")).isEmpty();
        assertThat(answer.at("/mcp_response/structuredContent/error")).isEqualTo(answer.get("error"));
    }

    @Test
    void answersAgainAsTheRequestThatAsksPrefers() {
        String key = UUID.randomUUID().toString();
        HttpResponse<byte[]> first = service.send(
                post("create_thing", "{}").header("Idempotency-Key", key).header("Prefer", "return=minimal"));

        HttpResponse<byte[]> again = service.send(post("create_thing", "{}").header("Idempotency-Key", key));

        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(again.headers().firstValue("Idempotent-Replayed")).hasValue("true");
        assertThat(again.headers().firstValue("Preference-Applied")).isEmpty();
        assertThat(Service.json(first).at("/mcp_response/content")).isEmpty();
        assertThat(Service.json(again).at("/mcp_response/content")).hasSize(1);
        assertThat(Service.json(again).get("data"))
                .isEqualTo(Service.json(first).get("data"));
    }

    private static HttpRequest.Builder post(String tool, String body) {
        return service.post("all", tool, body.getBytes(StandardCharsets.UTF_8));
    }
}
