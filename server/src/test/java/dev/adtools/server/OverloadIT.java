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
        double before = refusals();
        List<CompletableFuture<HttpResponse<byte[]>>> inWork =
                Stream.of("gate1", "gate2").map(OverloadIT::upToGate).toList();

        HttpResponse<byte[]> executed =
                service.send(service.post("all", "get_things", "not JSON".getBytes(StandardCharsets.UTF_8)));
        HttpResponse<byte[]> listed = service.send(service.anonymous("/api/v1/tools"));
        HttpResponse<byte[]> halts = service.send(service.request("all", "/api/v1/halts"));
        HttpResponse<byte[]> health = admin.send(admin.anonymous("/healthcheck"));
        double refusals = refusals() - before;
        Stream.of("gate1", "gate2").forEach(gate -> APP.things().gate(gate).open());

        for (HttpResponse<byte[]> refused : List.of(executed, listed)) {
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(refused.headers().firstValue("Retry-After")).hasValue("1");
            assertThat(refused.headers().firstValue("X-Request-Id")).isPresent();
            assertThat(refused.headers().firstValue("Content-Type")).hasValue("application/json");
            JsonNode error = Service.json(refused);
            assertThat(error.get("code").textValue()).isEqualTo("OVERLOADED");
            assertThat(error.at("/details/retry").textValue()).isEqualTo("same_key");
        }
        // The kill switch has places of its own.
        assertThat(halts.statusCode()).isEqualTo(200);
        assertThat(health.statusCode()).isEqualTo(200);
        assertThat(refusals).isEqualTo(2);
        assertThat(inWork)
                .allSatisfy(call -> assertThat(call.join().statusCode()).isEqualTo(200));
        // An answer is read a moment before its place is free.
        assertThat(Stream.generate(() -> service.execute("get_things", "{}"))
                        .limit(1_000)
                        .anyMatch(answer -> answer.statusCode() == 200))
                .isTrue();
    }

    @Test
    void givesThePlaceOfACallBackBeforeItsAnswerIsRead() throws IOException {
        try (Socket slow = SlowReader.of(APP.getLocalPort(), LARGE);
                Socket slower = SlowReader.of(APP.getLocalPort(), LARGE)) {
            assertThat(slow.getInputStream().read()).isEqualTo('H');
            assertThat(slower.getInputStream().read()).isEqualTo('H');

            // The first byte comes a moment before the place is free.
            assertThat(Stream.generate(() -> service.execute("get_things", "{}"))
                            .limit(1_000)
                            .anyMatch(answer -> answer.statusCode() == 200))
                    .isTrue();
        }
    }

    private static double refusals() {
        return new String(admin.send(admin.anonymous("/metrics")).body(), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.startsWith(COUNTED))
                .mapToDouble(line -> Double.parseDouble(line.substring(COUNTED.length())))
                .sum();
    }

    private static CompletableFuture<HttpResponse<byte[]>> upToGate(String gate) {
        CompletableFuture<HttpResponse<byte[]>> call = CompletableFuture.supplyAsync(
                () -> service.execute("get_things", "{\"arguments\":{\"behaviour\":\"" + gate + "\"}}"),
                task -> new Thread(task).start());
        APP.things().gate(gate).awaitCall();
        return call;
    }
}
