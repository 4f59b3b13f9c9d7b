package dev.adtools.server.crash;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Kills nodes in the middle of their writes, lets their callers try again with the same keys, and counts. */
final class CrashRun {

    private static final int OLD_KEYS = 3;
    private static final int LONGEST_LIFE_MS = 120;

    private final Backend backend;
    private final String memory;
    private final long seed;
    private final Random random;
    private final Acknowledged acknowledged = new Acknowledged();
    private final List<String> keys = new ArrayList<>();
    private final List<String> miscounted = new ArrayList<>();
    private int missed;

    /**
     * Prepares a run.
     *
     * @param backend the store: the embedded one has one node, the other one two
     * @param memory {@code durable}, or {@code forgetful} for nodes that take a lost answer for a failure
     * @param seed makes the run again
     */
    CrashRun(Backend backend, String memory, long seed) {
        this.backend = backend;
        this.memory = memory;
        this.seed = seed;
        this.random = new Random(seed);
    }

    Result kill(int times) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("adtools-crash");
        try (TestStore store = backend.open();
                MarkPlatform platform = new MarkPlatform(folder.resolve("writes"))) {
            Cluster cluster = new Cluster(store, backend, folder, platform.port(), memory);
            for (int round = 0; round < times; round++) {
                missed += cluster.killOne(random, round, this::wanted, this::take) ? 0 : 1;
                count(cluster, platform, "kill " + round);
            }
            settle(cluster, times);
            count(cluster, platform, "the end");
            Map<String, Long> writes = platform.writes();
            return new Result(
                    seed,
                    times - missed,
                    missed,
                    keys.size(),
                    acknowledged.over().size(),
                    acknowledged.unknown().size(),
                    acknowledged.broken(writes),
                    miscounted);
        } finally {
            delete(folder);
        }
    }

    // What the platform had applied is read first: only that must be counted by now.
    private void count(Cluster cluster, MarkPlatform platform, String when) throws IOException {
        Set<String> applied = platform.writes().keySet();
        acknowledged
                .miscounted(SpendRecords.of(cluster.address()), keys, applied)
                .forEach(found -> miscounted.add("after " + when + ", " + found));
    }

    /** Every key is called for once more by a node that lives; what was over must answer the same. */
    private void settle(Cluster cluster, int round) throws IOException, InterruptedException {
        for (int attempt = 0; attempt < 5 && keys.stream().anyMatch(key -> !acknowledged.isOver(key)); attempt++) {
            cluster.run(round + attempt, List.copyOf(keys), this::take);
        }
        cluster.run(round + 5, List.copyOf(keys), this::take);
        keys.stream().filter(key -> !acknowledged.isOver(key)).forEach(key -> acknowledged.take(key + " LOST -"));
    }

    private synchronized void take(String line) {
        acknowledged.take(line);
    }

    private synchronized List<String> wanted(int round) {
        List<String> wanted = new ArrayList<>(
                keys.stream().filter(key -> !acknowledged.isOver(key)).toList());
        for (int i = 0; i < OLD_KEYS && !keys.isEmpty(); i++) {
            wanted.add(keys.get(random.nextInt(keys.size())));
        }
        List<String> fresh = IntStream.range(0, Cluster.NEW)
                .mapToObj(i -> kind() + "-" + round + "-" + i)
                .toList();
        keys.addAll(fresh);
        wanted.addAll(fresh);
        return wanted;
    }

    private String kind() {
        int die = random.nextInt(20);
        return die == 0 ? "drop" : die == 1 ? "refuse" : "make";
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(java.util.Comparator.reverseOrder()).map(Path::toFile).forEach(java.io.File::delete);
        }
    }

    /** Draws the life of a node that is killed from outside, in milliseconds. */
    static int life(Random random) {
        return random.nextInt(LONGEST_LIFE_MS);
    }

    /**
     * Result of a run.
     *
     * @param seed makes it again
     * @param kills how often a node was killed
     * @param missed how often it had done its share before it came to the point where it was to die
     * @param keys how many writes were asked for
     * @param over how many ended with a definite answer
     * @param unknown how many ended without
     * @param broken every promise that was broken
     * @param miscounted wherever what may have been spent was not what was counted
     */
    record Result(
            long seed,
            int kills,
            int missed,
            int keys,
            int over,
            int unknown,
            List<String> broken,
            List<String> miscounted) {}
}
