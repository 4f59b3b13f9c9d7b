package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.WaitGauge;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ShutdownIT {

    @Test
    @Timeout(60)
    void answersTheCallsInHandAndTakesNoNewOnes() throws Exception {
        TestService app = new TestService();
        app.before();
        int port = app.getLocalPort();
        Service service = new Service(port);

        CompletableFuture<HttpResponse<byte[]>> call = CompletableFuture.supplyAsync(
                () -> service.execute("get_things", "{\"arguments\":{\"behaviour\":\"gate\"}}"));
        app.things().gate().awaitCall();
        CompletableFuture<Void> stop = CompletableFuture.runAsync(app::after);
        while (accepts(port)) {
            Thread.onSpinWait();
        }
        app.things().gate().open();

        assertThat(call.get().statusCode()).isEqualTo(200);
        stop.get();
    }

    @Test
    @Timeout(120)
    void answersTheRequestsThatWait() throws Exception {
        TestService app = new TestService();
        app.before();
        Service service = new Service(app.getLocalPort());
        service.execute("stage_thing", "{}");
        String action = Service.json(
                        service.send(service.request("all", "/api/v1/pending-actions?tool=stage_thing&limit=1")))
                .at("/rows/0/id")
                .textValue();

        CompletableFuture<HttpResponse<byte[]>> wait = CompletableFuture.supplyAsync(
                () -> service.send(service.request("all", "/api/v1/pending-actions/" + action)
                        .header("Prefer", "wait=30")),
                task -> new Thread(task).start());
        new WaitGauge(app).await(1);
        long begun = System.nanoTime();
        app.after();

        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(25));
        assertThat(wait.get().statusCode()).isEqualTo(200);
        assertThat(Service.json(wait.get()).get("status").textValue()).isEqualTo("PENDING");
    }

    private static boolean accepts(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException refused) {
            return false;
        }
    }
}
