package dev.adtools.tools.platform.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.adtools.tools.fixtures.InMemorySandboxStore;
import dev.adtools.tools.fixtures.LoopbackMount;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Any client of beta's asynchronous reports works with the sandbox, over HTTP. */
final class BetaReportRunsTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final LocalDate today = LocalDate.now(ZoneOffset.UTC);
    private final String asked = "level=campaign&fields=campaign_id,impressions,spend,reach&time_range="
            + URLEncoder.encode(
                    "{\"since\":\"" + today.minusDays(40) + "\",\"until\":\"" + today.minusDays(2) + "\"}",
                    StandardCharsets.UTF_8);
    private final LoopbackMount mount = LoopbackMount.of(SandboxTransport.over(new InMemorySandboxStore()));
    private final HttpClient client = HttpClient.newHttpClient();

    @AfterEach
    void close() {
        mount.close();
    }

    @Test
    void preparesAReportAndGivesTheSameRows() throws IOException, InterruptedException {
        String run =
                post("act_1700100001/insights", asked).path("report_run_id").asText();
        JsonNode early = get(run + "/insights");

        JsonNode first = get(run + "?fields=async_status,async_percent_completion");
        JsonNode second = get(run + "?fields=async_status,async_percent_completion");

        assertThat(run).matches("[0-9]{10,25}");
        assertThat(early.has("error")).isTrue();
        assertThat(first.path("async_status").asText()).isEqualTo("Job Running");
        assertThat(first.path("async_percent_completion").asInt()).isEqualTo(50);
        assertThat(second.path("async_status").asText()).isEqualTo("Job Completed");
        assertThat(second.path("async_percent_completion").asInt()).isEqualTo(100);
        assertThat(get(run + "/insights?limit=500").path("data"))
                .hasSizeGreaterThan(2)
                .isEqualTo(get("act_1700100001/insights?limit=500&" + asked).path("data"));
    }

    @Test
    void pagesThroughThePreparedRows() throws IOException, InterruptedException {
        String run =
                post("act_1700100001/insights", asked).path("report_run_id").asText();
        get(run);
        get(run);

        JsonNode page = get(run + "/insights?limit=1");
        JsonNode next = JSON.readTree(send(HttpRequest.newBuilder(URI.create(page.at("/paging/next")
                .asText()
                .replaceFirst("^https?://[^/]+", mount.url().toString())))));

        assertThat(page.path("data")).hasSize(1);
        assertThat(next.path("data")).hasSize(1).isNotEqualTo(page.path("data"));
    }

    @Test
    void refusesWrongParametersAtOnce() throws IOException, InterruptedException {
        assertThat(post("act_1700100001/insights", asked + "&breakdowns=moon")
                        .at("/error/code")
                        .asInt())
                .isEqualTo(100);
        assertThat(post("act_1700100001/insights", asked + "&moon=1")
                        .at("/error/code")
                        .asInt())
                .isEqualTo(100);
        assertThat(post("act_999999999/insights", asked)
                        .at("/error/error_subcode")
                        .asInt())
                .isEqualTo(33);
        assertThat(get("6099/insights").at("/error/error_subcode").asInt()).isEqualTo(33);
    }

    private JsonNode get(String path) throws IOException, InterruptedException {
        return JSON.readTree(send(HttpRequest.newBuilder(URI.create(mount.url() + "/v27.0/" + path))));
    }

    private JsonNode post(String path, String form) throws IOException, InterruptedException {
        return JSON.readTree(send(HttpRequest.newBuilder(URI.create(mount.url() + "/v27.0/" + path))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(form))));
    }

    private String send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(
                        request.header("Authorization", "Bearer token").build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }
}
