package dev.adtools.tools.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AccountId;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.AnyAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.Unit;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.ListedWrites;
import dev.adtools.tools.operations.approvals.ActionStatus;
import dev.adtools.tools.operations.approvals.HeldWrite;
import dev.adtools.tools.operations.approvals.PendingActionList;
import dev.adtools.tools.operations.approvals.PendingActionList.Row;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class ListPendingActionsHandlerTest {

    private static final Instant NOW = FixedCall.NOW;
    private static final AccountId BETA = BetaAccountId.of("1700100001");
    private static final AccountId ALPHA = AlphaAccountId.of("1002003001");

    private final ListedWrites writes = new ListedWrites();

    @Test
    void showsWhatWouldHappenAndWhatToRepeat() {
        writes.add(write("pa_1", BETA, 1));

        Row row = rows(all(), FixedCall.unlimited()).get(0);

        assertThat(row.status()).isEqualTo(ActionStatus.PENDING);
        assertThat(row.tool()).isEqualTo("update_campaign_budget");
        assertThat(row.accountId()).isEqualTo("act_1700100001");
        assertThat(row.entity()).isEqualTo("campaign 7");
        assertThat(row.diff())
                .containsExactly(new PendingActionList.Difference(
                        "daily_budget", JsonNumber.of(0), JsonNumber.of(5), Unit.MINOR, "EUR"));
        assertThat(row.accountName()).isEqualTo("The account");
        assertThat(row.entityName()).isEqualTo("Trails");
        assertThat(row.reason()).isEqualTo("it sells");
        assertThat(Objects.requireNonNull(row.spend()).monthlyAfter().amountMajor())
                .isEqualTo("152.00");
        assertThat(row.payloadHash()).isEqualTo("sha256:00");
        assertThat(row.createdAt()).isEqualTo("2026-11-20T11:00:00Z");
        assertThat(row.executeBefore()).isNull();
    }

    @Test
    void asksForTheWritesOfTheCallersOwner() {
        rows(all(), FixedCall.unlimited());
        rows(new ListPendingActions(null, ActionStatus.STALE, null, null, null, 50, null), FixedCall.unlimited());

        assertThat(writes.asked()).containsExactly("tester any 1000", "tester STALE 1000");
    }

    @Test
    void listsTheNewestFirst() {
        writes.add(write("pa_1", BETA, 3));
        writes.add(write("pa_3", BETA, 1));
        writes.add(write("pa_2", BETA, 1));

        assertThat(ids(all())).containsExactly("pa_3", "pa_2", "pa_1");
    }

    @Test
    void findsByIdToolAccountAndAge() {
        writes.add(write("pa_1", BETA, 1));
        writes.add(write("pa_2", ALPHA, 4));

        assertThat(ids(new ListPendingActions("pa_1", null, null, null, null, 50, null)))
                .containsExactly("pa_1");
        assertThat(ids(new ListPendingActions(null, null, AnyAccountId.of("1700100001"), null, null, 50, null)))
                .containsExactly("pa_1");
        assertThat(ids(new ListPendingActions(null, null, AnyAccountId.of("100-200-3001"), null, null, 50, null)))
                .containsExactly("pa_2");
        assertThat(ids(new ListPendingActions(null, null, null, "pause_beta_campaign", null, 50, null)))
                .isEmpty();
        assertThat(ids(new ListPendingActions(null, null, null, null, "PT4H", 50, null)))
                .containsExactly("pa_2");
        assertThat(ids(new ListPendingActions(null, null, null, null, "P1DT1M", 50, null)))
                .isEmpty();
    }

    @Test
    void hidesWritesOnAccountsOfOthers() {
        writes.add(write("pa_1", BETA, 1));
        writes.add(write("pa_2", ALPHA, 1));

        assertThat(rows(all(), FixedCall.limitedTo("1002003001")))
                .extracting(Row::id)
                .containsExactly("pa_2");
    }

    @Test
    void refusesTheCursorOfAnotherList() {
        writes.add(write("pa_1", BETA, 1));
        writes.add(write("pa_2", BETA, 1));
        String cursor = list(new ListPendingActions(null, null, null, null, null, 1, null))
                .nextCursor();

        assertThat(ids(new ListPendingActions(null, null, null, null, null, 1, cursor)))
                .containsExactly("pa_1");
        assertThat(handler()
                        .read(new ListPendingActions(null, null, null, null, "PT1H", 1, cursor), FixedCall.unlimited())
                        .<ErrorCode>fold(
                                page -> {
                                    throw new AssertionError(page);
                                },
                                error -> error.code()))
                .isEqualTo(ErrorCode.RULE_VIOLATION);
    }

    private static ListPendingActions all() {
        return new ListPendingActions(null, null, null, null, null, 50, null);
    }

    private List<String> ids(ListPendingActions arguments) {
        return list(arguments).rows().stream().map(Row::id).toList();
    }

    private PendingActionList list(ListPendingActions arguments) {
        return list(arguments, FixedCall.unlimited());
    }

    private List<Row> rows(ListPendingActions arguments, CallContext call) {
        return list(arguments, call).rows();
    }

    private PendingActionList list(ListPendingActions arguments, CallContext call) {
        return handler().read(arguments, call).fold(list -> list, error -> {
            throw new AssertionError(error.message());
        });
    }

    private ListPendingActionsHandler handler() {
        return new ListPendingActionsHandler(writes);
    }

    private static HeldWrite write(String id, AccountId account, int hoursAgo) {
        Instant asked = NOW.minus(Duration.ofHours(hoursAgo));
        @Nullable Instant undecided = null;
        return new HeldWrite(
                id,
                ActionStatus.PENDING,
                new HeldWrite.Target("update_campaign_budget", account, "campaign 7", "The account", "Trails"),
                List.of(Change.ofMoney("daily_budget", 0, 5, Unit.MINOR, "EUR")),
                "it sells",
                SpendEffect.daily(0, 5_000_000, "EUR", 2),
                "sha256:00",
                "wf_1",
                "nightly-job",
                new HeldWrite.Times(asked, asked.plus(Duration.ofDays(7)), undecided),
                null);
    }
}
