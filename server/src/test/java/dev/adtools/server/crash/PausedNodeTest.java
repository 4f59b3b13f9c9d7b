package dev.adtools.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

    @TempDir
    private Path folder;

    // At most of them the database waits before it ends what the sleeper has in hand.
    static Stream<String> points() {
        return Depth.isDeep()
                ? Stream.of(
                        "after-claim", "before-let-go", "after-let-go", "after-send", "before-settle", "after-settle")
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

    private NodeProcess start(TestStore store, MarkPlatform platform, String name, String point, Acknowledged answers)
            throws Exception {
        Path data = Files.createDirectories(folder.resolve(name));
        return NodeProcess.start(
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
    }

    private static void expireLeases(TestStore store) {
        // Not of the row that the sleeper may be at work on: the database ends that unit when the sleep gets too long.
        store.tx()
                .execute(handle -> handle.execute("UPDATE operation SET lease_until = 0 WHERE id IN"
                        + " (SELECT id FROM operation WHERE lease_until > 0 FOR UPDATE SKIP LOCKED)"));
    }
}
