package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.RawConnection.RawAnswer;
import dev.adtools.server.openapi.Answered;
import dev.adtools.server.openapi.Contract;
import dev.adtools.server.openapi.DrawnRequest;
import dev.adtools.server.openapi.DrawnRequests;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests that any request to the operations of the document is answered as the document says, never with a failure, and with
 * nothing of the service's inside. {@code -Dfuzz.requests} says how many requests are sent, {@code -Dseed} which.
 */
class OpenApiFuzzIT {

    private static final TestService APP = TestService.withProductTools();
    private static final int REQUESTS = Depth.of("fuzz.requests", 400, 2_000);
    private static final long SEED = Seed.drawn("requests");
    private static final int FAILED = 500;
    // What is too long to be held here is held by samples where it goes out.
    private static final int LONG = 100_000;
    private static final List<String> INSIDE = List.of(
            "Exception", "java.", "jetty", "dev.adtools.server", "\tat ", "SELECT ", "INSERT ", "sqlite", "postgres");
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Contract contract = Contract.published();
    private final Map<String, Integer> outcomes = new TreeMap<>();
    private final Map<String, String> flaws = new TreeMap<>();
    private final Set<String> done = new TreeSet<>();
    private RawConnection connection;

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
    void answersEveryRequestAsTheDocumentSays() throws IOException {
        DrawnRequests always = new DrawnRequests(new Random(20_261_122));
        DrawnRequests drawn = new DrawnRequests(new Random(SEED));
        for (int i = 0; i < REQUESTS; i++) {
            DrawnRequests requests = i < REQUESTS / 10 ? always : drawn;
            DrawnRequest request = requests.next();
            RawAnswer answer = answer(request);
            outcomes.merge(request.operation() + " " + answer.status(), 1, Integer::sum);
            String flaw = flaw(request, answer);
            if (!flaw.isEmpty()) {
                flaws.putIfAbsent(
                        request.operation() + " " + answer.status(), "request " + i + ": " + request + "\n" + flaw);
            }
            if (answer.status() / 100 == 2) {
                done.add(request.operation());
                learn(requests, request, answer);
            }
        }

        System.out.println("requests: " + outcomes);
        assertThat(flaws.values()).as("seed %d", SEED).isEmpty();
        // That each operation can be done is shown elsewhere; if few are, the requests are no test of what is behind.
        assertThat(done)
                .as("seed %d", SEED)
                .hasSizeGreaterThan(drawn.operations().size() / 3);
    }

    private static void learn(DrawnRequests requests, DrawnRequest request, RawAnswer answer) throws IOException {
        if (answer.header("content-type").equals("application/json")
                && answer.body().length() < LONG) {
            JsonNode body = JSON.readTree(answer.body());
            requests.learn(request.place(), body.has("ok") ? body.path("data") : body);
        }
    }

    /** Returns what is wrong with an answer; empty when nothing is. */
    private String flaw(DrawnRequest request, RawAnswer answer) {
        String told = answer.status() + " " + answer.headers() + answer.body();
        boolean refused = answer.status() >= 400;
        if (answer.status() >= FAILED || (refused && INSIDE.stream().anyMatch(told::contains))) {
            return told;
        }
        if (answer.body().length() > LONG || isNoPath(request)) {
            return "";
        }
        String flaw = contract.flaw(new Answered(
                request.method(), request.path(), answer.status(), answer.header("content-type"), answer.body()));
        return flaw.isEmpty() ? "" : flaw + "\n" + told;
    }

    private static boolean isNoPath(DrawnRequest request) {
        return request.place().contains("%zz");
    }

    private RawAnswer answer(DrawnRequest request) throws IOException {
        RawAnswer answer;
        try {
            answer = send(request);
        } catch (IOException closed) {
            // A connection may end after any answer, and does when not all of a body was read; a new one must do.
            connection.close();
            connection = new RawConnection(APP.getLocalPort());
            answer = send(request);
        }
        if (answer.header("connection").equals("close")) {
            connection.close();
            connection = new RawConnection(APP.getLocalPort());
        }
        return answer;
    }

    private RawAnswer send(DrawnRequest request) throws IOException {
        try {
            return connection
                    .send(request.head().getBytes(StandardCharsets.ISO_8859_1), request.bytes())
                    .read();
        } catch (IOException e) {
            throw new IOException("seed " + SEED + ", not answered: " + request, e);
        }
    }
}
