package dev.adtools.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.schedules.RunWorkers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two nodes on one database, killed while they run what is due: each due time is recorded once, and what a dead node had in
 * hand is taken up. {@code -Dschedule.runs} says how many are due, {@code -Dschedule.kills} how often one is killed after both
 * were.
 */
@Timeout(3600)
class ScheduleCrashTest {

    private static final int RUNS = Depth.of("schedule.runs", 150, 1_500);
    private static final int KILLS = Depth.of("schedule.kills", 0, 2);
    private static final long SEED = Seed.drawn("kills of scheduled runs");
    private static final int LONGEST_LIFE = 2000;
    private static final Duration PATIENCE = Duration.ofMinutes(20);

    @TempDir
    private Path folder;

    private final Random random = new Random(SEED);

    @Test
    void recordsEachDueTimeOnceHoweverOftenItIsKilled() throws Exception {
        try (TestStore store = Backend.POSTGRESQL.open()) {
            Path config = config();
            List<ServiceProcess> nodes = new ArrayList<>();
            nodes.add(start(store, config, "one"));
            nodes.add(start(store, config, "two"));
            store.tx().execute(ScheduleCrashTest::fill);

            int inHand = killWithRunsInHand(store, nodes);
            nodes.set(0, start(store, config, "three"));
            nodes.set(1, start(store, config, "four"));
            int kill = 0;
            for (; kill < KILLS && count(store, "take_at IS NULL") < RUNS; kill++) {
                TimeUnit.MILLISECONDS.sleep(random.nextInt(LONGEST_LIFE));
                int victim = random.nextInt(nodes.size());
                nodes.get(victim).kill();
                nodes.set(victim, start(store, config, "kill-" + kill));
            }
            awaitAll(store);
            for (ServiceProcess node : nodes) {
                node.end();
            }

            report(store, kill);
            assertThat(count(store, "TRUE")).as("seed %s", SEED).isEqualTo(RUNS);
            assertThat(tasks(store)).as("seed %s", SEED).isEqualTo(RUNS);
            assertThat(count(store, "status = 'SUCCEEDED' OR error_code = 'INTERRUPTED'"))
                    .as("seed %s", SEED)
                    .isEqualTo(RUNS);
            assertThat(count(store, "tries = 1 AND lost > 0 OR tries = 2 AND lost <> 1"))
                    .as("seed %s", SEED)
                    .isZero();
            // What the dead had in hand is taken up, and nothing is taken from a node that lives.
            assertThat(count(store, "lost > 0"))
                    .as("seed %s", SEED)
                    .isBetween(inHand, inHand + KILLS * RunWorkers.MOST);
        }
    }

    /** Kills all nodes at once, at a moment when they have runs in hand and cannot note their ends; returns how many. */
    private static int killWithRunsInHand(TestStore store, List<ServiceProcess> nodes) {
        int inHand = 0;
        while (inHand == 0) {
            inHand = store.tx().write(handle -> {
                handle.execute("LOCK TABLE scheduled_run IN EXCLUSIVE MODE");
                int running = count(handle, "status = 'RUNNING'");
                if (running > 0) {
                    nodes.forEach(ServiceProcess::kill);
                }
                return running;
            });
        }
        return inHand;
    }

    private static void fill(Handle handle) {
        handle.execute(
                "INSERT INTO scheduled_task (id, version, name, type, schedule_kind, expression, timezone, tool, platform,"
                        + " arguments, keep_runs, keep_days, principal_id, owner, platforms, accounts, tools, status,"
                        + " anchored_at, next_run_at, failure_streak, created_at)"
                        + " SELECT 'st_' || n, 1, 'Mine', 'CUSTOM', 'INTERVAL', 'P30D', 'UTC', 'list_beta_accounts', 'beta',"
                        + " '{}', 10, 10, 'operator', 'operator', '', '', '', 'ACTIVE', ?, ?, 0, 0"
                        + " FROM generate_series(1, ?) AS n",
                Instant.now().toEpochMilli(),
                Instant.now().toEpochMilli(),
                RUNS);
    }

    private ServiceProcess start(TestStore store, Path config, String name) throws IOException, InterruptedException {
        return ServiceProcess.start(
                config,
                Map.of(
                        "ADTOOLS_DATA_DIR", folder.resolve(name).toString(),
                        "ADTOOLS_DATABASE_URL", store.settings().url(),
                        "ADTOOLS_DATABASE_USER", "postgres"));
    }

    // A run is taken from a node that has been silent for longer than a call may take; the test waits for that.
    private Path config() throws IOException {
        Path shipped = Files.exists(Path.of("../config.yml")) ? Path.of("../config.yml") : Path.of("config.yml");
        String text = Files.readString(shipped, StandardCharsets.UTF_8).replace("callTimeout: 30s", "callTimeout: 5s");
        return Files.writeString(folder.resolve("config.yml"), text);
    }

    private static void awaitAll(TestStore store) throws InterruptedException {
        Instant end = Instant.now().plus(PATIENCE);
        while (count(store, "take_at IS NULL") < RUNS) {
            assertThat(Instant.now()).as("all have run, seed %s", SEED).isBefore(end);
            TimeUnit.MILLISECONDS.sleep(200);
        }
    }

    private static int count(TestStore store, String which) {
        return store.tx().read(handle -> count(handle, which));
    }

    private static int count(Handle handle, String which) {
        return handle.createQuery("SELECT count(*) FROM scheduled_run WHERE " + which)
                .mapTo(Integer.class)
                .one();
    }

    private static int tasks(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT count(DISTINCT task_id) FROM scheduled_run")
                        .mapTo(Integer.class)
                        .one());
    }

    @SuppressWarnings("SystemOut")
    private static void report(TestStore store, int kills) {
        System.out.println("scheduled runs: seed=" + SEED + ", kills=" + kills + " of " + KILLS + ", runs="
                + count(store, "TRUE") + ", taken over=" + count(store, "lost > 0") + ", given up="
                + count(store, "error_code IS NOT NULL"));
    }
}
