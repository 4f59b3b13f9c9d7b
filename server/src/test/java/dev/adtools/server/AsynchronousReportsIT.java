package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.Service;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A live platform prepares a report for longer than a direct call may take. A scheduled task waits for the report. */
@Timeout(240)
class AsynchronousReportsIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String TOOL = "get_beta_campaign_performance";
    private static final String ACCOUNT = "act_1700100001";
    private static final Duration CALL = Duration.ofSeconds(10);
    private static final Pattern RUN = Pattern.compile("/v27\\.0/60[0-9]+");
    private static final String REPORT = "/v27.0/" + ACCOUNT + "/insights";
    private static final String TOO_MUCH =
            "{\"error\":{\"message\":\"An unknown error occurred\",\"type\":\"OAuthException\",\"code\":1,"
                    + "\"error_subcode\":1504018,\"is_transient\":false}}";

    private final LiveVendor vendor = new LiveVendor();
    private final Map<String, Instant> ready = new ConcurrentHashMap<>();
    private final BlockingQueue<String> begun = new LinkedBlockingQueue<>();
    private final LocalDate until = LocalDate.now(ZoneOffset.UTC).minusDays(3);
    private final String arguments = "{\"account_id\":\"" + ACCOUNT
            + "\",\"level\":\"account\",\"daily\":true,\"date_range\":\"" + until.minusDays(6) + ".." + until + "\"}";

    @TempDir
    private Path folder;

    private @Nullable DropwizardTestSupport<AdtoolsConfiguration> app;

    @BeforeEach
    void start() throws Exception {
        app = ShippedService.of(
                folder,
                TOKEN,
                new ItDatabase(),
                ConfigOverride.config("callTimeout", CALL.toSeconds() + "s"),
                ConfigOverride.config("platforms.beta.mode", "live"),
                ConfigOverride.config("platforms.beta.baseUrl", vendor.url().toString()),
                ConfigOverride.config("platforms.beta.accessToken", LiveVendor.BETA_TOKEN));
        app.before();
    }

    @AfterEach
    void stop() {
        if (app != null) {
            app.after();
        }
        vendor.close();
    }

    @Test
    void aTaskReadsTheReportThatIsTooLateForACall() throws Exception {
        Service service = Service.of(Objects.requireNonNull(app));
        JsonNode paged = data(service.execute(TOKEN, TOOL, "{\"arguments\":" + arguments + "}"));
        vendor.behave(this::preparing);

        HttpResponse<byte[]> late = service.execute(TOKEN, TOOL, "{\"arguments\":" + arguments + "}");
        begun.take();
        boolean onlyOne = begun.isEmpty();
        JsonNode run = runOfTask(service);

        assertThat(late.statusCode()).isEqualTo(504);
        assertThat(Service.json(late).at("/error/code").textValue()).isEqualTo("PLATFORM_TIMEOUT");
        assertThat(Service.json(late).toString()).contains("still preparing the report", "scheduled task");
        assertThat(onlyOne).isTrue();
        assertThat(run.get("status").textValue()).as("%s", run).isEqualTo("succeeded");
        JsonNode report = run.get("result");
        assertThat(paged.get("read_path").textValue()).isEqualTo("pages");
        assertThat(report.get("read_path").textValue()).isEqualTo("asynchronous_report");
        assertThat(report.get("insights").findValuesAsText("code")).contains("READ_IN_PARTS");
        assertThat(report.get("source").textValue()).isEqualTo("live");
        assertThat(report.get("rows")).isEqualTo(paged.get("rows"));
        assertThat(report.get("totals")).isEqualTo(paged.get("totals"));
        for (String name : List.of("impressions", "clicks", "cost_micros", "purchases")) {
            long sum = report.get("rows").findValues("metrics").stream()
                    .mapToLong(metrics -> metrics.get(name).longValue())
                    .sum();
            assertThat(sum)
                    .as(name)
                    .isPositive()
                    .isEqualTo(report.at("/totals/" + name).longValue());
        }
    }

    private JsonNode runOfTask(Service service) throws InterruptedException {
        String task = data(service.execute(
                        TOKEN,
                        "create_scheduled_task",
                        "{\"arguments\":{\"name\":\"Large report\",\"tool\":\"" + TOOL + "\",\"arguments\":" + arguments
                                + ",\"at\":\"" + Instant.now().plusSeconds(3) + "\"}}"))
                .at("/result/task_id")
                .textValue();
        begun.take();
        JsonNode run = newestRun(service, task);
        String path = "/api/v1/schedules/" + task + "/runs/" + run.get("run_id").textValue();
        while (!run.hasNonNull("ended_at")) {
            run = Service.json(service.send(service.request(TOKEN, path).header("Prefer", "wait=30")));
        }
        return newestRun(service, task);
    }

    private static JsonNode newestRun(Service service, String task) {
        return data(service.execute(
                        TOKEN,
                        "get_scheduled_task_runs",
                        "{\"arguments\":{\"task_id\":\"" + task + "\",\"include_results\":true}}"))
                .at("/rows/0");
    }

    private WireAnswer preparing(WireRequest request) {
        String path = request.uri().getPath();
        if (path.equals(REPORT) && request.method().equals("GET")) {
            return json(500, TOO_MUCH);
        } else if (path.equals(REPORT)) {
            WireAnswer answer = vendor.usual().apply(request);
            String id = ((WireResponse) answer)
                    .json()
                    .map(body -> body.path("report_run_id").asText())
                    .orElse("");
            ready.put("/v27.0/" + id, Instant.now().plus(CALL));
            begun.add(id);
            return answer;
        } else if (RUN.matcher(path).matches() && Instant.now().isBefore(ready.getOrDefault(path, Instant.MAX))) {
            return json(200, "{\"async_status\":\"Job Running\",\"async_percent_completion\":50}");
        }
        return vendor.usual().apply(request);
    }

    private static WireResponse json(int status, String body) {
        return new WireResponse(status, Map.of("Content-Type", "application/json"), body);
    }

    private static JsonNode data(HttpResponse<byte[]> response) {
        JsonNode answer = Service.json(response);
        assertThat(response.statusCode()).as("%s", answer).isEqualTo(200);
        return answer.get("data");
    }
}
