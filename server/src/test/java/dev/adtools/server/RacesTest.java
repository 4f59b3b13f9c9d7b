package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.fixtures.Things;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Many clients of two nodes that use one key at the same moment: {@code -Draces=20000} for more of them. */
class RacesTest {

    private static final int RACES = Depth.of("races", 300, 400);
    private static final int CLIENTS = 16;

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsACallOncePerKey(Backend backend) throws InterruptedException, ExecutionException {
        try (TestStore store = backend.open()) {
            Things things = new Things();
            List<Node> nodes = List.of(
                    new Node("node-1", store.tx(), Clock.systemUTC(), things),
                    new Node("node-2", store.tx(), Clock.systemUTC(), things));

            List<String> codes = race(nodes);

            assertThat(things.applied()).isEqualTo(RACES);
            assertThat(codes).hasSize(RACES * CLIENTS).containsOnly("OK", "IDEMPOTENCY_IN_PROGRESS");
            assertThat(nodes.get(0).count()).isEqualTo(RACES);
            System.out.println(backend + ": " + RACES + " races, " + things.applied() + " executions, "
                    + codes.stream().filter("OK"::equals).count() + " answers, the rest in progress");
        }
    }

    private static List<String> race(List<Node> nodes) throws InterruptedException, ExecutionException {
        ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
        CyclicBarrier start = new CyclicBarrier(CLIENTS);
        List<Future<List<String>>> running = new ArrayList<>();
        for (int client = 0; client < CLIENTS; client++) {
            Node node = nodes.get(client % nodes.size());
            running.add(clients.submit(() -> runs(node, start)));
        }
        List<String> codes = new ArrayList<>();
        for (Future<List<String>> run : running) {
            codes.addAll(run.get());
        }
        clients.shutdown();
        return codes;
    }

    private static List<String> runs(Node node, CyclicBarrier start) throws Exception {
        List<String> codes = new ArrayList<>();
        for (int race = 0; race < RACES; race++) {
            start.await();
            CallResult answer = node.call("create_thing", "", "race-" + race);
            codes.add(answer.code());
        }
        return codes;
    }
}
