package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.SettableMeter;
import dev.adtools.server.fixtures.WaitGauge;
import io.dropwizard.testing.ConfigOverride;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Requests that wait while a token may have one call in work. */
class WaitSlotsIT {

    private static final TestService APP = TestService.withQuotas(
            new SettableMeter(),
            ConfigOverride.config("quotas.perMinute", "1000000"),
            ConfigOverride.config("quotas.maxConcurrentCalls", "2"));

    private static Service service;
    private static WaitGauge waiting;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
        waiting = new WaitGauge(APP);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @Test
    void leavesTheSlotsToOtherCalls() {
        CompletableFuture<HttpResponse<byte[]>> write = started(() -> service.execute(
                "busy", "create_thing", "{\"arguments\":{\"behaviour\":\"gate\",\"account_id\":\"1234567890\"}}"));
        APP.things().gate().awaitCall();
        String operation = Service.json(admitted(service.request("all", "/api/v1/operations?status=SENDING")))
                .at("/rows/0/id")
                .textValue();
        List<CompletableFuture<HttpResponse<byte[]>>> waits = Stream.of(1, 2, 3)
                .map(count -> {
                    CompletableFuture<HttpResponse<byte[]>> wait =
                            started(() -> admitted(service.request("all", "/api/v1/operations/" + operation)
                                    .header("Prefer", "wait=30")));
                    waiting.await(count);
                    return wait;
                })
                .toList();

        int meanwhile = admitted(service.request("all", "/api/v1/tools")).statusCode();
        APP.things().gate().open();

        assertThat(meanwhile).isEqualTo(200);
        assertThat(write.join().statusCode()).isEqualTo(200);
        assertThat(waits)
                .allSatisfy(wait -> assertThat(
                                Service.json(wait.join()).get("status").textValue())
                        .isEqualTo("SUCCEEDED"));
    }

    private static CompletableFuture<HttpResponse<byte[]>> started(Supplier<HttpResponse<byte[]>> request) {
        return CompletableFuture.supplyAsync(request, task -> new Thread(task).start());
    }

    // A slot is free a moment after the last byte of the answer before is read.
    private static HttpResponse<byte[]> admitted(HttpRequest.Builder request) {
        return Stream.generate(() -> service.send(request))
                .limit(1_000)
                .filter(answer -> answer.statusCode() != 503)
                .findFirst()
                .orElseThrow();
    }
}
