package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.WaitGauge;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Requests that wait for a change, on the product as it ships. */
@Tag("stores")
class WaitsIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String ACTIONS = "/api/v1/pending-actions/";
    private static final Duration LONGEST = Duration.ofSeconds(30);
    private static final int PER_TOKEN = 8;
    private static final int PER_NODE = 256;

    @TempDir
    private static Path folder;

    private static final ItDatabase DATABASE = new ItDatabase();

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static WaitGauge waiting;
    private static String approver;
    private static int made;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, DATABASE, ConfigOverride.config("connections.maxPerAddress", "1024"));
        app.before();
        service = Service.of(app);
        waiting = new WaitGauge(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void answersOnceAnotherConnectionHasDecided() {
        JsonNode action = staged();
        long begun = System.nanoTime();
        CompletableFuture<HttpResponse<byte[]>> wait = waiting(OPERATOR, path(action), "wait=30");
        waiting.await(1);

        approve(action);

        HttpResponse<byte[]> answer = wait.join();
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(LONGEST);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(Service.json(answer).get("status").textValue()).isEqualTo("APPROVED");
        assertThat(answer.headers().firstValue("Preference-Applied")).hasValue("wait=30");
        assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-store");
        waiting.await(0);
    }

    @Test
    void answersTheStateOfThenWhenTheTimeIsOver() {
        JsonNode action = staged();
        long begun = System.nanoTime();

        HttpResponse<byte[]> answer = get(OPERATOR, path(action), "wait=1");

        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isBetween(Duration.ofSeconds(1), LONGEST);
        assertThat(Service.json(answer).get("status").textValue()).isEqualTo("PENDING");
        assertThat(answer.headers().firstValue("Preference-Applied")).hasValue("wait=1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wait=30                        | wait=30",
                "respond-async, Wait=\"5\"; a=b | wait=5",
                "wait=100                       | wait=30",
                "wait=99999999999999999999      | wait=30",
                "wait=7, wait=8                 | wait=7",
                "wait=soon                      | ",
                "wait=-1                        | ",
                "wait                           | ",
                "return=minimal                 | ",
            })
    @Timeout(20)
    void answersAnEndedActionAtOnce(String prefer, String applied) {
        JsonNode action = staged();
        post(OPERATOR, path(action) + "/cancel", "{}");

        HttpResponse<byte[]> answer = get(OPERATOR, path(action), prefer);

        assertThat(Service.json(answer).get("status").textValue()).isEqualTo("CANCELLED");
        assertThat(answer.headers().firstValue("Preference-Applied").orElse(null))
                .isEqualTo(applied);
    }

    @Test
    @Timeout(20)
    void refusesAnInvisibleRowAtOnce() {
        JsonNode action = staged();
        String stranger = token(principal(OPERATOR), "\"tools:read\"");

        assertThat(get(OPERATOR, ACTIONS + "pa_none", "wait=30").statusCode()).isEqualTo(404);
        assertThat(get(stranger, path(action), "wait=30").statusCode()).isEqualTo(403);
        assertThat(get(stranger, workflow(action), "wait=30").statusCode()).isEqualTo(404);
    }

    @Test
    void answersWhenAWorkflowEnds() {
        JsonNode action = staged();
        CompletableFuture<HttpResponse<byte[]>> wait = waiting(OPERATOR, workflow(action), "wait=10");
        waiting.await(1);

        post(approver, path(action) + "/reject", "{\"comment\":\"Too expensive.\"}");

        assertThat(Service.json(wait.join()).get("status").textValue()).isEqualTo("cancelled");
    }

    @Test
    void findsAnUnsignaledChange() {
        String task = Service.json(service.execute(
                        OPERATOR,
                        "create_scheduled_task",
                        "{\"arguments\":{\"name\":\"Daily\",\"tool\":\"list_beta_accounts\",\"arguments\":{},"
                                + "\"cron\":\"0 6 * * *\"}}"))
                .at("/data/result/task_id")
                .textValue();
        String run = "sr_" + "0".repeat(26);
        DATABASE.change(
                folder.resolve("data"),
                "INSERT INTO scheduled_run (id, task_id, due_at, status, tries, lost, node, take_at, started_at) VALUES"
                        + " ('" + run + "', '" + task + "', 1, 'RUNNING', 1, 0, 'n', 99999999999999, 1)");
        CompletableFuture<HttpResponse<byte[]>> wait =
                waiting(OPERATOR, "/api/v1/schedules/" + task + "/runs/" + run, "wait=30");
        waiting.await(1);

        DATABASE.change(
                folder.resolve("data"),
                "UPDATE scheduled_run SET status = 'SUCCEEDED', take_at = NULL, ended_at = 2 WHERE id = '" + run + "'");

        JsonNode ended = Service.json(wait.join());
        assertThat(ended.get("run_id").textValue()).isEqualTo(run);
        assertThat(ended.get("status").textValue()).isEqualTo("succeeded");
        assertThat(get(OPERATOR, "/api/v1/schedules/" + task + "/runs/sr_none", "wait=30")
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void refusesATokenRevokedDuringTheWait() {
        JsonNode action = staged();
        JsonNode minted = minted(principal(OPERATOR), "\"approvals:read\"");
        CompletableFuture<HttpResponse<byte[]>> wait =
                waiting(minted.get("token").textValue(), path(action), "wait=30");
        waiting.await(1);

        HttpResponse<byte[]> revoked = service.send(
                service.request(approver, "/api/v1/tokens/" + minted.get("id").textValue())
                        .DELETE());
        assertThat(revoked.statusCode()).isEqualTo(200);
        approve(action);

        HttpResponse<byte[]> answer = wait.join();
        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(Service.json(answer).get("code").textValue()).isEqualTo("UNAUTHENTICATED");
        assertThat(answer.headers().firstValue("WWW-Authenticate").orElse("")).contains("error=\"invalid_token\"");
        assertThat(answer.headers().firstValue("Preference-Applied")).isEmpty();
    }

    @Test
    void boundsTheWaitsOfATokenAndOfTheNodeWithoutAThreadForEach() throws Exception {
        JsonNode action = staged();
        String reader = principal(OPERATOR);
        List<RawConnection> connections = new ArrayList<>();
        try {
            int threads = threads();
            String token = "";
            for (int wait = 0; wait < PER_NODE; wait++) {
                token = wait % PER_TOKEN == 0 ? token(reader, "\"approvals:read\"") : token;
                connections.add(raw(token, action));
            }
            waiting.await(PER_NODE);
            HttpResponse<byte[]> ofToken = get(token, path(action), "wait=30");
            HttpResponse<byte[]> ofNode = get(token(reader, "\"approvals:read\""), path(action), "wait=30");
            HttpResponse<byte[]> withoutWait = get(token, path(action), "return=minimal");

            // Requests that arrive at once take threads for a moment, the more the busier the machine is.
            assertThat(threads() - threads).isLessThan(PER_NODE / 2);
            for (HttpResponse<byte[]> refused : List.of(ofToken, ofNode)) {
                assertThat(refused.statusCode()).isEqualTo(429);
                assertThat(Service.json(refused).get("code").textValue()).isEqualTo("RATE_LIMITED");
                assertThat(refused.headers().firstValue("Retry-After")).hasValue("1");
            }
            assertThat(withoutWait.statusCode()).isEqualTo(200);
            approve(action);
            for (RawConnection connection : connections) {
                assertThat(connection.read().body()).contains("\"APPROVED\"");
            }
        } finally {
            for (RawConnection connection : connections) {
                connection.close();
            }
        }
        waiting.await(0);
    }

    @Test
    void refusesTheNinthWaitOfATokenAlone() throws Exception {
        JsonNode action = staged();
        List<RawConnection> connections = new ArrayList<>();
        for (int wait = 0; wait < PER_TOKEN; wait++) {
            connections.add(raw(OPERATOR, action));
        }
        waiting.await(PER_TOKEN);

        HttpResponse<byte[]> ninth = get(OPERATOR, path(action), "wait=30");
        HttpResponse<byte[]> other = get(approver, path(action), "wait=1");
        // A disconnect frees a place.
        for (RawConnection connection : connections) {
            connection.close();
        }
        waiting.await(0);

        assertThat(ninth.statusCode()).isEqualTo(429);
        assertThat(other.statusCode()).isEqualTo(200);
        assertThat(get(OPERATOR, path(action), "wait=1").statusCode()).isEqualTo(200);
    }

    @Test
    @Timeout(20)
    void readsTheNextRequestOfTheConnection() throws Exception {
        JsonNode action = staged();
        try (RawConnection connection = raw(OPERATOR, action)) {
            waiting.await(1);
            approve(action);
            RawConnection.RawAnswer first = connection.read();
            connection.send(request(OPERATOR, path(action), "wait=30"));
            waiting.await(1);
            // A request before the answer ends the wait, because it looks like a disconnect.
            connection.send(request(OPERATOR, path(action), "wait=0"));
            RawConnection.RawAnswer second = connection.read();
            RawConnection.RawAnswer third = connection.read();

            assertThat(first.body()).contains("\"APPROVED\"");
            assertThat(second.header("preference-applied")).isEqualTo("wait=30");
            assertThat(third.header("preference-applied")).isEqualTo("wait=0");
        }
    }

    private static int threads() {
        return (int) Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> !thread.getName().startsWith("HttpClient"))
                .count();
    }

    private static RawConnection raw(String token, JsonNode action) throws IOException {
        return new RawConnection(app.getLocalPort()).send(request(token, path(action), "wait=30"));
    }

    private static String request(String token, String path, String prefer) {
        return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + token + "\r\nPrefer: "
                + prefer + "\r\n\r\n";
    }

    private static String path(JsonNode action) {
        return ACTIONS + action.get("id").textValue();
    }

    private static String workflow(JsonNode action) {
        return "/api/v1/workflows/"
                + Service.json(get(OPERATOR, path(action), "return=minimal"))
                        .get("workflow_id")
                        .textValue();
    }

    private static JsonNode staged() {
        JsonNode answer = Service.json(service.execute(
                OPERATOR,
                "create_alpha_app_campaign",
                "{\"arguments\":{\"account_id\":\"1002003001\",\"name\":\"Campaign " + made++
                        + "\",\"budget_micros\":50000000,\"app_id\":\"com.example.app\","
                        + "\"app_store\":\"ALPHA_APP_STORE\",\"execution_mode\":\"approval_required\"}}"));
        return answer.at("/data/pending_action");
    }

    private static void approve(JsonNode action) {
        post(approver, path(action) + "/approve", "{\"payload_hash\":" + action.get("payload_hash") + "}");
    }

    private static CompletableFuture<HttpResponse<byte[]>> waiting(String token, String path, String prefer) {
        return CompletableFuture.supplyAsync(() -> get(token, path, prefer), task -> new Thread(task).start());
    }

    private static HttpResponse<byte[]> get(String token, String path, String prefer) {
        HttpRequest.Builder request = service.request(token, path).header("Prefer", prefer);
        return service.send(request);
    }

    private static HttpResponse<byte[]> post(String token, String path, String body) {
        HttpResponse<byte[]> answer = service.send(service.request(token, path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
        assertThat(answer.statusCode()).isLessThan(300);
        return answer;
    }

    private static String principal(String minter) {
        String id = "reader" + made++;
        post(minter, "/api/v1/principals", "{\"id\":\"" + id + "\",\"owner\":\"" + id + "\",\"kind\":\"service\"}");
        return id;
    }

    private static JsonNode minted(String principal, String scopes) {
        return Service.json(post(
                scopes.contains("approvals") ? approver : OPERATOR,
                "/api/v1/tokens",
                "{\"name\":\"t\",\"principal\":\"" + principal + "\",\"scopes\":[" + scopes + "]}"));
    }

    private static String token(String principal, String scopes) {
        return minted(principal, scopes).get("token").textValue();
    }
}
