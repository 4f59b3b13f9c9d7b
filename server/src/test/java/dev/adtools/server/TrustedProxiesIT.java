package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.RawConnection.RawAnswer;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Trusted proxies name the addresses of their clients; other peers cannot. */
@Tag("stores")
@Timeout(60)
class TrustedProxiesIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String PROXY = "127.0.0.9";
    private static final String STRANGER = "127.0.0.8";
    private static final int PER_ADDRESS = 4;
    private static final int ATTEMPTS = 30;
    private static final AtomicInteger REQUESTS = new AtomicInteger();

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(
                folder,
                OPERATOR,
                new ItDatabase(),
                ConfigOverride.config("trustedProxies", PROXY + ", 10.0.0.0/8,2001:db8:ffff::/48"),
                ConfigOverride.config("connections.maxPerAddress", String.valueOf(PER_ADDRESS)));
        app.before();
        service = Service.of(app);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void countsTheFailuresOfEachClientForItself() throws IOException {
        assertThat(failures(PROXY, i -> "X-Forwarded-For: 198.51.100." + i)).containsOnly(401);
        assertThat(failures(PROXY, i -> "Forwarded: for=\"[2001:db8::" + i + "]:443\";proto=https"))
                .containsOnly(401);
    }

    @Test
    void countsTheFailuresOfOneClientTogether() throws IOException {
        assertThat(failures(PROXY, i -> "X-Forwarded-For: 192.0.2.1"))
                .startsWith(401)
                .endsWith(429);
        assertThat(failures(PROXY, i -> "X-Forwarded-For: 203.0.113." + i + ", 192.0.2.2"))
                .startsWith(401)
                .endsWith(429);
    }

    @Test
    void countsTheFailuresOfAnUntrustedPeerTogether() throws IOException {
        assertThat(failures(STRANGER, i -> "X-Forwarded-For: 198.51.100." + i))
                .startsWith(401)
                .endsWith(429);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "X-Forwarded-For: 192.0.2.7 | 192.0.2.7",
                "X-Forwarded-For: 192.0.2.7:51234 | 192.0.2.7",
                "X-Forwarded-For: 203.0.113.9, 192.0.2.7 | 192.0.2.7",
                "X-Forwarded-For: 203.0.113.9, 192.0.2.7, 10.1.2.3 | 192.0.2.7",
                "X-Forwarded-For: 203.0.113.9, 192.0.2.7^X-Forwarded-For: 10.1.2.3, 10.255.0.1 | 192.0.2.7",
                "X-Forwarded-For: 10.1.2.3 | 10.1.2.3",
                "X-Forwarded-For: ::ffff:192.0.2.7 | 192.0.2.7",
                "X-Forwarded-For: 192.0.2.7, ::ffff:10.1.2.3 | 192.0.2.7",
                "X-Forwarded-For: 192.0.2.7, 2001:db8:ffff::1 | 192.0.2.7",
                "X-Forwarded-For: 2001:DB8::7 | [2001:db8:0:0:0:0:0:7]",
                "Forwarded: for=192.0.2.7 | 192.0.2.7",
                "Forwarded: FOR=\"192.0.2.7:_port\" ; Proto=https; | 192.0.2.7",
                "Forwarded: for=203.0.113.9, for=192.0.2.7;by=10.0.0.1, for=10.1.2.3 | 192.0.2.7",
                "Forwarded: for=\"[2001:db8::7]:4711\";host=\"ads.example.com\" | [2001:db8:0:0:0:0:0:7]",
                "Forwarded: for=192.0.2.7^X-Forwarded-For: 192.0.2.7 | 192.0.2.7",
            })
    void recordsTheClientThatATrustedProxyNames(String headers, String client) throws IOException {
        assertThat(recorded(PROXY, headers)).isEqualTo(client);
        assertThat(recorded(STRANGER, headers)).isEqualTo(STRANGER);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "X-Forwarded-For: | 127.0.0.9",
                "X-Forwarded-For: 203.0.113.9, | 127.0.0.9",
                "X-Forwarded-For: 203.0.113.9, unknown | 127.0.0.9",
                "X-Forwarded-For: 203.0.113.9, localhost, 10.1.2.3 | 10.1.2.3",
                "X-Forwarded-For: 203.0.113.9, 192.0.2.007 | 127.0.0.9",
                "X-Forwarded-For: 203.0.113.9, 192.0.2 | 127.0.0.9",
                "X-Forwarded-For: 203.0.113.9, 192.0.2.256, 10.1.2.3 | 10.1.2.3",
                "X-Forwarded-For: 203.0.113.9, fe80::1%eth0 | 127.0.0.9",
                "X-Forwarded-For: 203.0.113.9, [2001:db8::7 | 127.0.0.9",
                "Forwarded: for=203.0.113.9, for=unknown | 127.0.0.9",
                "Forwarded: for=203.0.113.9, for=_hidden, for=10.1.2.3 | 10.1.2.3",
                "Forwarded: for=203.0.113.9, by=192.0.2.7 | 127.0.0.9",
                "Forwarded: for=203.0.113.9, for=192.0.2.7;for=203.0.113.9 | 127.0.0.9",
                "Forwarded: for=203.0.113.9, for=192.0.2.7 proto=https | 127.0.0.9",
                "Forwarded: for=\"203.0.113.9, for=10.1.2.3 | 10.1.2.3",
                "Forwarded: for=192.0.2.7;host=\"a, for=203.0.113.9\" | 127.0.0.9",
                "Forwarded: for=203.0.113.9^X-Forwarded-For: 192.0.2.7 | 127.0.0.9",
            })
    void recordsTheLastProxyBeforeAHopThatCannotBeRead(String headers, String proxy) throws IOException {
        assertThat(recorded(PROXY, headers)).isEqualTo(proxy);
    }

    @Test
    void limitsTheConnectionsOfNoTrustedProxy() throws IOException {
        assertThat(answers(PROXY)).isEqualTo(2 * PER_ADDRESS);
    }

    /** Opens twice as many connections as one address may have, and returns how many of them still answer. */
    private static int answers(String peer) throws IOException {
        List<RawConnection> open = new ArrayList<>();
        try {
            for (int i = 0; i < 2 * PER_ADDRESS; i++) {
                open.add(connect(peer));
                execute(open.get(i), "X-Forwarded-For: 192.0.2.7");
            }
            int answers = 0;
            for (RawConnection connection : open) {
                answers += execute(connection, "X-Forwarded-For: 192.0.2.7").status() == 200 ? 1 : 0;
            }
            return answers;
        } finally {
            for (RawConnection connection : open) {
                connection.close();
            }
        }
    }

    private static List<Integer> failures(String peer, IntFunction<String> header) throws IOException {
        List<Integer> statuses = new ArrayList<>();
        for (int i = 1; i <= ATTEMPTS; i++) {
            try (RawConnection raw = connect(peer)) {
                raw.send("POST /console/session HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n"
                        + header.apply(i)
                        + "\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 7\r\n\r\ntoken=x");
                statuses.add(raw.read().status());
            }
        }
        return statuses;
    }

    /** Returns the address that the audit trail has of a call with these headers, which a caret separates. */
    private static String recorded(String peer, String headers) throws IOException {
        String id = "proxied-" + REQUESTS.incrementAndGet();
        try (RawConnection raw = connect(peer)) {
            assertThat(execute(raw, headers.replace("^", "\r\n") + "\r\nX-Request-Id: " + id)
                            .status())
                    .isEqualTo(200);
        }
        JsonNode events = Service.json(
                service.send(service.request(OPERATOR, "/api/v1/audit/events?kind=call&request_id=" + id)));
        return events.at("/rows/0/actor/address").textValue();
    }

    private static RawAnswer execute(RawConnection raw, String headers) throws IOException {
        raw.send("POST /api/v1/tools/list_scheduled_tasks/execute HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
                + OPERATOR + "\r\n" + headers + "\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}");
        return raw.read();
    }

    private static RawConnection connect(String peer) throws IOException {
        return new RawConnection(app.getLocalPort(), InetAddress.getByName(peer));
    }
}
