package dev.adtools.tools.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AccountId;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.AnyAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.operations.changes.ChangeHistory;
import dev.adtools.tools.operations.changes.ChangeList;
import dev.adtools.tools.operations.changes.ChangeList.Row;
import dev.adtools.tools.operations.changes.ChangeOutcome;
import dev.adtools.tools.operations.changes.ChangeQuery;
import dev.adtools.tools.operations.changes.RecordedChange;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GetChangeHistoryHandlerTest {

    private static final Instant NOW = FixedCall.NOW;
    private static final AccountId BETA = BetaAccountId.of("1700100001");
    private static final AccountId ALPHA = AlphaAccountId.of("1002003001");

    private final List<RecordedChange> changes = new ArrayList<>();
    private final List<ChangeQuery> asked = new ArrayList<>();

    @Test
    void showsWhoChangedWhatAndHowItEnded() {
        changes.add(change("a1-7", BETA, 1, ChangeOutcome.APPLIED, null));

        assertThat(list(of("act_1700100001")).rows())
                .containsExactly(new Row(
                        "a1-7",
                        "2026-11-20T11:00:00Z",
                        "nightly-job",
                        "update_campaign_budget",
                        Platform.BETA,
                        "act_1700100001",
                        "7",
                        List.of(new ChangeList.Difference("daily_budget", JsonNull.NULL, JsonNumber.of(5), null, null)),
                        ChangeOutcome.APPLIED,
                        null,
                        null,
                        "nightly-job",
                        "it sells",
                        List.of(),
                        null,
                        null,
                        "op_1",
                        "request-7"));
    }

    @Test
    void tellsWhatFailedAndWhatNobodyKnows() {
        changes.add(change("a1-7", BETA, 2, ChangeOutcome.FAILED, "PLATFORM_REJECTED"));
        changes.add(change("a1-8", BETA, 1, ChangeOutcome.UNKNOWN, "OUTCOME_UNKNOWN"));

        List<Row> rows = list(of("act_1700100001")).rows();

        assertThat(rows).extracting(Row::outcome).containsExactly(ChangeOutcome.UNKNOWN, ChangeOutcome.FAILED);
        assertThat(rows).extracting(Row::code).containsExactly("OUTCOME_UNKNOWN", "PLATFORM_REJECTED");
    }

    @Test
    void asksForTheAccountInItsNormalSpelling() {
        list(of("100-200-3001"));
        list(of("17001000012345"));
        list(of("act_1700100001"));

        assertThat(asked.get(0).accounts()).containsExactly(ALPHA);
        assertThat(asked.get(1).accounts()).containsExactly(BetaAccountId.of("17001000012345"));
        assertThat(asked.get(2).accounts()).containsExactly(BETA);
    }

    @Test
    void takesTenBareDigitsForAnAccountOnEitherPlatform() {
        list(of("1700100001"));
        list(of("1700100001"), FixedCall.limitedTo("act_1700100001"));

        assertThat(asked.get(0).accounts()).containsExactlyInAnyOrder(AlphaAccountId.of("1700100001"), BETA);
        assertThat(asked.get(1).accounts()).containsExactly(BETA);
    }

    @Test
    void refusesTheAccountsOfOthersWithoutLooking() {
        Outcome<ChangeList> outcome = handler().read(of("100-200-3001"), FixedCall.limitedTo("act_1700100001"));

        assertThat(code(outcome)).isEqualTo(ErrorCode.ACCOUNT_FORBIDDEN);
        assertThat(asked).isEmpty();
    }

    @Test
    void asksForWhatIsWanted() {
        list(new GetChangeHistory(AnyAccountId.of("act_1700100001"), "P2D", "nightly-job", "7", 50, null));

        assertThat(asked)
                .containsExactly(new ChangeQuery(
                        Set.of(BETA), NOW.minus(Duration.ofDays(2)), new ChangeQuery.By("nightly-job", "7"), null, 51));
    }

    @ParameterizedTest
    @ValueSource(strings = {"P400D", "PT1M", "2026-11-20T13:00:00+02:00", "2025-10-17T12:00:00Z"})
    void looksBackUpTo400Days(String since) {
        list(new GetChangeHistory(AnyAccountId.of("act_1700100001"), since, null, null, 50, null));

        assertThat(asked).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"P401D", "P0D", "P", "2026-11-20T12:00:01Z", "2025-10-16T11:59:59Z"})
    void refusesMomentsThatAreNotInTheLast400Days(String since) {
        Outcome<ChangeList> outcome = handler()
                .read(
                        new GetChangeHistory(AnyAccountId.of("act_1700100001"), since, null, null, 50, null),
                        FixedCall.unlimited());

        assertThat(outcome.<String>fold(list -> "", error -> error.message())).contains("CHG-SINCE-1");
        assertThat(asked).isEmpty();
    }

    @Test
    void pagesThroughAllChangesOnceEvenThoseOfOneMoment() {
        for (int i = 0; i < 25; i++) {
            changes.add(change("a1-" + (100 + i), BETA, i / 4, ChangeOutcome.APPLIED, null));
        }

        List<String> seen = new ArrayList<>();
        @Nullable String cursor = null;
        do {
            ChangeList page =
                    list(new GetChangeHistory(AnyAccountId.of("act_1700100001"), "P30D", null, null, 3, cursor));
            page.rows().forEach(row -> seen.add(row.id()));
            cursor = page.nextCursor();
            assertThat(page.hasMore()).isEqualTo(cursor != null);
        } while (cursor != null);

        assertThat(seen).hasSize(25).doesNotHaveDuplicates();
        assertThat(asked).hasSize(9);
    }

    @Test
    void refusesTheCursorOfAnotherListAndOneThatIsMadeUp() {
        changes.add(change("a1-1", BETA, 1, ChangeOutcome.APPLIED, null));
        changes.add(change("a1-2", BETA, 2, ChangeOutcome.APPLIED, null));
        String cursor = Objects.requireNonNull(
                list(new GetChangeHistory(AnyAccountId.of("act_1700100001"), "P30D", null, null, 1, null))
                        .nextCursor());
        String text = new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.UTF_8);
        String madeUp = text.substring(0, text.indexOf('\n') + 1) + "soon\na1-1";

        assertThat(code(read("x", cursor))).isEqualTo(ErrorCode.RULE_VIOLATION);
        assertThat(code(read(null, "nonsense"))).isEqualTo(ErrorCode.RULE_VIOLATION);
        assertThat(code(read(null, encoded(madeUp)))).isEqualTo(ErrorCode.RULE_VIOLATION);
        assertThat(code(read(null, cursor))).isNull();
    }

    private static String encoded(String text) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private Outcome<ChangeList> read(@Nullable String actor, String cursor) {
        return handler()
                .read(
                        new GetChangeHistory(AnyAccountId.of("act_1700100001"), "P30D", actor, null, 1, cursor),
                        FixedCall.unlimited());
    }

    private static GetChangeHistory of(String account) {
        return new GetChangeHistory(AnyAccountId.of(account), "P30D", null, null, 50, null);
    }

    private ChangeList list(GetChangeHistory arguments) {
        return list(arguments, FixedCall.unlimited());
    }

    private ChangeList list(GetChangeHistory arguments, CallContext call) {
        return handler().read(arguments, call).fold(list -> list, error -> {
            throw new AssertionError(error.message());
        });
    }

    private static @Nullable ErrorCode code(Outcome<ChangeList> outcome) {
        return outcome.<@Nullable ErrorCode>fold(list -> null, error -> error.code());
    }

    private GetChangeHistoryHandler handler() {
        return new GetChangeHistoryHandler(new ListedChanges());
    }

    private static RecordedChange change(
            String id, AccountId account, int hoursAgo, ChangeOutcome outcome, @Nullable String code) {
        return new RecordedChange(
                id,
                NOW.minus(Duration.ofHours(hoursAgo)),
                new RecordedChange.Call("nightly-job", "update_campaign_budget", "op_1", "request-7", "it sells"),
                new RecordedChange.Target(account, "7"),
                new RecordedChange.Approval(null, List.of(), null),
                List.of(new Change("daily_budget", JsonNull.NULL, JsonNumber.of(5))),
                new RecordedChange.Ending(outcome, code, null));
    }

    /** Answers from the list, as the port says. */
    private final class ListedChanges implements ChangeHistory {

        private static final Comparator<RecordedChange> NEWEST_FIRST = Comparator.comparing(RecordedChange::at)
                .thenComparing(RecordedChange::id)
                .reversed();

        @Override
        public List<RecordedChange> find(ChangeQuery query, @Nullable CallContext viewer) {
            asked.add(query);
            return changes.stream()
                    .filter(change -> query.accounts().contains(change.target().account()))
                    .filter(change -> isBehind(change, query.after()))
                    .sorted(NEWEST_FIRST)
                    .limit(query.most())
                    .toList();
        }

        private boolean isBehind(RecordedChange change, ChangeQuery.@Nullable Position after) {
            if (after == null) {
                return true;
            }
            int order = change.at().compareTo(after.at());
            return order < 0 || (order == 0 && change.id().compareTo(after.id()) < 0);
        }
    }
}
