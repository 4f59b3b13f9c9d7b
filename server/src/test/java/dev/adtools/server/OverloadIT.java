package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.SettableMeter;
import dev.adtools.server.fixtures.SlowReader;
import io.dropwizard.testing.ConfigOverride;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** More requests than may be in work at once. */
class OverloadIT {

    private static final TestService APP = TestService.withQuotas(
            new SettableMeter(),
            ConfigOverride.config("quotas.perMinute", "1000000"),
            // A slow reader is not cut off while a slow machine looks who else gets a place.
            ConfigOverride.config("connections.gracePeriod", "5m"),
            ConfigOverride.config("quotas.maxConcurrentCalls", "2"));

    private static final int LARGE = 3 << 20;
    private static final String COUNTED = "adtools_overloaded_total ";

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
    void refusesAtOnceWhatFindsTheServiceFull() {
        List<CompletableFuture<HttpResponse<byte[]>>> inWork =
                List.of(upToGate("all", "gate1"), upToGate("other", "gate2"));
        double before = refusals();

        HttpResponse<byte[]> executed =
                service.send(service.post("busy", "get_things", "not JSON".getBytes(StandardCharsets.UTF_8)));
        HttpResponse<byte[]> listed = service.send(service.request("busy", "/api/v1/tools"));
        HttpResponse<byte[]> curious = service.send(service.request("reader", "/api/v1/halts"));
        HttpResponse<byte[]> halts = service.send(service.request("all", "/api/v1/halts"));
        HttpResponse<byte[]> stranger = service.send(service.anonymous("/api/v1/tools"));
        HttpResponse<byte[]> document = service.send(service.anonymous("/api/v1/openapi.json"));
        HttpResponse<byte[]> health = admin.send(admin.anonymous("/healthcheck"));
        double refusals = refusals() - before;
        Stream.of("gate1", "gate2").forEach(gate -> APP.things().gate(gate).open());

        for (HttpResponse<byte[]> refused : List.of(executed, listed, curious)) {
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(refused.headers().firstValue("Retry-After")).hasValue("1");
            assertThat(refused.headers().firstValue("X-Request-Id")).isPresent();
            assertThat(refused.headers().firstValue("Content-Type")).hasValue("application/json");
            JsonNode error = Service.json(refused);
            assertThat(error.get("code").textValue()).isEqualTo("OVERLOADED");
            assertThat(error.at("/details/retry").textValue()).isEqualTo("same_key");
        }
        // The kill switch has places of its own, and strangers need none.
        assertThat(halts.statusCode()).isEqualTo(200);
        assertThat(stranger.statusCode()).isEqualTo(401);
        assertThat(document.statusCode()).isEqualTo(200);
        assertThat(health.statusCode()).isEqualTo(200);
        assertThat(refusals).isEqualTo(3);
        assertThat(inWork)
                .allSatisfy(call -> assertThat(call.join().statusCode()).isEqualTo(200));
        assertThat(admitted("all", "{}").statusCode()).isEqualTo(200);
    }

    @Test
    void leavesPlacesToOtherTokens() {
        CompletableFuture<HttpResponse<byte[]>> inWork = upToGate("all", "gate3");

        HttpResponse<byte[]> second = service.execute("all", "get_things", "{}");
        HttpResponse<byte[]> other = service.execute("other", "get_things", "{}");
        APP.things().gate("gate3").open();

        assertThat(second.statusCode()).isEqualTo(503);
        assertThat(other.statusCode()).isEqualTo(200);
        assertThat(inWork.join().statusCode()).isEqualTo(200);
    }

    @Test
    void keepsThePlaceOfACallUntilItsAnswerIsWritten() throws IOException {
        try (Socket slow = admittedReader()) {
            assertThat(service.execute("all", "get_things", "{}").statusCode()).isEqualTo(503);
            assertThat(service.execute("other", "get_things", "{}").statusCode())
                    .isEqualTo(200);

            slow.getInputStream().skipNBytes(2L * LARGE);
            assertThat(admitted("all", "{}").statusCode()).isEqualTo(200);
        }
    }

    // A place is free a moment after the last byte of the answer before is read.
    private static HttpResponse<byte[]> admitted(String token, String body) {
        return Stream.generate(() -> service.execute(token, "get_things", body))
                .limit(1_000)
                .filter(answer -> answer.statusCode() != 503)
                .findFirst()
                .orElseThrow();
    }

    private static Socket admittedReader() throws IOException {
        while (true) {
            Socket reader = SlowReader.of(APP.getLocalPort(), LARGE);
            byte[] begun = reader.getInputStream().readNBytes("HTTP/1.1 200".length());
            String status = new String(begun, StandardCharsets.US_ASCII);
            if (status.endsWith("200")) {
                return reader;
            }
            assertThat(status).endsWith("503");
            reader.close();
        }
    }

    private static double refusals() {
        return new String(admin.send(admin.anonymous("/metrics")).body(), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.startsWith(COUNTED))
                .mapToDouble(line -> Double.parseDouble(line.substring(COUNTED.length())))
                .sum();
    }

    private static CompletableFuture<HttpResponse<byte[]>> upToGate(String token, String gate) {
        CompletableFuture<HttpResponse<byte[]>> call = CompletableFuture.supplyAsync(
                () -> admitted(token, "{\"arguments\":{\"behaviour\":\"" + gate + "\"}}"),
                task -> new Thread(task).start());
        APP.things().gate(gate).awaitCall();
        return call;
    }
}
