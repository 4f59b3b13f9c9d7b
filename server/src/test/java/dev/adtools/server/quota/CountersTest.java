package dev.adtools.server.quota;

import static org.assertj.core.api.Assertions.assertThat;

import com.codahale.metrics.MetricRegistry;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.SettableMeter;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.quota.Counters.ConsumeResult;
import dev.adtools.server.quota.Counters.RateKey;
import dev.adtools.server.store.RateTable;
import dev.adtools.server.store.StoreSettings;
import io.dropwizard.db.ManagedDataSource;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Counts in memory and in PostgreSQL. */
class CountersTest {

    private static final RateKey READ = new RateKey("tok", Rate.READ, 300);
    private static final RateKey WRITE = new RateKey("tok", Rate.WRITE, 30);

    private final SettableMeter time = new SettableMeter();
    private final AtomicInteger unshared = new AtomicInteger();

    @Test
    void forgetsNothingThatIsNotFullAgain() {
        LocalCounters counters = new LocalCounters(time);
        assertThat(granted(counters, READ, 400)).isEqualTo(300);

        time.advance(Duration.ofSeconds(59));
        assertThat(counters.size()).isEqualTo(1);
        assertThat(counters.left(READ)).isEqualTo(295);
        time.advance(Duration.ofSeconds(62));

        assertThat(counters.size()).isZero();
        assertThat(counters.left(READ)).isEqualTo(300);
    }

    @Test
    void countsExactlyForOneNodeAndKnowsWhenThereIsMore() {
        LocalCounters counters = new LocalCounters(time);
        assertThat(granted(counters, WRITE, 40)).isEqualTo(30);

        assertThat(counters.take(WRITE))
                .isEqualTo(new ConsumeResult(false, 0, Duration.ofSeconds(2).toNanos()));
        time.advance(Duration.ofSeconds(2));
        assertThat(granted(counters, WRITE, 40)).isEqualTo(1);
    }

    @Test
    void sharesWhatIsCountedWithinItsLots() throws Exception {
        int nodes = 3;
        try (TestStore store = Backend.POSTGRESQL.open()) {
            List<ManagedDataSource> sources = new ArrayList<>();
            List<Counters> counters = new ArrayList<>();
            for (int i = 0; i < nodes; i++) {
                ManagedDataSource source = RateTable.open(store.settings(), new MetricRegistry());
                source.start();
                sources.add(source);
                counters.add(new SharedCounters(source, time, unshared::incrementAndGet));
            }

            for (int token = 0; token < 10; token++) {
                assertThat(grantedAtOnce(counters, new RateKey("first " + token, Rate.READ, 300), 2))
                        .isEqualTo(4 * nodes);
            }
            assertThat(unshared).hasValue(0);

            int writes = grantedAtOnce(counters, WRITE, 60);
            int reads = grantedAtOnce(counters, READ, 400);
            for (int minute = 0; minute < 5; minute++) {
                time.advance(Duration.ofMinutes(1));
                reads += grantedAtOnce(counters, READ, 400);
            }

            long bound = nodes * SharedCounters.lot(300);
            System.out.printf(
                    "%d nodes: %d reads of %d in six minutes, %d too many; the bound is %d%n",
                    nodes, reads, 6 * 300, reads - 6 * 300, bound);
            assertThat((long) writes).isBetween(30L, 30 + nodes * SharedCounters.lot(30));
            assertThat((long) reads).isBetween(6 * 300L, 6 * 300 + bound);
            assertThat(unshared).hasValue(0);
            for (ManagedDataSource source : sources) {
                source.stop();
            }
        }
    }

    @Test
    void readsMostlyWithoutTheDatabase() throws Exception {
        try (TestStore store = Backend.POSTGRESQL.open()) {
            ManagedDataSource source = RateTable.open(store.settings(), new MetricRegistry());
            source.start();
            AtomicInteger trips = new AtomicInteger();
            Counters counters = new SharedCounters(new CountedSource(source, trips), time, unshared::incrementAndGet);

            assertThat(granted(counters, READ, 300)).isEqualTo(300);

            // One trip in a lot of six, and two to make the row.
            assertThat(trips.get()).isBetween(40, 60);
            source.stop();
        }
    }

    @Test
    void removesWhatIsFullAgain() throws Exception {
        try (TestStore store = Backend.POSTGRESQL.open()) {
            ManagedDataSource source = RateTable.open(store.settings(), new MetricRegistry());
            source.start();
            Counters counters = new SharedCounters(source, time, unshared::incrementAndGet);
            counters.take(WRITE);
            counters.collect();
            assertThat(rows(store)).isEqualTo(1);

            store.tx().execute(handle -> handle.execute("UPDATE quota_bucket SET expires_at = 0"));
            counters.collect();

            assertThat(rows(store)).isZero();
            source.stop();
        }
    }

    @Test
    void countsAloneWhileTheDatabaseIsAway() throws Exception {
        ManagedDataSource source = RateTable.open(nowhere(), new MetricRegistry());
        Counters counters = new SharedCounters(source, time, unshared::incrementAndGet);

        assertThat(granted(counters, WRITE, 40)).isEqualTo(30);
        assertThat(counters.left(READ)).isEqualTo(300);
        assertThat(unshared).hasValue(40);
    }

    private static StoreSettings nowhere() throws IOException {
        try (ServerSocket closed = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String url = "jdbc:postgresql://127.0.0.1:" + closed.getLocalPort() + "/none";
            return new StoreSettings(Path.of("unused"), url, "postgres", "", false);
        }
    }

    private static int rows(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT count(*) FROM quota_bucket")
                        .mapTo(Integer.class)
                        .one());
    }

    private static int granted(Counters counters, RateKey key, int wanted) {
        int granted = 0;
        for (int i = 0; i < wanted; i++) {
            granted += counters.take(key).granted() ? 1 : 0;
        }
        return granted;
    }

    /** Asks all nodes at once, two threads each. */
    private static int grantedAtOnce(List<Counters> nodes, RateKey key, int wanted) throws Exception {
        List<Callable<Integer>> askers = new ArrayList<>();
        for (Counters node : nodes) {
            askers.add(() -> granted(node, key, wanted));
            askers.add(() -> granted(node, key, wanted));
        }
        ExecutorService threads = Executors.newFixedThreadPool(askers.size());
        try {
            int granted = 0;
            for (Future<Integer> asker : threads.invokeAll(askers)) {
                granted += asker.get();
            }
            return granted;
        } finally {
            threads.shutdown();
        }
    }
}
