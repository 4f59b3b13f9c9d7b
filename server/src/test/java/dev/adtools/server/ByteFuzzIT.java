package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.Mutations;
import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.RawConnection.RawAnswer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** An execute request of any bytes gets a prompt, well-formed answer that is never a failure of the service. */
class ByteFuzzIT {

    private static final TestService APP = new TestService();
    private static final int REQUESTS = Depth.of("fuzz.requests", 2_000, 10_000);
    private static final long SEED = Seed.drawn("bytes");
    private static final List<String> TOOLS = List.of("get_things", "check_thing", "create_thing");

    @BeforeAll
    static void start() throws Exception {
        APP.before();
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @Test
    void answersEveryBodyOnOneConnection() throws IOException {
        SplittableRandom random = new SplittableRandom(SEED);
        Mutations always = new Mutations(new SplittableRandom(20_261_121));
        Mutations drawn = new Mutations(random);
        Map<Integer, Integer> statuses = new TreeMap<>();

        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            for (int i = 0; i < REQUESTS; i++) {
                byte[] body = (i < REQUESTS / 10 ? always : drawn).next();
                RawAnswer answer =
                        post(connection, TOOLS.get(random.nextInt(TOOLS.size())), body, random.nextBoolean());

                assertThat(answer.status())
                        .as("seed %d, request %d: %s", SEED, i, new String(body, StandardCharsets.ISO_8859_1))
                        .isIn(200, 400, 403, 422);
                assertThat(answer.body()).startsWith("{\"").endsWith("}");
                statuses.merge(answer.status(), 1, Integer::sum);
            }
        }

        // Both sides of the border must have been met, or the bodies are no test of it.
        assertThat(statuses.get(200)).isGreaterThan(REQUESTS / 100);
        assertThat(statuses.get(400)).isGreaterThan(REQUESTS / 2);
    }

    @Test
    void outlivesHugeBodies() throws IOException {
        byte[] huge = new byte[10 << 20];
        Arrays.fill(huge, (byte) '[');

        for (boolean chunked : new boolean[] {false, true}) {
            try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
                RawAnswer answer = post(connection, "get_things", huge, chunked);

                assertThat(answer.status()).isEqualTo(413);
            }
        }
        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            assertThat(post(connection, "get_things", new byte[0], false).status())
                    .isEqualTo(200);
        }
    }

    private static RawAnswer post(RawConnection connection, String tool, byte[] body, boolean chunked)
            throws IOException {
        String head = "POST /api/v1/tools/" + tool + "/execute HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer all\r\n"
                + "Content-Type: application/json\r\n";
        if (chunked && body.length > 0) {
            return connection
                    .send(
                            ascii(head + "Transfer-Encoding: chunked\r\n\r\n" + Integer.toHexString(body.length)
                                    + "\r\n"),
                            body,
                            ascii("\r\n0\r\n\r\n"))
                    .read();
        }
        return connection
                .send(ascii(head + "Content-Length: " + body.length + "\r\n\r\n"), body)
                .read();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
