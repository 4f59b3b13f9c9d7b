package dev.adtools.server.spend;

import static dev.adtools.server.spend.CapEntries.caps;
import static dev.adtools.server.spend.CapEntries.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Many writes at once on the same campaigns: the sums of a day always follow from its entries, and stay under the cap. */
class NetSpendRacesTest {

    private static final int CHANGES = Depth.of("net.races", 40, 200);
    private static final long SEED = Seed.drawn("net-races");
    private static final int THREADS = 8;
    private static final List<OutcomeState> ENDINGS = List.of(OutcomeState.values());

    // The sums as the entries say, one row for each day.
    private static final String EXPECTED =
            "SELECT coalesce(sum((abs(net) + net) / 2), 0) FROM (SELECT sum(delta) AS net"
                    + " FROM spend_entry WHERE state = 'COMMITTED' OR (state = 'RESERVED' AND delta > 0)"
                    + " GROUP BY day, entity, principal) AS nets";

    private final SpendGuard guard = new SpendGuard(caps(entry("1000", "150")), Clock.systemUTC());

    @ParameterizedTest
    @EnumSource(Backend.class)
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void keepsTheSumsThatFollowFromTheEntries(Backend backend) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try (TestStore store = backend.open()) {
            List<Future<?>> workers = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                int thread = i;
                workers.add(threads.submit(() -> run(store.tx(), thread, new SplittableRandom(SEED + thread))));
            }
            for (Future<?> worker : workers) {
                worker.get();
            }

            long used = number(store.tx(), "SELECT sum(reserved + committed) FROM spend_day");
            assertThat(used).as("seed %d", SEED).isEqualTo(number(store.tx(), EXPECTED));
        } finally {
            threads.shutdownNow();
        }
    }

    private void run(Tx tx, int thread, SplittableRandom random) {
        List<SpendRequest> open = new ArrayList<>();
        for (int i = 0; i < CHANGES; i++) {
            SpendRequest asked = new SpendRequest(
                    "op_" + thread + "_" + i,
                    CapEntries.LIVE,
                    CapEntries.ACCOUNT,
                    "campaign " + random.nextInt(2),
                    "principal " + random.nextInt(2),
                    CapEntries.euros(random.nextInt(60), random.nextInt(60)),
                    false,
                    Clock.systemUTC().instant());
            boolean pauses = asked.change() < 0 && random.nextBoolean();
            if (Reservations.reserve(tx, batch -> pauses ? guard.stop(batch, asked) : guard.reserve(batch, asked))
                    .isEmpty()) {
                open.add(asked);
            }
            if (!open.isEmpty() && random.nextInt(3) > 0) {
                settle(tx, open.get(random.nextInt(open.size())), ENDINGS.get(random.nextInt(ENDINGS.size())));
            }
            assertThat(number(tx, "SELECT coalesce(max(reserved + committed), 0) FROM spend_day"))
                    .as("seed %d", SEED)
                    .isBetween(0L, 150_000_000L);
        }
    }

    private void settle(Tx tx, SpendRequest asked, OutcomeState state) {
        String id = Objects.requireNonNull(asked.operationId());
        tx.execute(handle -> StatementBatch.execute(handle, batch -> guard.settle(batch, id, state)));
    }

    private static long number(Tx tx, String sql) {
        return tx.<Long>read(handle -> handle.createQuery(sql).mapTo(Long.class).one());
    }
}
