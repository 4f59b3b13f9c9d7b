package dev.adtools.server;

import static io.dropwizard.testing.ConfigOverride.config;
import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.adtools.server.fixtures.SettableMeter;
import dev.adtools.server.fixtures.SlowReader;
import io.dropwizard.testing.ConfigOverride;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.slf4j.LoggerFactory;

/** Clients that take their time, on a service with few places and connections. */
@Timeout(40)
class SlowClientsIT {

    private static final int PER_ADDRESS = 8;
    private static final int IN_ALL = 20;
    private static final int LARGE = 3 << 20;
    private static final int BODY = 15_000;
    private static final int MOMENT = 1_000;
    private static final TestService APP = service(
            config("connections.max", String.valueOf(IN_ALL)),
            config("connections.maxPerAddress", String.valueOf(PER_ADDRESS)));
    private static final TestService HASTY = service(
            config("connections.minDataPerSecond", "64MiB"),
            config("connections.gracePeriod", "1s"),
            // Longer than a test may take, or an idle connection is closed where only a slow one should be.
            config("server.applicationConnectors[0].idleTimeout", "5m"));
    private static final String EXECUTE =
            "POST /api/v1/tools/get_things/execute HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer %s\r\n"
                    + "Content-Type: application/json\r\nContent-Length: %d\r\n%s\r\n%s";
    private static final String DOCUMENT = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";

    private final List<Socket> open = new ArrayList<>();

    private static TestService service(ConfigOverride... settings) {
        return TestService.withQuotas(
                new SettableMeter(),
                Stream.concat(
                                Stream.of(
                                        config("quotas.perMinute", "1000000"),
                                        config("quotas.maxConcurrentCalls", "4")),
                                Stream.of(settings))
                        .toArray(ConfigOverride[]::new));
    }

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        HASTY.before();
    }

    @AfterAll
    static void stop() {
        // What is set for a service is a property of the process, so the last one goes first.
        HASTY.after();
        APP.after();
    }

    @AfterEach
    void closeAll() throws IOException {
        for (Socket socket : open) {
            socket.close();
        }
    }

    @Test
    void holdsNoPlaceForABodyThatIsStillToCome() throws IOException {
        Map<String, Socket> arriving = new LinkedHashMap<>();
        for (String token : List.of("all", "other")) {
            Socket slow = connect(1);
            send(slow, EXECUTE.formatted(token, 2, "Expect: 100-continue\r\n", ""));
            // By now the service has begun to read.
            assertThat(line(slow)).startsWith("HTTP/1.1 100");
            assertThat(line(slow)).isEmpty();
            arriving.put(token, slow);
        }

        assertThat(executed(connect(2), "all")).contains("200 OK");
        assertThat(executed(connect(2), "other")).contains("200 OK");
        for (Map.Entry<String, Socket> slow : arriving.entrySet()) {
            send(slow.getValue(), "{}");
            assertThat(repeated(answer(slow.getValue()), slow.getValue(), slow.getKey()))
                    .contains("200 OK");
        }
    }

    @Test
    void holdsNoPlaceForAReaderOfThePublicDocument() throws IOException {
        for (int i = 0; i < 4; i++) {
            Socket slow = connect(1);
            send(slow, DOCUMENT);
            assertThat(slow.getInputStream().read()).isEqualTo('H');
        }

        assertThat(executed(connect(2), "all")).contains("200 OK");
        Socket another = connect(2);
        send(another, DOCUMENT);
        assertThat(line(another)).contains("200 OK");
    }

    @Test
    void givesUpABodyThatComesTooSlowly() throws IOException {
        Socket slow = connect(1, HASTY);
        send(slow, EXECUTE.formatted("all", BODY, "", "{"));
        Socket pace = connect(2, HASTY);

        int sent = 1;
        for (; slow.getInputStream().available() == 0 && sent < BODY; sent++) {
            send(slow, " ");
            executed(pace, "other");
        }

        assertThat(sent).isLessThan(BODY);
        assertThat(line(slow)).contains("400");
    }

    @Test
    void givesUpAReaderThatTakesTooLittle() throws IOException {
        long taken = 0;
        try (Socket slow = SlowReader.of(HASTY.getLocalPort(), LARGE)) {
            Socket pace = connect(2, HASTY);
            byte[] little = new byte[200];
            // The token has one place.
            while (taken < LARGE && (taken == 0 || !answered(pace, "all").contains("200"))) {
                taken += Math.max(0, taken(slow, little));
            }
        }

        assertThat(taken).isLessThan(LARGE);
    }

    @Test
    void closesTheConnectionThatWasOfUseLongestAgo() throws IOException {
        Socket known = connect(1);
        assertThat(executed(known, "all")).contains("200 OK");
        Socket first = stranger();
        Socket second = stranger();
        for (int i = 3; i < PER_ADDRESS; i++) {
            stranger();
        }

        Socket newcomer = stranger();
        // One more, because what the known one was served for may be noted after the first stranger has come.
        stranger();

        assertThat(first.getInputStream().read()).isNegative();
        assertThat(second.getInputStream().read()).isNegative();
        assertThat(executed(known, "all")).contains("200 OK");
        assertThat(executed(newcomer, "other")).contains("200 OK");
    }

    // By its answer it is known to have come before the next.
    private Socket stranger() throws IOException {
        Socket stranger = connect(1);
        assertThat(answered(stranger, "nobody")).contains("401");
        return stranger;
    }

    @Test
    void closesAnIdleConnectionForANewcomer() throws IOException {
        List<Socket> known = new ArrayList<>();
        for (int i = 0; i < PER_ADDRESS; i++) {
            Socket one = connect(99);
            assertThat(executed(one, "all")).contains("200 OK");
            known.add(one);
        }

        Socket newcomer = connect(99);

        assertThat(known.get(0).getInputStream().read()).isNegative();
        assertThat(executed(newcomer, "all")).contains("200 OK");
        assertThat(executed(known.get(1), "all")).contains("200 OK");
    }

    @Test
    void closesNoneWithARequestInWork() throws IOException {
        Socket calling = connect(1);
        String body = "{\"arguments\":{\"behaviour\":\"gate\"}}";
        send(calling, EXECUTE.formatted("busy", body.length(), "", body));
        APP.things().gate("gate").awaitCall();
        Socket first = connect(2);
        for (int i = 0; i < 2 * IN_ALL; i++) {
            connect(3 + i % 20);
        }

        assertThat(first.getInputStream().read()).isNegative();
        assertThat(executed(connect(2), "other")).contains("200 OK");
        APP.things().gate("gate").open();
        assertThat(line(calling)).contains("200 OK");
    }

    @Test
    void saysNothingInTheLogOfAClientThatGoesAway() throws IOException {
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
        root.addAppender(log);
        try {
            Socket reading = SlowReader.of(APP.getLocalPort(), LARGE);
            assertThat(reading.getInputStream().read()).isEqualTo('H');
            goAway(reading);
            Socket calling = connect(1);
            String body = "{\"arguments\":{\"behaviour\":\"gate\"}}";
            send(calling, EXECUTE.formatted("other", body.length(), "", body));
            APP.things().gate("gate").awaitCall();
            goAway(calling);
            APP.things().gate("gate").open();
            Socket sending = connect(1);
            send(sending, EXECUTE.formatted("busy", BODY, "", "{"));
            goAway(sending);

            // Each token has one place, which it has back when the service knows.
            for (String token : List.of("all", "other", "busy")) {
                assertThat(executed(connect(2), token)).contains("200 OK");
            }
        } finally {
            root.detachAppender(log);
        }
        assertThat(log.list)
                .noneMatch(event ->
                        event.getThrowableProxy() != null || event.getLevel().isGreaterOrEqual(Level.WARN));
    }

    // With a reset, as a process does that is killed.
    private static void goAway(Socket socket) throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    private Socket connect(int address) throws IOException {
        return connect(address, APP);
    }

    private Socket connect(int address, TestService service) throws IOException {
        Socket socket = new Socket();
        open.add(socket);
        socket.setReceiveBufferSize(8 * 1024);
        socket.setSoTimeout(20_000);
        socket.setTcpNoDelay(true);
        socket.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) address}), 0));
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), service.getLocalPort()));
        return socket;
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    // The place of a call is free a moment after its caller has read the answer.
    private static String executed(Socket socket, String token) throws IOException {
        return repeated(answered(socket, token), socket, token);
    }

    private static String repeated(String first, Socket socket, String token) throws IOException {
        String status = first;
        for (int i = 0; i < MOMENT && status.contains("503"); i++) {
            status = answered(socket, token);
        }
        return status;
    }

    private static String answered(Socket socket, String token) throws IOException {
        send(socket, EXECUTE.formatted(token, 2, "", "{}"));
        return answer(socket);
    }

    private static String answer(Socket socket) throws IOException {
        String status = line(socket);
        long length = 0;
        for (String header = line(socket); !header.isEmpty(); header = line(socket)) {
            if (header.toLowerCase(Locale.ROOT).startsWith("content-length: ")) {
                length = Long.parseLong(header.substring(16));
            }
        }
        socket.getInputStream().skipNBytes(length);
        return status;
    }

    private static String line(Socket socket) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int b = socket.getInputStream().read();
                b != '\n';
                b = socket.getInputStream().read()) {
            assertThat(b).as("the connection ended after: " + line).isNotNegative();
            if (b != '\r') {
                line.append((char) b);
            }
        }
        return line.toString();
    }

    private static int taken(Socket socket, byte[] buffer) {
        try {
            return socket.getInputStream().read(buffer);
        } catch (IOException reset) {
            return -1;
        }
    }
}
