package dev.adtools.server.spend;

import static dev.adtools.server.spend.CapEntries.caps;
import static dev.adtools.server.spend.CapEntries.change;
import static dev.adtools.server.spend.CapEntries.creation;
import static dev.adtools.server.spend.CapEntries.entry;
import static dev.adtools.server.spend.CapEntries.pausedChange;
import static dev.adtools.server.spend.Reservations.reserve;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.spend.SpendLedger.SpendDay;
import dev.adtools.server.spend.SpendSection.CapSection;
import dev.adtools.server.store.StatementBatch;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SpendGuardTest {

    private static final String NOON = "2026-11-21T12:00:00Z";

    @ParameterizedTest
    @EnumSource(Backend.class)
    void countsAsSpentWhatNobodyWillEverKnow(Backend backend) {
        try (TestStore store = backend.open()) {
            SpendGuard guard = at(NOON, entry("60", "100"));
            reserve(store, guard, creation("op_1", 60));
            settle(store, guard, "op_1", OutcomeState.UNKNOWN);
            String open = booked(store, "op_1");

            settle(store, guard, "op_1", OutcomeState.ABANDONED);
            settle(store, guard, "op_1", OutcomeState.ABANDONED);
            settle(store, guard, "op_1", OutcomeState.NOT_APPLIED);

            assertThat(open).isEqualTo("RESERVED 60000000 0");
            assertThat(booked(store, "op_1")).isEqualTo("COMMITTED 0 60000000");
            assertThat(reserve(store, guard, creation("op_2", 41))).isPresent();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void holdsADayUnderItsCapUntilWritesEnd(Backend backend) {
        try (TestStore store = backend.open()) {
            SpendGuard guard = at(NOON, entry("60", "100"));

            assertThat(reserve(store, guard, creation("op_1", 60))).isEmpty();
            assertThat(reserve(store, guard, creation("op_2", 40))).isEmpty();
            assertThat(details(reserve(store, guard, creation("op_3", 1))))
                    .isEqualTo(
                            "{platform=alpha, account_id=1234567890, limit=100.00, used=100.00, asked=1.00, currency=EUR,"
                                    + " day=2026-11-21, resets_at=2026-11-22T00:00:00Z, cap=per_day}");

            settle(store, guard, "op_1", OutcomeState.SUCCEEDED);
            settle(store, guard, "op_2", OutcomeState.UNKNOWN);
            assertThat(reserve(store, guard, creation("op_3", 1))).isPresent();

            settle(store, guard, "op_2", OutcomeState.NOT_APPLIED);
            settle(store, guard, "op_2", OutcomeState.NOT_APPLIED);
            settle(store, guard, "op_2", OutcomeState.SUCCEEDED);
            settle(store, guard, "op_1", OutcomeState.REJECTED);
            assertThat(reserve(store, guard, creation("op_3", 41))).isPresent();
            assertThat(reserve(store, guard, creation("op_2", 40))).isEmpty();
            assertThat(reserve(store, guard, creation("op_3", 1))).isPresent();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsTheNewestDayWhenTheClockGoesBack(Backend backend) {
        try (TestStore store = backend.open()) {
            reserve(store, at(NOON, entry("60", "100")), creation("op_1", 60));
            SpendGuard dayBefore = at("2026-11-20T12:00:00Z", entry("60", "100"));

            assertThat(details(reserve(store, dayBefore, creation("op_2", 41))))
                    .isEqualTo(
                            "{platform=alpha, account_id=1234567890, limit=100.00, used=60.00, asked=41.00, currency=EUR,"
                                    + " day=2026-11-21, resets_at=2026-11-22T00:00:00Z, cap=per_day}");
            assertThat(reserve(store, dayBefore, creation("op_2", 40))).isEmpty();
            settle(store, dayBefore, "op_2", OutcomeState.SUCCEEDED);

            assertThat(column(store, "day", "spend_day")).containsExactly("2026-11-21");
            assertThat(booked(store, "op_2")).isEqualTo("COMMITTED 60000000 40000000");
            assertThat(reserve(store, at("2026-11-22T00:00:00Z", entry("60", "100")), creation("op_3", 60)))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void countsCreationsAndNothingElse(Backend backend) {
        try (TestStore store = backend.open()) {
            SpendGuard guard = at(NOON, entry("", "10", "1000", "", "2"));

            assertThat(reserve(store, guard, creation("op_1", 0))).isEmpty();
            assertThat(reserve(store, guard, change("op_2", 5, 6))).isEmpty();
            assertThat(reserve(store, guard, creation("op_3", 1))).isEmpty();
            ToolError error = reserve(store, guard, creation("op_4", 1)).orElseThrow();

            assertThat(error.message())
                    .isEqualTo("The write on alpha:1234567890 would make one more, and 2 of 2 were made on 2026-11-21;"
                            + " nothing was sent. The cap is in spend.caps of config.yml.");
            assertThat(details(Optional.of(error)))
                    .isEqualTo(
                            "{platform=alpha, account_id=1234567890, limit=2, used=2, asked=1, currency=EUR, day=2026-11-21,"
                                    + " resets_at=2026-11-22T00:00:00Z, cap=creates_per_day}");
            assertThat(reserve(store, guard, change("op_5", 5, 6))).isEmpty();

            settle(store, guard, "op_3", OutcomeState.REJECTED);
            assertThat(reserve(store, guard, creation("op_4", 1))).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 50, OK",
        "0, 51, per_call",
        "100, 150, max_change_percent",
        "100, 151, per_call",
        "100, 130, OK",
        "100, 131, max_change_percent",
        "3, 4, max_change_percent",
        "100, 0, OK",
        "500, 1, OK"
    })
    void limitsOneCall(long before, long after, String cap) {
        try (TestStore store = Backend.SQLITE.open()) {
            SpendGuard guard = at(NOON, entry("", "50", "1000", "30", ""));

            Optional<ToolError> refused = reserve(store, guard, change("op_1", before, after));

            assertThat(refused.map(error -> text(error.details(), "cap")).orElse("OK"))
                    .isEqualTo(cap);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "100, 130, OK, ''",
        "100, 131, max_change_percent, 31.00",
        "100, 1, OK, ''",
        "100, 151, per_call, 51.00",
        "0, 51, per_call, 51.00",
        "0, 50, OK, ''"
    })
    void comparesBudgetsOfPausedCampaigns(long before, long after, String cap, String asked) {
        try (TestStore store = Backend.SQLITE.open()) {
            SpendGuard guard = at(NOON, entry("", "50", "1000", "30", ""));

            Optional<ToolError> refused = reserve(store, guard, pausedChange("op_1", before, after));

            assertThat(refused.map(error -> text(error.details(), "cap")).orElse("OK"))
                    .isEqualTo(cap);
            assertThat(refused.map(error -> text(error.details(), "asked")).orElse(""))
                    .isEqualTo(asked);
        }
    }

    @Test
    void alwaysLetsABudgetGoDown() {
        try (TestStore store = Backend.SQLITE.open()) {
            reserve(store, at(NOON, entry("100", "100")), creation("op_1", 100));

            Optional<ToolError> refused = reserve(store, at(NOON, entry("0", "0")), change("op_2", 100, 1));

            assertThat(refused).isEmpty();
        }
    }

    @Test
    void takesNothingOnALiveAccountWithoutCaps() {
        try (TestStore store = Backend.SQLITE.open()) {
            ToolError refused = reserve(store, at(NOON), change("op_1", 2, 1)).orElseThrow();

            assertThat(refused.code()).isEqualTo(ErrorCode.POLICY_DENIED);
            assertThat(refused.message())
                    .isEqualTo(
                            "The account alpha:1234567890 is live and has no caps, so it takes no write that can move"
                                    + " money; nothing was sent. Add an entry for it to spend.caps in config.yml, or PUT"
                                    + " /api/v1/caps/alpha:1234567890, with limits per call and per day in EUR.");
        }
    }

    @Test
    void keepsWorldsApartAndTheSandboxFreeWithoutCaps() {
        try (TestStore store = Backend.SQLITE.open()) {
            SpendGuard guard = at(NOON, entry("100", "100"));
            SpendRequest sandbox = inSandbox(creation("op_2", 100));

            assertThat(reserve(store, at(NOON), inSandbox(creation("op_0", 9_000_000))))
                    .isEmpty();
            assertThat(reserve(store, guard, creation("op_1", 100))).isEmpty();
            assertThat(reserve(store, guard, sandbox)).isEmpty();
            assertThat(reserve(store, guard, inSandbox(creation("op_3", 1)))).isPresent();
        }
    }

    private static SpendRequest inSandbox(SpendRequest live) {
        return new SpendRequest(
                live.operationId(),
                PlatformEnvironment.SANDBOX,
                live.account(),
                live.entity(),
                live.principal(),
                live.effect(),
                live.creates(),
                live.receivedAt());
    }

    @Test
    void refusesAnotherCurrencyThanTheCaps() {
        try (TestStore store = Backend.SQLITE.open()) {
            SpendRequest dollars = CapEntries.request("op_1", null, SpendEffect.daily(0, 1_000_000, "USD", 2), true);

            ToolError refused =
                    reserve(store, at(NOON, entry("50", "50")), dollars).orElseThrow();

            assertThat(refused.code()).isEqualTo(ErrorCode.POLICY_DENIED);
            assertThat(refused.message())
                    .isEqualTo(
                            "The account alpha:1234567890 counts in USD, and its cap in EUR; nothing was sent. The cap is"
                                    + " in spend.caps of config.yml.");
        }
    }

    @ParameterizedTest
    @CsvSource({
        // Europe/Berlin: 23 and 25 hours; Africa/Cairo: a day that begins at one o'clock.
        "Europe/Berlin, 2026-03-28T22:59:59Z, 2026-03-28, 2026-03-28T23:00:00Z",
        "Europe/Berlin, 2026-03-28T23:00:00Z, 2026-03-29, 2026-03-29T22:00:00Z",
        "Europe/Berlin, 2026-03-29T21:59:59Z, 2026-03-29, 2026-03-29T22:00:00Z",
        "Europe/Berlin, 2026-10-24T22:00:00Z, 2026-10-25, 2026-10-25T23:00:00Z",
        "Europe/Berlin, 2026-10-25T22:59:59Z, 2026-10-25, 2026-10-25T23:00:00Z",
        "Africa/Cairo, 2026-04-23T21:59:59Z, 2026-04-23, 2026-04-23T22:00:00Z",
        "Africa/Cairo, 2026-04-23T22:00:00Z, 2026-04-24, 2026-04-24T21:00:00Z",
        "Pacific/Kiritimati, 2026-12-31T09:59:59Z, 2026-12-31, 2026-12-31T10:00:00Z",
        "'', 2026-12-31T23:59:59Z, 2026-12-31, 2027-01-01T00:00:00Z"
    })
    void countsTheDaysOfTheAccount(String zone, String now, String day, String reset) {
        CapSection entry = entry(zone, "10", "10", "", "");
        try (TestStore store = Backend.SQLITE.open()) {
            reserve(store, at(now, entry), creation("op_1", 10));

            JsonObject full = reserve(store, at(now, entry), creation("op_2", 1))
                    .orElseThrow()
                    .details();
            Optional<ToolError> nextDay = reserve(store, at(reset, entry), creation("op_3", 10));

            assertThat(text(full, "day")).isEqualTo(day);
            assertThat(text(full, "resets_at")).isEqualTo(reset);
            assertThat(nextDay).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void foreseesARefusalAndHoldsNothing(Backend backend) {
        try (TestStore store = backend.open()) {
            SpendGuard guard = at(NOON, entry("", "60", "100", "", "2"));
            Optional<ToolError> empty = foreseen(store, guard, creation("op_1", 60));
            reserve(store, guard, creation("op_1", 60));

            List<SpendRequest> refused = List.of(creation("op_2", 61), creation("op_2", 41));
            List<Optional<ToolError>> foreseen =
                    refused.stream().map(asked -> foreseen(store, guard, asked)).toList();

            assertThat(empty).isEmpty();
            assertThat(foreseen).doesNotContain(Optional.empty());
            assertThat(foreseen)
                    .isEqualTo(refused.stream()
                            .map(asked -> reserve(store, guard, asked))
                            .toList());
            assertThat(foreseen(store, guard, creation("op_2", 40))).isEmpty();
            assertThat(reserve(store, guard, creation("op_2", 40))).isEmpty();
            assertThat(text(
                            foreseen(store, guard, creation("op_3", 0))
                                    .orElseThrow()
                                    .details(),
                            "cap"))
                    .isEqualTo("creates_per_day");
        }
    }

    private static Optional<ToolError> foreseen(TestStore store, SpendGuard guard, SpendRequest asked) {
        return store.tx().read(handle -> StatementBatch.answer(handle, batch -> guard.foreseen(batch, asked)));
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void forgetsADayLongPastOnceNothingIsHeldOfIt(Backend backend) {
        try (TestStore store = backend.open()) {
            CapSection entry = entry("60", "100");
            reserve(store, at("2025-01-01T12:00:00Z", entry), creation("op_1", 1));
            reserve(store, at("2025-01-02T12:00:00Z", entry), creation("op_2", 1));
            reserve(store, at("2025-01-02T12:00:00Z", entry), creation("op_3", 1));
            reserve(store, at("2025-01-03T12:00:00Z", entry), creation("op_4", 1));
            SpendGuard guard = at(NOON, entry);
            settle(store, guard, "op_1", OutcomeState.SUCCEEDED);
            settle(store, guard, "op_2", OutcomeState.REJECTED);
            settle(store, guard, "op_4", OutcomeState.SUCCEEDED);

            collect(store, "2025-01-11T23:59:59Z", 9);
            assertThat(column(store, "operation_id", "spend_entry")).containsExactly("op_1", "op_2", "op_3", "op_4");
            collect(store, "2025-01-12T00:00:00Z", 9);
            collect(store, "2025-01-13T23:59:59Z", 9);

            // The second day is kept whole, because of the third operation.
            assertThat(column(store, "operation_id", "spend_entry")).containsExactly("op_2", "op_3", "op_4");
            assertThat(column(store, "day", "spend_day")).containsExactly("2025-01-02", "2025-01-03");
            settle(store, guard, "op_3", OutcomeState.SUCCEEDED);
            collect(store, "2025-01-13T23:59:59Z", 9);
            assertThat(column(store, "operation_id", "spend_entry")).containsExactly("op_4");
            assertThat(column(store, "day", "spend_day")).containsExactly("2025-01-03");
        }
    }

    private static void collect(TestStore store, String now, int days) {
        SpendModule.retention(store.tx(), Duration.ofDays(days)).collect(Instant.parse(now));
    }

    private static List<String> column(TestStore store, String column, String table) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT " + column + " FROM " + table + " ORDER BY " + column)
                        .mapTo(String.class)
                        .list());
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void neverHoldsTwiceForOneOperation(Backend backend) {
        try (TestStore store = backend.open()) {
            SpendGuard guard = at(NOON, entry("10", "100"));
            reserve(store, guard, creation("op_1", 10));

            assertThatIllegalStateException().isThrownBy(() -> reserve(store, guard, creation("op_1", 10)));
            settle(store, guard, "op_1", OutcomeState.REJECTED);
            assertThat(reserve(store, guard, creation("op_1", 10))).isEmpty();
            assertThat(store.tx()
                            .<SpendUsed>read(handle -> SpendLedger.used(
                                    handle,
                                    new SpendDay("live", "alpha:1234567890", LocalDate.parse("2026-11-21"), "EUR"))))
                    .isEqualTo(new SpendUsed(10_000_000, 1));
        }
    }

    private static SpendGuard at(String now, CapSection... entries) {
        return new SpendGuard(caps(entries), Clock.fixed(Instant.parse(now), ZoneOffset.UTC));
    }

    private static String booked(TestStore store, String operationId) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT e.state || ' ' || d.reserved || ' ' || d.committed"
                                + " FROM spend_entry e JOIN spend_day d ON d.day = e.day WHERE operation_id = :id")
                        .bind("id", operationId)
                        .mapTo(String.class)
                        .one());
    }

    private static void settle(TestStore store, SpendGuard guard, String operationId, OutcomeState state) {
        store.tx().execute(handle -> StatementBatch.execute(handle, batch -> guard.settle(batch, operationId, state)));
    }

    private static String details(Optional<ToolError> refused) {
        JsonObject details = refused.orElseThrow().details();
        return details.members().keySet().stream()
                .map(name -> name + "=" + text(details, name))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    private static String text(JsonObject details, String name) {
        return details.get(name) instanceof JsonString text ? text.value() : "null";
    }
}
