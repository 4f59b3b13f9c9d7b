package dev.adtools.tools.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.adtools.api.MemoryBudget;
import dev.adtools.api.MemoryShortage;
import dev.adtools.api.Sending;
import dev.adtools.api.Source;
import dev.adtools.api.TestContexts;
import dev.adtools.tools.fixtures.FaultServer;
import dev.adtools.tools.fixtures.LoopbackMount;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.wire.WireFailure.Stage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
final class HttpWireTransportTest {

    private static final int CAP = 1024 * 1024;

    private final WireTransport transport = new HttpWireTransport(
            new HttpLimits(Duration.ofSeconds(3), Duration.ofSeconds(20), Duration.ofSeconds(20), CAP),
            Clock.systemUTC());

    @Test
    void leadsToTheLiveWorld() {
        assertThat(transport.source()).isEqualTo(Source.LIVE);
    }

    @Test
    void carriesRequestAndResponseWhole() {
        ScriptedTransport platform = new ScriptedTransport(
                request -> new WireResponse(418, Map.of("X-Seen", "yes"), "{\"grüße\":\"" + request.body() + "\"}"));
        try (LoopbackMount mount = LoopbackMount.of(platform)) {
            WireAnswer answer = transport.exchange(new WireRequest(
                    OperationKind.WRITE,
                    "POST",
                    URI.create(mount.url() + "/v1/things:do?a=b%20c"),
                    Map.of("login-customer-id", "1234567890"),
                    "größer",
                    soon(),
                    TestContexts.sending()));

            WireResponse response = (WireResponse) answer;
            assertThat(response.status()).isEqualTo(418);
            assertThat(response.header("x-seen")).isEqualTo("yes");
            assertThat(response.body()).isEqualTo("{\"grüße\":\"größer\"}");
            WireRequest seen = mount.requests().get(0);
            assertThat(seen.uri().getRawPath() + "?" + seen.uri().getRawQuery()).isEqualTo("/v1/things:do?a=b%20c");
            assertThat(seen.headers())
                    .containsEntry("login-customer-id", "1234567890")
                    .doesNotContainKeys("accept-encoding", "upgrade");
        }
    }

    @ParameterizedTest
    @EnumSource(OperationKind.class)
    void sendsOnceWhenConnectionDrops(OperationKind kind) throws IOException {
        try (FaultServer server = FaultServer.with((line, number) -> false)) {
            assertThat(exchange(kind, server.url())).isEqualTo(broken());

            assertThat(server.requests()).hasSize(1);
        }
    }

    @Test
    void getsOnceWhenConnectionDrops() throws IOException {
        try (FaultServer server = FaultServer.with((line, number) -> false)) {
            WireAnswer answer =
                    transport.exchange(new WireRequest(OperationKind.READ, "GET", server.url(), Map.of(), "", soon()));

            assertThat(answer).isEqualTo(broken());
            assertThat(server.requests()).hasSize(1);
        }
    }

    @Test
    void getsOnceWhenKeptConnectionDrops() throws IOException {
        try (FaultServer server = FaultServer.with((line, number) -> number == 1 && line.respond(200, "", "{}"))) {
            WireRequest request = new WireRequest(OperationKind.READ, "GET", server.url(), Map.of(), "", soon());

            assertThat(transport.exchange(request)).isInstanceOf(WireResponse.class);
            assertThat(transport.exchange(request)).isEqualTo(broken());

            assertThat(server.requests()).hasSize(2);
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void opensConnectionOfItsOwnForEveryWrite() throws IOException {
        try (FaultServer server = FaultServer.with((line, number) -> line.respond(200, "", "{}"))) {
            exchange(OperationKind.READ, server.url());
            exchange(OperationKind.READ, server.url());
            exchange(OperationKind.WRITE, server.url());
            exchange(OperationKind.WRITE, server.url());

            assertThat(server.connections()).isEqualTo(3);
        }
    }

    @Test
    void sendsNoBodyOfAWriteThatWasReleasedTooLongAgo() throws Exception {
        PassingTime time = new PassingTime(Instant.now());
        Sending sending = TestContexts.sending(time);
        time.pass(Duration.ofSeconds(2));
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CompletableFuture<String> received = CompletableFuture.supplyAsync(() -> everything(server));
            URI uri = URI.create("http://127.0.0.1:" + server.getLocalPort() + "/v27.0/77");

            WireAnswer answer =
                    transport.exchange(WireRequest.write(uri, Map.of(), "daily_budget=5000", soon(), sending));

            assertThat(answer).isEqualTo(WireFailure.RELEASE_EXPIRED);
            assertThat(WireFailure.RELEASE_EXPIRED.meaning(OperationKind.WRITE))
                    .isInstanceOf(PlatformFailure.Unavailable.class);
            assertThat(received.get(20, TimeUnit.SECONDS)).doesNotContain("daily_budget");
        }
    }

    private static String everything(ServerSocket server) {
        try (Socket connection = server.accept()) {
            return new String(connection.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {301, 307, 429, 500, 503})
    void sendsOnceWhateverStatusComes(int status) throws IOException {
        try (FaultServer server = FaultServer.with(
                (line, number) -> line.respond(status, "Location: /elsewhere\r\nRetry-After: 0\r\n", "<html>"))) {
            WireAnswer answer = exchange(OperationKind.WRITE, server.url());

            assertThat(((WireResponse) answer).status()).isEqualTo(status);
            assertThat(server.requests()).hasSize(1);
        }
    }

    @Test
    void callsAnswerThatBreaksOffBroken() throws IOException {
        try (FaultServer server = FaultServer.with(
                (line, number) -> !line.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"half\":"))) {
            assertThat(exchange(OperationKind.WRITE, server.url())).isEqualTo(broken());

            assertThat(server.requests()).hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"slow\":"})
    void givesUpOnAnswerThatIsNotWholeInTime(String beginning) throws IOException {
        try (FaultServer server = FaultServer.with((line, number) -> line.send(beginning) && line.hang())) {
            WireRequest request = new WireRequest(
                    OperationKind.WRITE,
                    "POST",
                    server.url(),
                    Map.of(),
                    "{}",
                    Instant.now().plusMillis(600),
                    TestContexts.sending());

            assertThat(transport.exchange(request))
                    .isEqualTo(new WireFailure(Stage.TIMED_OUT, "no whole answer in 1 s"));
            assertThat(server.requests()).hasSize(1);
        }
    }

    @Test
    void readsAnswerThatAProxyCompressedOrMarked() throws IOException {
        String compressed = compressed("\uFEFF{\"a\":\"ü\"}");
        try (FaultServer server = FaultServer.with((line, number) -> number == 1
                ? line.respond(200, "Content-Encoding: gzip\r\n", compressed)
                : line.respond(200, "", "\u00EF\u00BB\u00BF{}"))) {
            assertThat(((WireResponse) exchange(OperationKind.READ, server.url())).body())
                    .isEqualTo("{\"a\":\"ü\"}");
            assertThat(((WireResponse) exchange(OperationKind.READ, server.url())).body())
                    .isEqualTo("{}");
        }
    }

    @Test
    void stopsExpandingAnswerThatIsTooLarge() throws IOException {
        String bomb = compressed("x".repeat(10 * CAP));
        try (FaultServer server = FaultServer.with(
                (line, number) -> line.respond(200, "Content-Encoding: gzip\r\n", number == 1 ? bomb : "no gzip"))) {
            assertThat(((WireFailure) exchange(OperationKind.READ, server.url())).stage())
                    .isEqualTo(Stage.TOO_LARGE);
            assertThat(((WireFailure) exchange(OperationKind.READ, server.url())).stage())
                    .isEqualTo(Stage.BROKEN);
        }
    }

    private static String compressed(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toString(StandardCharsets.ISO_8859_1);
    }

    @Test
    void stopsReadingAnswerThatIsTooLarge() throws IOException {
        String tenMegabytes = "x".repeat(10 * CAP);
        try (FaultServer server = FaultServer.with((line, number) -> line.respond(200, "", tenMegabytes))) {
            assertThat(exchange(OperationKind.READ, server.url()))
                    .isEqualTo(new WireFailure(Stage.TOO_LARGE, "the answer has more than 1048576 bytes"));

            assertThat(server.requests()).hasSize(1);
        }
    }

    @Test
    void readsAnswerThatJustFits() throws IOException {
        String largest = "x".repeat(CAP);
        try (FaultServer server = FaultServer.with((line, number) -> line.respond(200, "", largest))) {
            WireAnswer answer = exchange(OperationKind.READ, server.url());

            assertThat(((WireResponse) answer).body()).hasSize(CAP);
        }
    }

    @Test
    void stopsReadingAnswerForWhichThereIsNoMemory() throws IOException {
        MemoryBudget budget = new MemoryBudget(2 * CAP, CAP);
        WireTransport counted = new HttpWireTransport(HttpLimits.STANDARD, Clock.systemUTC(), budget);
        try (FaultServer server = FaultServer.with((line, number) -> line.respond(200, "", "x".repeat(CAP)));
                FaultServer brief = FaultServer.with((line, number) -> line.respond(200, "", "x".repeat(1_000)))) {
            MemoryBudget.Share share = budget.open();
            assertThatExceptionOfType(MemoryShortage.class)
                    .isThrownBy(() -> counted.exchange(request(OperationKind.READ, server.url())));
            share.close();

            counted.exchange(request(OperationKind.READ, brief.url()));

            assertThat(budget.taken()).isEqualTo(6_000);
            share.leave();
        }
    }

    @Test
    void isSureThatNothingWasSentWhenConnectionIsRefused() throws IOException {
        int port;
        try (ServerSocket gone = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = gone.getLocalPort();
        }

        assertThat(exchange(OperationKind.WRITE, URI.create("http://127.0.0.1:" + port)))
                .isEqualTo(new WireFailure(Stage.NOT_SENT, "the connection was refused"));
    }

    @Test
    void isSureThatNothingWasSentWhenHostIsUnknown() {
        assertThat(exchange(OperationKind.WRITE, URI.create("https://platform.invalid")))
                .isEqualTo(new WireFailure(Stage.NOT_SENT, "the host is not known"));
    }

    @Test
    void isSureThatNothingWasSentWhenTlsFails() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread closing = new Thread(() -> readAndClose(server));
            closing.start();

            WireFailure failure = (WireFailure)
                    exchange(OperationKind.WRITE, URI.create("https://127.0.0.1:" + server.getLocalPort()));

            closing.join();
            assertThat(failure.stage()).isEqualTo(Stage.NOT_SENT);
            assertThat(failure.reason()).startsWith("no TLS connection: ");
        }
    }

    private static void readAndClose(ServerSocket server) {
        try (Socket connection = server.accept()) {
            // All of what the client says first: what is left unread would reset the connection.
            byte[] head = connection.getInputStream().readNBytes(5);
            connection.getInputStream().readNBytes(((head[3] & 0xff) << 8) | (head[4] & 0xff));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void sendsNothingAfterDeadline() throws IOException {
        try (FaultServer server = FaultServer.with((line, number) -> line.respond(200, "", "{}"))) {
            WireRequest late = new WireRequest(
                    OperationKind.WRITE,
                    "POST",
                    server.url(),
                    Map.of(),
                    "{}",
                    Instant.now().minusSeconds(1),
                    TestContexts.sending());

            assertThat(transport.exchange(late))
                    .isEqualTo(new WireFailure(Stage.NOT_SENT, "the time of the call was used up before"));
            assertThat(server.connections()).isZero();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "https://platform.example, true",
        "http://127.0.0.1:8080, true",
        "http://127.8.9.10, true",
        "http://LOCALHOST:1, true",
        "http://[::1]:9, true",
        "http://platform.example, false",
        "http://127.0.0.1.example.com, false",
        "http://127.1, false",
        "http://localhost.example.com, false",
        "http://0x7f000001, false",
        "http://10.0.0.1, false",
        "https://user:password@platform.example, false",
        "http://127.0.0.1@platform.example, false",
        "ftp://localhost, false",
        "platform.example, false",
    })
    void speaksWithoutTlsToThisMachineOnly(String address, boolean permitted) {
        assertThat(PlainHttp.permits(URI.create(address))).isEqualTo(permitted);
    }

    @Test
    void sendsNothingInTheClear() {
        assertThat(exchange(OperationKind.READ, URI.create("http://platform.invalid")))
                .isEqualTo(new WireFailure(
                        Stage.NOT_SENT, "the address is neither https nor this machine's own over http"));
    }

    @Test
    void knowsNoWriteByMethodThatClientsRepeat() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new WireRequest(
                        OperationKind.WRITE,
                        "GET",
                        URI.create("https://x.invalid"),
                        Map.of(),
                        "",
                        soon(),
                        TestContexts.sending()));
    }

    private WireAnswer exchange(OperationKind kind, URI url) {
        return transport.exchange(request(kind, url));
    }

    private static WireRequest request(OperationKind kind, URI url) {
        return new WireRequest(
                kind, "POST", url, Map.of(), "{}", soon(), kind == OperationKind.WRITE ? TestContexts.sending() : null);
    }

    private static WireFailure broken() {
        return new WireFailure(Stage.BROKEN, "the connection broke before the whole answer was there");
    }

    private static Instant soon() {
        return Instant.now().plusSeconds(20);
    }
}
