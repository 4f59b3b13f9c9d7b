package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.McpMessages;
import dev.adtools.server.fixtures.McpMessages.McpMessage;
import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.RawConnection.RawAnswer;
import dev.adtools.server.fixtures.RawObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests that the answer to any message is prompt and well-formed, never a failure of the service, and says nothing of its
 * inside. {@code -Dfuzz.requests} says how many are sent, {@code -Dseed} which.
 */
class McpFuzzIT {

    private static final TestService APP = new TestService();
    private static final int REQUESTS = Depth.of("fuzz.requests", 500, 2_000);
    private static final int REMEMBERED = 5;
    private static final long SEED = Seed.drawn("messages");
    private static final Set<Integer> STATUSES = Set.of(200, 202, 400, 401, 403, 404, 406, 415, 431);
    private static final Set<Integer> NUMBERS = Set.of(-32700, -32600, -32601, -32602, -32020, -32022);
    // More are sent until each of these was met, or this many.
    private static final int PATIENCE = 10_000;
    private static final List<String> MET =
            List.of("200 result", "202", "400 -32700", "400 -32602", "200 -32602", "400 -32020", "403 -32600");
    // What a message can come to that is as it should be; it may ask for what there is not.
    private static final Set<String> FOLLOWED = Set.of("result", "-32601", "-32602");
    private static final List<String> INSIDE = List.of(
            "Exception",
            "java.",
            "jetty",
            "dev.adtools.server",
            "\tat ",
            "SELECT ",
            "INSERT ",
            "sqlite",
            "postgres",
            "a secret that must not leave the log",
            "busy");
    private static final ObjectMapper JSON = new ObjectMapper()
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final Random random = new Random(SEED);
    private final Map<String, Integer> outcomes = new TreeMap<>();
    private RawConnection connection;
    private final Deque<String> before = new ArrayDeque<>();
    private int sent;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @BeforeEach
    void connect() throws IOException {
        connection = new RawConnection(APP.getLocalPort());
    }

    @AfterEach
    void hangUp() throws IOException {
        connection.close();
    }

    @Test
    @SuppressWarnings("SystemOut")
    void answersEveryMessage() throws IOException {
        McpMessages always = new McpMessages(new Random(20_261_122));
        McpMessages drawn = new McpMessages(random);
        for (int i = 0; i < REQUESTS || (i < PATIENCE && !outcomes.keySet().containsAll(MET)); i++) {
            McpMessage message = (i < REQUESTS / 10 ? always : drawn).next();
            RawAnswer answer = answer(message);
            assertThat(flaw(message, answer))
                    .as("seed %d, message %d: %s%s", SEED, i, message.headers(), message.body())
                    .isEmpty();
        }

        System.out.println("messages: " + outcomes);
        // All sides of the border must have been met, or the messages are no test of it.
        assertThat(outcomes.keySet()).as("seed %d", SEED).containsAll(MET);
    }

    private RawAnswer answer(McpMessage message) throws IOException {
        RawAnswer answer;
        try {
            answer = post(connection, message);
        } catch (IOException closed) {
            // A connection may end after any answer, and does when not all of a body was read; a new one must do.
            connection.close();
            connection = new RawConnection(APP.getLocalPort());
            answer = post(connection, message);
        }
        if (answer.header("connection").equals("close")) {
            connection.close();
            connection = new RawConnection(APP.getLocalPort());
        }
        return answer;
    }

    private RawAnswer post(RawConnection connection, McpMessage message) throws IOException {
        String head = "POST /mcp HTTP/1.1\r\n" + message.headers() + "X-Request-Id: " + ++sent + "\r\n";
        byte[] body = bytes(message.body());
        if (random.nextInt(10) == 0 && body.length > 0) {
            String chunk = Integer.toHexString(body.length);
            return connection
                    .send(
                            bytes(head + "Transfer-Encoding: chunked\r\n\r\n" + chunk + "\r\n"),
                            body,
                            bytes("\r\n0\r\n\r\n"))
                    .read();
        }
        return connection
                .send(bytes(head + "Content-Length: " + body.length + "\r\n\r\n"), body)
                .read();
    }

    /** Returns what is wrong with an answer; empty when nothing is. */
    private String flaw(McpMessage message, RawAnswer answer) throws IOException {
        String told = answer.status() + " " + answer.headers() + answer.body();
        if (!STATUSES.contains(answer.status()) || INSIDE.stream().anyMatch(told::contains)) {
            return told;
        }
        // Jetty knows no id yet when it refuses the headers, and hangs up; any other answer is to this message alone.
        if (!answer.header("x-request-id").equals(Integer.toString(sent)) && !isLast(answer)) {
            return "to another message than " + sent + ": " + told + " after " + before;
        }
        before.addLast(sent + ": " + answer.status() + " " + answer.headers());
        if (before.size() > REMEMBERED) {
            before.removeFirst();
        }
        if (answer.status() == 202) {
            outcomes.merge("202", 1, Integer::sum);
            return answer.body();
        }
        JsonNode body = JSON.readTree(answer.body());
        String outcome = body.has("jsonrpc") ? ofMessage(body, message) : ofRequest(body);
        boolean echoed = !body.has("id") || isEcho(RawObject.of(answer.body()).get("id"), message);
        outcomes.merge(answer.status() + " " + outcome, 1, Integer::sum);
        boolean followed = FOLLOWED.contains(outcome) && body.has("id");
        return outcome.isEmpty() || !echoed || (message.fine() && !followed) ? told : "";
    }

    private static boolean isLast(RawAnswer answer) throws IOException {
        return answer.header("connection").equals("close")
                && ofRequest(JSON.readTree(answer.body())).equals("INVALID_REQUEST");
    }

    private static String ofMessage(JsonNode body, McpMessage message) {
        boolean failed = body.has("error");
        boolean whole = body.get("jsonrpc").asText().equals("2.0")
                && body.has("result") != failed
                && body.size() == (body.has("id") ? 3 : 2);
        if (!whole) {
            return "";
        }
        return failed ? ofFault(body.get("error")) : message.id() == null && !body.has("id") ? "" : "result";
    }

    private static String ofFault(JsonNode error) {
        int number = error.path("code").asInt();
        boolean whole = NUMBERS.contains(number)
                && error.path("message").isTextual()
                && error.path("data").isObject()
                && error.size() == 3;
        return whole ? Integer.toString(number) : "";
    }

    private static String ofRequest(JsonNode body) {
        boolean bare = body.size() == 3
                && body.path("message").isTextual()
                && body.path("details").isObject()
                && !body.has("ok");
        return bare ? body.path("code").asText() : "";
    }

    private static boolean isEcho(String id, McpMessage message) {
        return message.id() == null
                ? message.body().contains(latin(id.getBytes(StandardCharsets.UTF_8)))
                : id.equals(message.id());
    }

    private static String latin(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static byte[] bytes(String latin) {
        return latin.getBytes(StandardCharsets.ISO_8859_1);
    }
}
