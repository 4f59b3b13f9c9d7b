package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.codahale.metrics.Gauge;
import com.codahale.metrics.MetricRegistry;
import com.codahale.metrics.health.HealthCheck;
import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.Service;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The admin port shows health and metrics, and lets nobody do anything else. */
class AdminPortIT {

    private static final TestService APP = new TestService();

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

    @Test
    void countsAndMeasuresCallsByTool() {
        service.execute("get_things", "{}");
        service.execute("get_things", "{\"platform\":\"alpha\"}");
        service.execute("get_things", "{\"arguments\":{\"behaviour\":\"throw\"}}");

        String page = text(admin.send(admin.anonymous("/metrics")));

        assertThat(page)
                .contains("adtools_calls_total{code=\"OK\",tool=\"get_things\"} 1.0")
                .contains("adtools_calls_total{code=\"PLATFORM_MISMATCH\",tool=\"get_things\"} 1.0")
                .contains("adtools_calls_total{code=\"INTERNAL\",tool=\"get_things\"} 1.0")
                .contains("adtools_call_seconds_count{tool=\"get_things\"} 3")
                .contains("adtools_org_eclipse_jetty_util_thread_QueuedThreadPool_dw_size");
    }

    @Test
    void measuresStatementsOfWritesAndReads() {
        int calls = 10;
        double before = statements();

        for (int i = 0; i < calls; i++) {
            service.send(service.post(
                            "all",
                            "create_thing",
                            "{\"arguments\":{\"account_id\":\"123-456-7890\"}}".getBytes(StandardCharsets.UTF_8))
                    .header("Idempotency-Key", "measured-" + i));
        }

        // More than jobs in the background read in that time, and more than calls read; a server gets several at once.
        assertThat(statements()).isGreaterThan(before + 3 * calls);
    }

    private static double statements() {
        return text(admin.send(admin.anonymous("/metrics")))
                .lines()
                .filter(line -> line.startsWith("adtools_sql_raw_count "))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .findFirst()
                .orElse(0);
    }

    @Test
    void prefixesEveryMetric() {
        String page = text(admin.send(admin.anonymous("/metrics")));

        assertThat(page.lines().filter(line -> !line.startsWith("#"))).allMatch(line -> line.startsWith("adtools_"));
    }

    @Test
    void explainsMetricsWithoutNamingClasses() {
        String page = text(admin.send(admin.anonymous("/metrics")));

        assertThat(page.lines().filter(line -> line.startsWith("# HELP")))
                .anyMatch(line ->
                        line.endsWith(" Dropwizard's adtools.org.eclipse.jetty.util.thread.QueuedThreadPool.dw.size."))
                .noneMatch(line -> line.contains("type=") || line.contains("Lambda"));
    }

    @Test
    void showsTheOtherMetricsWhenOneCannotBeRead() {
        MetricRegistry metrics = APP.getEnvironment().metrics();
        Gauge<Integer> broken = () -> {
            throw new IllegalStateException("cannot be read");
        };
        metrics.register("jvm.broken", broken);
        metrics.gauge("jvm.same.name", () -> () -> 1);
        metrics.gauge("jvm.same-name", () -> () -> 2);

        HttpResponse<byte[]> page = admin.send(admin.anonymous("/metrics"));
        metrics.removeMatching((name, metric) -> name.startsWith("jvm.broken") || name.startsWith("jvm.same"));

        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(text(page))
                .contains(
                        "\nadtools_jvm_same_name 2.0\n",
                        "\nadtools_org_eclipse_jetty_util_thread_QueuedThreadPool_dw_size ")
                .doesNotContain("adtools_jvm_broken");
    }

    @Test
    void isUnavailableWhileSomethingIsUnwell() {
        APP.getEnvironment().healthChecks().register("unwell", new HealthCheck() {
            @Override
            protected Result check() {
                return Result.unhealthy("It does not go on.");
            }
        });

        HttpResponse<byte[]> unwell = admin.send(admin.anonymous("/healthcheck"));
        APP.getEnvironment().healthChecks().unregister("unwell");
        HttpResponse<byte[]> well = admin.send(admin.anonymous("/healthcheck"));

        assertThat(unwell.statusCode()).isEqualTo(503);
        assertThat(Service.json(unwell).at("/unwell/message").textValue()).isEqualTo("It does not go on.");
        assertThat(well.statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/threads", "/pprof", "/ping", "/tasks", "/healthcheck/", "/metrics/x", "/%74hreads"})
    void hasNoOtherPages(String path) {
        HttpResponse<byte[]> response = admin.send(admin.anonymous(path));

        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(Service.json(response).get("code").textValue()).isEqualTo("NOT_FOUND");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Host: evil.example.com", "Host: localhost~Origin: https://evil.example.com"})
    void showsNothingToPagesOfOthers(String headers) throws IOException {
        for (String page : List.of("/healthcheck", "/metrics", "/threads")) {
            try (RawConnection connection = new RawConnection(APP.getAdminPort())) {
                RawConnection.RawAnswer answer = connection
                        .send("GET " + page + " HTTP/1.1\r\n" + headers.replace("~", "\r\n") + "\r\n\r\n")
                        .read();

                assertThat(answer.status()).isEqualTo(403);
                assertThat(answer.body()).contains("\"code\":\"POLICY_DENIED\"");
            }
        }
    }

    @Test
    void hasNoTasks() {
        HttpResponse<byte[]> response = admin.send(
                admin.anonymous("/tasks/log-level?logger=ROOT&level=DEBUG").POST(BodyPublishers.noBody()));

        assertThat(response.statusCode()).isEqualTo(404);
    }

    @Test
    void saysWhetherItIsWell() {
        assertThat(admin.send(admin.anonymous("/healthcheck")).statusCode()).isEqualTo(200);
    }

    @Test
    void asksEverythingThatMustGoOn() {
        JsonNode health = Service.json(admin.send(admin.anonymous("/healthcheck")));

        assertThat(List.of(
                        "database",
                        "audit-writer",
                        "audit-reports",
                        "service-events",
                        "lease-renewal",
                        "lease-takeover",
                        "late-endings",
                        "lost-writes",
                        "clock-rollback",
                        "scheduler"))
                .allMatch(health::has);
        // PostgreSQL takes writes by any connection.
        assertThat(health.has("database-writer")).isEqualTo(ItDatabase.isEmbedded());
        assertThat(health.has("clock")).isNotEqualTo(ItDatabase.isEmbedded());
    }

    @Test
    void isNotTheApplicationPort() {
        assertThat(admin.send(admin.request("all", "/api/v1/tools")).statusCode())
                .isEqualTo(404);
        assertThat(service.send(service.request("all", "/metrics")).statusCode())
                .isEqualTo(404);
        assertThat(service.send(service.request("all", "/healthcheck")).statusCode())
                .isEqualTo(404);
    }

    private static String text(HttpResponse<byte[]> response) {
        return new String(response.body(), StandardCharsets.UTF_8);
    }
}
