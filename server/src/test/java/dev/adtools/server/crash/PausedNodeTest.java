package dev.adtools.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Outcome;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.idempotency.ReleasedWrites;
import dev.adtools.server.spend.HaltView;
import dev.adtools.server.spend.Halts;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A node that sleeps longer than its lease finds on waking that others have gone on, and writes nothing twice. */
@Timeout(120)
@EnabledOnOs(OS.LINUX)
class PausedNodeTest {

    private static final List<String> KEYS =
            IntStream.range(0, 6).mapToObj(i -> "make-" + i).toList();

    private static final byte[] REASON = "{\"reason\":\"stop\"}".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    private final List<NodeProcess> nodes = new ArrayList<>();

    // One that sleeps on would hold the output of the whole build open.
    @AfterEach
    void killWhoeverIsLeft() throws InterruptedException {
        for (NodeProcess node : nodes) {
            node.kill();
        }
    }

    static Stream<String> points() {
        return Depth.isDeep()
                ? Stream.of(
                        "after-claim",
                        "before-let-go",
                        "inside-let-go",
                        "after-let-go",
                        "after-send",
                        "before-settle",
                        "inside-settle",
                        "after-settle")
                : Stream.of("before-let-go", "after-settle");
    }

    @ParameterizedTest
    @MethodSource("points")
    void writesNothingTwiceAfterWakingUp(String point) throws Exception {
        Acknowledged acknowledged = new Acknowledged();
        try (TestStore store = Backend.POSTGRESQL.open();
                MarkPlatform platform = new MarkPlatform(folder.resolve("writes"))) {
            NodeProcess sleeper = start(store, platform, "sleeper", "stop@" + point + ":3", acknowledged);
            sleeper.awaitUp();
            sleeper.call(KEYS, true);
            sleeper.awaitStopped();
            if (!point.equals("inside-let-go")) {
                endUnits(store);
            }
            expireLeases(store);

            NodeProcess other = start(store, platform, "other", "-", acknowledged);
            other.awaitUp();
            other.call(KEYS, true);
            other.end();
            sleeper.goOn();
            sleeper.end();

            assertThat(acknowledged.broken(platform.writes())).isEmpty();
            assertThat(platform.writes().keySet()).isSubsetOf(KEYS);
            assertThat(acknowledged.over()).isNotEmpty();
            Set<String> applied = platform.writes().keySet();
            assertThat(acknowledged.miscounted(SpendRecords.of(store.settings().url()), KEYS, applied))
                    .isEmpty();
        }
    }

    /** The database ends the sleeper's release soon: then it can never be sent, even when the sleeper wakes up. */
    @Test
    void sendsNothingOfAReleaseThatAHaltHasOutlived() throws Exception {
        Acknowledged acknowledged = new Acknowledged();
        try (TestStore store = Backend.POSTGRESQL.open();
                MarkPlatform platform = new MarkPlatform(folder.resolve("writes"))) {
            NodeProcess sleeper = start(store, platform, "sleeper", "stop@inside-let-go:3", acknowledged);
            sleeper.awaitUp();
            sleeper.call(KEYS, true);
            sleeper.awaitStopped();
            Halts elsewhere = new Halts(store.tx(), ReleasedWrites::count);
            long asked = System.nanoTime();
            assertThat(draining(elsewhere.set(Callers.ALL, "all", REASON))).isNotNegative();
            assertThat(Duration.ofNanos(System.nanoTime() - asked)).isLessThan(Duration.ofSeconds(4));
            while (draining(elsewhere.find(Callers.ALL, "all")) > 0) {
                TimeUnit.MILLISECONDS.sleep(5);
            }
            // The database's own limit for units is ten seconds.
            assertThat(Duration.ofNanos(System.nanoTime() - asked)).isLessThan(Duration.ofSeconds(6));
            Map<String, Long> before = platform.writes();

            expireLeases(store);
            NodeProcess other = start(store, platform, "other", "-", acknowledged);
            other.awaitUp();
            other.call(KEYS, true);
            other.end();
            sleeper.goOn();
            sleeper.end();

            assertThat(platform.writes()).isEqualTo(before);
            assertThat(before.size()).isLessThan(KEYS.size());
            assertThat(acknowledged.broken(before)).isEmpty();
            SpendRecords kept = SpendRecords.of(store.settings().url());
            assertThat(acknowledged.miscounted(kept, KEYS, before.keySet())).isEmpty();
        }
    }

    private static int draining(Outcome<HaltView> halt) {
        return halt.fold(HaltView::drainingWrites, error -> -1);
    }

    private NodeProcess start(TestStore store, MarkPlatform platform, String name, String point, Acknowledged answers)
            throws Exception {
        Path data = Files.createDirectories(folder.resolve(name));
        NodeProcess node = NodeProcess.start(
                List.of(
                        data.toString(),
                        store.settings().url(),
                        Integer.toString(platform.port()),
                        name,
                        point,
                        "durable"),
                line -> {
                    synchronized (answers) {
                        answers.take(line);
                    }
                });
        nodes.add(node);
        return node;
    }

    // As the database does by itself after ten seconds, one after the other; where that is waited for, it is the point.
    private static void endUnits(TestStore store) {
        store.tx()
                .read(handle -> handle.createQuery("SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
                                + " WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'")
                        .mapTo(Boolean.class)
                        .list());
    }

    private static void expireLeases(TestStore store) {
        // Not of the row that the sleeper may be at work on: the database ends that unit when the sleep gets too long.
        store.tx()
                .execute(handle -> handle.execute("UPDATE operation SET lease_until = 0 WHERE id IN"
                        + " (SELECT id FROM operation WHERE lease_until > 0 FOR UPDATE SKIP LOCKED)"));
    }
}
