package dev.adtools.server.quota;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DailyWritesTest {

    private static final int THREADS = 16;

    private final SettableClock clock = new SettableClock();
    private final DailyWrites days =
            new DailyWrites(Quotas.of(new QuotaSection("", "", "", "", "25", "", "", "", Map.of())), clock);

    @ParameterizedTest
    @EnumSource
    void neverGrantsMoreThanTheDayHasHoweverManyAsk(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            CountDownLatch start = new CountDownLatch(1);
            List<Callable<Integer>> askers = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                askers.add(() -> {
                    start.await();
                    return granted(store.tx(), 10);
                });
            }
            ExecutorService threads = Executors.newFixedThreadPool(THREADS);
            List<Future<Integer>> asked = askers.stream().map(threads::submit).toList();
            start.countDown();
            int granted = 0;
            for (Future<Integer> asker : asked) {
                granted += asker.get();
            }
            threads.shutdown();

            assertThat(granted).isEqualTo(25);
            assertThat(days.used(store.tx(), Callers.ALL)).isEqualTo(25);
        }
    }

    @ParameterizedTest
    @EnumSource
    void beginsAnewAtMidnightOfUtcAndSaysSo(Backend backend) {
        try (TestStore store = backend.open()) {
            clock.advance(Duration.ofHours(11));
            granted(store.tx(), 25);

            ToolError refusal = count(store.tx()).orElseThrow();

            assertThat(refusal.details().get("resets_at")).isEqualTo(new JsonString("2026-03-02T00:00:00Z"));
            assertThat(refusal.details().get("retry_after_seconds")).isEqualTo(JsonNumber.of(3_600));
            clock.advance(Duration.ofMinutes(59));
            assertThat(count(store.tx())).isPresent();
            clock.advance(Duration.ofMinutes(1));
            assertThat(count(store.tx())).isEmpty();
            assertThat(days.used(store.tx(), Callers.ALL)).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsTheNewestDayWhenTheClockGoesBack(Backend backend) {
        try (TestStore store = backend.open()) {
            granted(store.tx(), 24);
            clock.advance(Duration.ofDays(-2));

            assertThat(days.used(store.tx(), Callers.ALL)).isEqualTo(24);
            assertThat(days.end(store.tx(), Callers.ALL)).isEqualTo("2026-03-02T00:00:00Z");
            assertThat(granted(store.tx(), 3)).isEqualTo(1);
            assertThat(count(store.tx()).orElseThrow().details().get("resets_at"))
                    .isEqualTo(new JsonString("2026-03-02T00:00:00Z"));
            assertThat(rows(store)).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void tellsEachWriteAtOnceAndNothingOfTheDayBefore(Backend backend) {
        try (TestStore store = backend.open()) {
            for (long used = 0; used < 5; used++) {
                assertThat(days.used(store.tx(), Callers.ALL)).isEqualTo(used);
                assertThat(count(store.tx())).isEmpty();
            }
            assertThat(days.used(store.tx(), Callers.ALL)).isEqualTo(5);

            clock.advance(Duration.ofDays(1));

            assertThat(days.used(store.tx(), Callers.ALL)).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource
    void countsNothingThatIsTakenBack(Backend backend) {
        try (TestStore store = backend.open()) {
            assertThatThrownBy(() -> store.tx().execute(handle -> {
                        StatementBatch.answer(handle, batch -> days.count(batch, Callers.ALL));
                        throw new IllegalStateException("a gate behind it refuses");
                    }))
                    .hasMessage("a gate behind it refuses");

            assertThat(days.used(store.tx(), Callers.ALL)).isZero();
            assertThat(granted(store.tx(), 30)).isEqualTo(25);
        }
    }

    @ParameterizedTest
    @EnumSource
    void removesDaysLongPast(Backend backend) {
        try (TestStore store = backend.open()) {
            count(store.tx());
            clock.advance(Duration.ofDays(35));
            store.tx().execute(handle -> days.collect(handle, clock.instant()));
            assertThat(rows(store)).isEqualTo(1);

            clock.advance(Duration.ofDays(1));
            store.tx().execute(handle -> days.collect(handle, clock.instant()));

            assertThat(rows(store)).isZero();
        }
    }

    private static int rows(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT count(*) FROM quota_day")
                        .mapTo(Integer.class)
                        .one());
    }

    private int granted(Tx tx, int wanted) {
        int granted = 0;
        for (int i = 0; i < wanted; i++) {
            granted += count(tx).isEmpty() ? 1 : 0;
        }
        return granted;
    }

    private Optional<ToolError> count(Tx tx) {
        return tx.write(handle -> StatementBatch.answer(handle, batch -> days.count(batch, Callers.ALL)));
    }
}
