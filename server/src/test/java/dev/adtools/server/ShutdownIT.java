package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Service;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
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

    private static boolean accepts(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException refused) {
            return false;
        }
    }
}
