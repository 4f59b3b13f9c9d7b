package dev.adtools.server.spend;

import static dev.adtools.server.spend.CapEntries.caps;
import static dev.adtools.server.spend.CapEntries.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.SpendEffect;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.spend.SpendLedger.SpendDay;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A day counts the net of each principal's changes of an object. */
class NetSpendTest {

    private static final String CAMPAIGN = "campaign 79";

    private final SettableClock clock = new SettableClock();
    private final SpendGuard guard = new SpendGuard(caps(entry("1000", "200")), clock);
    private int count;

    @ParameterizedTest
    @EnumSource(Backend.class)
    void returnsARaiseThatItsPrincipalUndoes(Backend backend) {
        try (TestStore store = backend.open()) {
            Tx tx = new ClockedTx(store.tx(), clock);
            for (int i = 0; i < 5; i++) {
                applied(tx, change("ann", 100, 250));
                assertThat(used(tx)).isEqualTo(150);
                applied(tx, change("ann", 250, 100));
                assertThat(used(tx)).isZero();
            }
            applied(tx, change("ann", 100, 50));

            assertThat(released(tx, change("ann", 50, 301))).isFalse();
            assertThat(released(tx, change("ann", 50, 300))).isTrue();
            assertThat(used(tx)).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void returnsNothingToAnotherPrincipal(Backend backend) {
        try (TestStore store = backend.open()) {
            Tx tx = new ClockedTx(store.tx(), clock);
            applied(tx, change("ann", 100, 250));

            applied(tx, change("bob", 250, 100));

            assertThat(used(tx)).isEqualTo(150);
            assertThat(released(tx, change("ann", 100, 151))).isFalse();
            assertThat(released(tx, change("ann", "campaign 1", 0, 50))).isTrue();
            assertThat(released(tx, change("bob", 100, 250))).isTrue();
            assertThat(used(tx)).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void returnsNothingBeforeTheOutcomeIsKnown(Backend backend) {
        try (TestStore store = backend.open()) {
            Tx tx = new ClockedTx(store.tx(), clock);
            applied(tx, change("ann", 100, 250));
            SpendRequest cut = change("ann", 250, 100);

            assertThat(released(tx, cut)).isTrue();
            assertThat(used(tx)).isEqualTo(150);
            settle(tx, cut, OutcomeState.UNKNOWN);
            assertThat(used(tx)).isEqualTo(150);
            settle(tx, cut, OutcomeState.SUCCEEDED);
            settle(tx, cut, OutcomeState.SUCCEEDED);
            assertThat(used(tx)).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void givesNoCreditBeforeTheOutcomeIsKnown(Backend backend) {
        try (TestStore store = backend.open()) {
            Tx tx = new ClockedTx(store.tx(), clock);
            SpendRequest cut = change("ann", 400, 100);
            assertThat(released(tx, cut)).isTrue();
            settle(tx, cut, OutcomeState.UNKNOWN);
            later();

            assertThat(released(tx, change("ann", 100, 301))).isFalse();
            settle(tx, cut, OutcomeState.SUCCEEDED);
            later();
            assertThat(released(tx, change("ann", 100, 301))).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = OutcomeState.class,
            names = {"REJECTED", "NOT_APPLIED", "ABANDONED"})
    void returnsNothingForACutThatIsNotKnownToBeApplied(OutcomeState outcome) {
        for (Backend backend : Backend.values()) {
            try (TestStore store = backend.open()) {
                Tx tx = new ClockedTx(store.tx(), clock);
                applied(tx, change("ann", 100, 250));
                SpendRequest cut = change("ann", 250, 100);
                released(tx, cut);

                settle(tx, cut, outcome);

                assertThat(used(tx)).isEqualTo(150);
                assertThat(released(tx, change("ann", 250, 301))).isFalse();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void undoesAPauseAndNoMore(Backend backend) {
        try (TestStore store = backend.open()) {
            Tx tx = new ClockedTx(store.tx(), clock);
            stopped(tx, change("ann", 300, 0));

            assertThat(released(tx, change("bob", 0, 300))).isFalse();
            assertThat(released(tx, change("ann", "campaign 1", 0, 201))).isFalse();
            applied(tx, change("ann", 0, 300));

            assertThat(used(tx)).isZero();
            assertThat(released(tx, change("ann", 300, 501))).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void returnsTheSpendOfTwoPausesOnce(Backend backend) {
        try (TestStore store = backend.open()) {
            Tx tx = new ClockedTx(store.tx(), clock);
            SpendRequest first = change("ann", 300, 0);
            SpendRequest second = change("ann", 300, 0);
            stop(tx, first);
            stop(tx, second);
            later();
            settle(tx, first, OutcomeState.SUCCEEDED);
            settle(tx, second, OutcomeState.SUCCEEDED);
            later();

            applied(tx, change("ann", 0, 300));

            assertThat(used(tx)).isZero();
            assertThat(released(tx, change("ann", 300, 501))).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void countsTheHighestAmountOfChangesThatOverlap(Backend backend) {
        try (TestStore store = backend.open()) {
            Tx tx = new ClockedTx(store.tx(), clock);
            SpendRequest budget = request("ann", CAMPAIGN, SpendEffect.whilePaused(35_000_000, 180_000_000, "EUR", 2));
            SpendRequest enable = change("ann", 0, 35);

            assertThat(released(tx, budget)).isTrue();
            assertThat(used(tx)).isZero();
            assertThat(released(tx, enable)).isTrue();

            assertThat(used(tx)).isEqualTo(180);
            later();
            settle(tx, budget, OutcomeState.SUCCEEDED);
            settle(tx, enable, OutcomeState.REJECTED);
            assertThat(used(tx)).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void countsACutThatWasPlannedBeforeALowerOne(Backend backend) {
        try (TestStore store = backend.open()) {
            Tx tx = new ClockedTx(store.tx(), clock);
            SpendRequest stale = change("ann", 100, 90);
            later();
            applied(tx, change("ann", 100, 50));

            assertThat(released(tx, stale)).isTrue();
            settle(tx, stale, OutcomeState.SUCCEEDED);
            later();

            // It raised the budget from 50 to 90.
            assertThat(used(tx)).isZero();
            assertThat(released(tx, change("ann", 90, 301))).isFalse();
            assertThat(released(tx, change("ann", 90, 300))).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void returnsNothingOnTheNextDay(Backend backend) {
        try (TestStore store = backend.open()) {
            Tx tx = new ClockedTx(store.tx(), clock);
            stopped(tx, change("ann", 300, 0));
            clock.advance(Duration.ofDays(1));

            assertThat(released(tx, change("ann", 0, 300))).isFalse();
            assertThat(released(tx, change("ann", 0, 200))).isTrue();
        }
    }

    @Test
    void notesAPauseWhileAnotherWriteHoldsTheDay() {
        try (TestStore store = Backend.POSTGRESQL.open()) {
            Tx tx = new ClockedTx(store.tx(), clock);
            applied(tx, change("ann", 100, 250));
            SpendRequest pause = change("ann", 250, 0);

            tx.execute(handle -> {
                handle.execute("UPDATE spend_day SET creates = creates");
                CompletableFuture<Void> noted = CompletableFuture.runAsync(() -> stop(tx, pause));
                assertThat(noted.orTimeout(20, TimeUnit.SECONDS)).succeedsWithin(Duration.ofSeconds(20));
            });

            settle(tx, pause, OutcomeState.SUCCEEDED);
            assertThat(used(tx)).isZero();
        }
    }

    private void stopped(Tx tx, SpendRequest asked) {
        stop(tx, asked);
        settle(tx, asked, OutcomeState.SUCCEEDED);
        later();
    }

    private void stop(Tx tx, SpendRequest asked) {
        assertThat(Reservations.reserve(tx, batch -> guard.stop(batch, asked))).isEmpty();
    }

    private void applied(Tx tx, SpendRequest asked) {
        assertThat(released(tx, asked)).isTrue();
        settle(tx, asked, OutcomeState.SUCCEEDED);
        later();
    }

    private boolean released(Tx tx, SpendRequest asked) {
        boolean foreseen =
                tx.<Boolean>read(handle -> StatementBatch.answer(handle, batch -> guard.foreseen(batch, asked))
                        .isEmpty());
        boolean released =
                Reservations.reserve(tx, batch -> guard.reserve(batch, asked)).isEmpty();
        assertThat(released).isEqualTo(foreseen);
        return released;
    }

    private void settle(Tx tx, SpendRequest asked, OutcomeState state) {
        String id = Objects.requireNonNull(asked.operationId());
        tx.execute(handle -> StatementBatch.execute(handle, batch -> guard.settle(batch, id, state)));
    }

    private void later() {
        clock.advance(Duration.ofMillis(1));
    }

    private SpendRequest change(String principal, long before, long after) {
        return change(principal, CAMPAIGN, before, after);
    }

    private SpendRequest change(String principal, String entity, long before, long after) {
        return request(principal, entity, CapEntries.euros(before, after));
    }

    private SpendRequest request(String principal, String entity, SpendEffect effect) {
        return new SpendRequest(
                "op_" + count++,
                CapEntries.LIVE,
                CapEntries.ACCOUNT,
                entity,
                principal,
                effect,
                false,
                clock.instant());
    }

    private long used(Tx tx) {
        SpendDay day = new SpendDay(
                "live", AccountKey.of(CapEntries.ACCOUNT), LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC), "EUR");
        return tx.<SpendUsed>read(handle -> SpendLedger.used(handle, day)).micros() / 1_000_000;
    }
}
