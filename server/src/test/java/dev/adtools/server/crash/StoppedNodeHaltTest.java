package dev.adtools.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Outcome;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.idempotency.ReleasedWrites;
import dev.adtools.server.spend.HaltView;
import dev.adtools.server.spend.Halts;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Halts against the writes of a node that is stopped at any point of them, as a process is that sleeps. The halt is answered
 * soon, and once it says that nothing is draining, the node sends nothing, also when it goes on. {@code -Dstops} sets the number
 * of halts.
 */
@Timeout(7_200)
@EnabledOnOs(OS.LINUX)
class StoppedNodeHaltTest {

    private static final int ROUNDS = Depth.of("stops", 4, 11);
    private static final long SEED = Seed.drawn("halts of a stopped node");
    private static final int MANY = 100;
    private static final int KEYS = 6;
    private static final int PATIENCE_SECONDS = 60;
    private static final long LONGEST_MILLIS = 4_000;
    private static final long USUAL_MILLIS = 1_500;
    private static final byte[] REASON = "{\"reason\":\"stop\"}".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    private final Random random = new Random(SEED);
    private final List<String> points = new ArrayList<>(CrashPoint.ALL);
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final Acknowledged acknowledged = new Acknowledged();
    private final List<Long> millis = new ArrayList<>();
    private final Map<String, Integer> draining = new TreeMap<>();

    @Test
    void isAnsweredSoonAndLetsNothingGoLater() throws Exception {
        try (TestStore store = Backend.POSTGRESQL.open();
                MarkPlatform platform = new MarkPlatform(folder.resolve("writes"))) {
            NodeProcess node = start(store, platform);
            try {
                node.awaitUp();
                Collections.shuffle(points, random);
                Halts elsewhere = new Halts(store.tx(), ReleasedWrites::count);
                for (int round = 0; round < ROUNDS; round++) {
                    halt(round, node, elsewhere, platform);
                }
                node.call(List.of(), true);
                node.end();
                report();
                assertThat(acknowledged.broken(platform.writes()))
                        .as("seed %d", SEED)
                        .isEmpty();
                assertThat(platform.writes()).isNotEmpty();
                assertThat(draining).as("halts that found a write on its way").isNotEmpty();
            } finally {
                node.kill();
            }
        }
    }

    private void halt(int round, NodeProcess node, Halts elsewhere, MarkPlatform platform) throws Exception {
        String point = points.get(round % points.size()) + ":" + (1 + random.nextInt(KEYS));
        List<String> keys = IntStream.range(0, KEYS)
                .mapToObj(key -> "round-" + round + "-" + key)
                .toList();
        node.call(List.of(CrashPoint.STOP + point), false);
        node.call(keys, false);
        node.awaitStopped();

        long asked = System.nanoTime();
        int waiting = draining(elsewhere.set(Callers.ALL, "all", REASON));
        millis.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - asked));
        assertThat(waiting).as("draining in round %d, seed %d", round, SEED).isNotNegative();
        if (waiting > 0) {
            draining.merge(point.substring(0, point.indexOf(':')), 1, Integer::sum);
        }
        while (draining(elsewhere.find(Callers.ALL, "all")) > 0) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
        platform.awaitSent();
        Map<String, Long> sent = platform.writes();

        node.goOn();
        for (int answers = 0; answers < KEYS; answers++) {
            String line = lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(line).as("answer in round %d, seed %d", round, SEED).isNotNull();
            acknowledged.take(line);
        }
        assertThat(platform.writes())
                .as("sent after the halt of round %d at %s, seed %d", round, point, SEED)
                .isEqualTo(sent);
        elsewhere.clear(Callers.ALL, "all", "over", null);
    }

    private static int draining(Outcome<HaltView> halt) {
        return halt.fold(HaltView::drainingWrites, error -> -1);
    }

    private NodeProcess start(TestStore store, MarkPlatform platform) throws Exception {
        Path data = Files.createDirectories(folder.resolve("node"));
        return NodeProcess.start(
                List.of(
                        data.toString(),
                        store.settings().url(),
                        Integer.toString(platform.port()),
                        "node",
                        "-",
                        "durable"),
                lines::add);
    }

    @SuppressWarnings("SystemOut")
    private void report() {
        long[] sorted = millis.stream().mapToLong(Long::longValue).sorted().toArray();
        long late = Arrays.stream(sorted).filter(one -> one > USUAL_MILLIS).count();
        System.out.println("halts of a stopped node: seed=" + SEED + ", rounds=" + ROUNDS + ", median ms="
                + sorted[sorted.length / 2] + ", longest ms=" + sorted[sorted.length - 1] + ", over " + USUAL_MILLIS
                + " ms: " + late + ", draining at " + draining + ", answered "
                + acknowledged.over().size());
        assertThat(sorted[sorted.length - 1])
                .as("longest answer, seed %d", SEED)
                .isLessThan(LONGEST_MILLIS);
        // A few say nothing of one in a hundred.
        if (ROUNDS >= MANY) {
            assertThat(late)
                    .as("answers over %d ms, seed %d", USUAL_MILLIS, SEED)
                    .isLessThanOrEqualTo(ROUNDS / MANY);
        }
    }
}
