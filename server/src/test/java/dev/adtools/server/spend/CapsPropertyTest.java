package dev.adtools.server.spend;

import static dev.adtools.server.spend.CapEntries.caps;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AccountId;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.spend.SpendLedger.SpendDay;
import dev.adtools.server.spend.SpendSection.CapSection;
import dev.adtools.server.store.StatementBatch;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random operations on two accounts, many at once: after every commit no day is over its caps, and at the end of every day
 * the sums are those of a model that knows how each operation ended. {@code -Dcaps.operations} says how many.
 */
class CapsPropertyTest {

    private static final int OPERATIONS = Depth.of("caps.operations", 4_000, 10_000);
    private static final long SEED = Seed.drawn("reservations");
    private static final int THREADS = 16;
    private static final int OPERATIONS_A_DAY = 2_000;
    private static final long PER_DAY = 5_000_000_000L;
    private static final int CREATES = 150;
    private static final List<AccountId> ACCOUNTS =
            List.of(new AlphaAccountId("1234567890"), new BetaAccountId("act_12345"));
    private static final List<OutcomeState> ENDINGS = List.of(OutcomeState.values());

    private final SettableClock clock = new SettableClock();
    private final SpendGuard guard = new SpendGuard(
            caps(
                    new CapSection("alpha", "1234567890", "EUR", "", "60", "5000", "", String.valueOf(CREATES)),
                    new CapSection("beta", "act_12345", "EUR", "", "60", "5000", "", String.valueOf(CREATES))),
            clock);
    private final AtomicLong reserved = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();

    @ParameterizedTest
    @EnumSource(Backend.class)
    @Timeout(value = 3, unit = TimeUnit.HOURS)
    void capsAreNeverExceededAtAnyCommit(Backend backend) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try (TestStore store = backend.open()) {
            for (int day = 0; day * OPERATIONS_A_DAY < OPERATIONS; day++) {
                // Every fourth day one at a time, where it can also be said what must not be refused.
                day(store, threads, day, day % 4 == 0 ? 1 : THREADS);
                clock.advance(Duration.ofDays(1));
            }
        } finally {
            threads.shutdownNow();
        }

        assertThat(reserved).as("seed %d", SEED).hasPositiveValue();
        assertThat(refused).as("seed %d", SEED).hasPositiveValue();
    }

    private void day(TestStore store, ExecutorService threads, int day, int atOnce) throws Exception {
        Model model = new Model();
        List<Future<?>> workers = new ArrayList<>();
        for (int i = 0; i < atOnce; i++) {
            Worker worker =
                    new Worker(store, model, day + "-" + i, new SplittableRandom(SEED + day * 31L + i), atOnce == 1);
            workers.add(threads.submit(() -> worker.run(OPERATIONS_A_DAY / atOnce)));
        }
        for (Future<?> worker : workers) {
            worker.get();
        }
        for (AccountId account : ACCOUNTS) {
            assertThat(store.tx().<SpendUsed>read(handle -> SpendLedger.used(handle, today(account))))
                    .as("day %d, seed %d", day, SEED)
                    .isEqualTo(model.used(account));
        }
    }

    private SpendDay today(AccountId account) {
        return new SpendDay(
                CapEntries.LIVE.id(),
                AccountKey.of(account),
                LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC),
                "EUR");
    }

    /** A model of the sums of a day: what is used up, as the endings of all writes say. */
    private static final class Model {

        private final List<AtomicLong> micros = List.of(new AtomicLong(), new AtomicLong());
        private final List<AtomicLong> creates = List.of(new AtomicLong(), new AtomicLong());

        void add(SpendRequest asked, int sign) {
            int account = ACCOUNTS.indexOf(asked.account());
            micros.get(account).addAndGet((long) sign * asked.delta());
            creates.get(account).addAndGet((long) sign * asked.creations());
        }

        SpendUsed used(AccountId account) {
            int index = ACCOUNTS.indexOf(account);
            return new SpendUsed(micros.get(index).get(), creates.get(index).get());
        }
    }

    /** One caller after another: reserves, lets operations end somehow or never, and runs again what was not applied. */
    private final class Worker {

        private final TestStore store;
        private final Model model;
        private final String name;
        private final SplittableRandom random;
        private final boolean alone;
        private final List<SpendRequest> open = new ArrayList<>();
        private final List<SpendRequest> over = new ArrayList<>();
        private int count;

        Worker(TestStore store, Model model, String name, SplittableRandom random, boolean alone) {
            this.store = store;
            this.model = model;
            this.name = name;
            this.random = random;
            this.alone = alone;
        }

        void run(int operations) {
            for (int i = 0; i < operations; i++) {
                if (!open.isEmpty() && random.nextInt(3) == 0) {
                    end(open.remove(random.nextInt(open.size())));
                } else if (!over.isEmpty() && random.nextInt(10) == 0) {
                    endAgain(over.get(random.nextInt(over.size())));
                } else {
                    begin();
                }
            }
        }

        private void begin() {
            AccountId account = ACCOUNTS.get(random.nextInt(2));
            String id = !over.isEmpty() && random.nextInt(8) == 0
                    ? over.remove(random.nextInt(over.size())).operationId()
                    : "op_" + name + "-" + count++;
            SpendRequest asked = new SpendRequest(
                    id,
                    CapEntries.LIVE,
                    account,
                    null,
                    "robot",
                    CapEntries.euros(random.nextInt(20), random.nextInt(60)),
                    random.nextInt(2) == 0,
                    clock.instant());
            boolean fits = fits(model.used(account), asked);
            boolean granted = granted(asked);
            if (granted) {
                model.add(asked, 1);
                open.add(asked);
            }
            (granted ? reserved : refused).incrementAndGet();
            if (alone) {
                assertThat(granted).as("%s, seed %d", id, SEED).isEqualTo(fits);
            }
        }

        private boolean granted(SpendRequest asked) {
            boolean granted = Reservations.reserve(store, guard, asked).isEmpty();
            SpendUsed used = store.tx().read(handle -> SpendLedger.used(handle, today(asked.account())));
            assertThat(used.micros()).as("seed %d", SEED).isBetween(0L, PER_DAY);
            assertThat(used.creates()).as("seed %d", SEED).isBetween(0L, (long) CREATES);
            return granted;
        }

        private boolean fits(SpendUsed used, SpendRequest asked) {
            boolean nothing = asked.delta() == 0 && !asked.creates();
            return nothing
                    || (used.micros() + asked.delta() <= PER_DAY && used.creates() + asked.creations() <= CREATES);
        }

        // An operation whose node has crashed is dropped: it stays open, and holds what it may have spent.
        private void end(SpendRequest asked) {
            int how = random.nextInt(6);
            if (how == 5) {
                return;
            }
            OutcomeState state = ENDINGS.get(how % ENDINGS.size());
            settle(asked, state);
            if (state == OutcomeState.UNKNOWN) {
                open.add(asked);
            } else if (state != OutcomeState.SUCCEEDED && state != OutcomeState.ABANDONED) {
                model.add(asked, -1);
                over.add(asked);
            }
        }

        private void endAgain(SpendRequest asked) {
            settle(asked, ENDINGS.get(random.nextInt(ENDINGS.size())));
        }

        private void settle(SpendRequest asked, OutcomeState state) {
            String id = Objects.requireNonNull(asked.operationId());
            store.tx().execute(handle -> StatementBatch.execute(handle, batch -> guard.settle(batch, id, state)));
        }
    }
}
