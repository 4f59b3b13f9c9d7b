package dev.adtools.tools.operations.performance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.operations.performance.CrossAccountAnswer.Row;
import dev.adtools.tools.paging.ReportPaging;
import dev.adtools.tools.period.Days;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.BetaConversion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class GetCrossAccountPerformanceHandlerTest {

    private static final CallContext CALL = FixedCall.unlimited();
    private static final AlphaAccountId MANAGER = AlphaAccountId.of(SandboxWorld.MANAGER);
    private static final List<String> ON_ALPHA = List.of(SandboxWorld.USD, SandboxWorld.EUR);
    private static final List<String> ON_BETA = List.of("act_1700100001", "act_1700100003");

    private final SandboxWorld world = new SandboxWorld();
    private final GetCrossAccountPerformanceHandler handler =
            new GetCrossAccountPerformanceHandler(world.alpha(), world.beta());

    @Test
    void hasTotalsForEachCurrencyAndNoneOverTwo() {
        Rows.OfObjects<CrossAccountAnswer, Row> report = report(ON_ALPHA, ON_BETA, Preset.LAST_7D, Interval.DAY);

        assertThat(report.facts().totals()).extracting(CurrencyTotals::currency).containsExactly("EUR", "JPY", "USD");
        assertThat(report.facts().totals()).extracting(CurrencyTotals::accounts).containsExactly(1, 1, 2);
        CurrencyTotals dollars = report.facts().totals().get(2);
        assertThat(dollars.alphaConversions()).isNotNull();
        assertThat(dollars.betaConversions()).isNotNull();
        assertThat(dollars.costMicros())
                .isPositive()
                .isEqualTo(report.rows().stream()
                        .filter(row -> row.currency().equals("USD"))
                        .mapToLong(row -> Objects.requireNonNull(row.costMicros()))
                        .sum());
        assertThat(report.facts().totals().get(1).alphaConversions()).isNull();
        assertThat(report.facts().insights()).extracting("code").contains("SEVERAL_CURRENCIES");
    }

    @Test
    void readsWeeksFromMondayAndSaysHowManyDaysOfThemWereAskedFor() {
        Rows.OfObjects<CrossAccountAnswer, Row> report =
                report(List.of(SandboxWorld.USD), List.of(), new Days("2026-11-01", "2026-11-11"), Interval.WEEK);

        assertThat(report.rows()).extracting(Row::date).containsExactly("2026-10-26", "2026-11-02", "2026-11-09");
        assertThat(report.rows()).extracting(Row::days).containsExactly(1, 7, 3);
        assertThat(report.facts().insights()).extracting("code").contains("PARTIAL_WEEKS");
    }

    @Test
    void takesTheDaysOfEachAccountsOwnTimeZone() {
        GetCrossAccountPerformance today = of(ON_ALPHA, ON_BETA, Preset.TODAY, Interval.DAY);

        Rows.OfObjects<CrossAccountAnswer, Row> report = (Rows.OfObjects<CrossAccountAnswer, Row>)
                completed(handler.read(today, FixedCall.at("2026-11-20T18:00:00Z")));

        assertThat(report.facts().accounts())
                .extracting(account ->
                        account.timezone() + " " + account.dateRange().since())
                .contains("America/New_York 2026-11-20", "Asia/Tokyo 2026-11-21");
    }

    @Test
    void countsAnAccountThatIsNamedTwiceOnce() {
        Rows.OfObjects<CrossAccountAnswer, Row> once = report(List.of(), ON_BETA, Preset.LAST_7D, Interval.DAY);

        Rows.OfObjects<CrossAccountAnswer, Row> twice = report(
                List.of(), List.of(ON_BETA.get(0), ON_BETA.get(0), ON_BETA.get(1)), Preset.LAST_7D, Interval.DAY);

        assertThat(twice).isEqualTo(once);
    }

    @Test
    void namesTheArgumentOfTheFirstAccountWhenNoAccountCanBeRead() {
        ToolError error = failed(List.of(SandboxWorld.SUSPENDED, SandboxWorld.MANAGER), List.of("act_999999999"));

        assertThat(error.code()).isEqualTo(ErrorCode.RULE_VIOLATION);
        assertThat(error.message()).startsWith("The account 1002003004 cannot be read: ");
        assertThat(error.details().get("account_id")).isEqualTo(new JsonString(SandboxWorld.SUSPENDED));
        assertThat(Objects.requireNonNull(error.details().get("violations")).toString())
                .contains("/alpha_account_ids/0")
                .doesNotContain("/account_id");
    }

    @Test
    void listsAccountsThatCannotBeReadAndKeepsTheOthers() {
        List<String> onAlpha = List.of(SandboxWorld.USD, SandboxWorld.SUSPENDED);
        List<String> onBeta = List.of("act_1700100001", "act_999999999");

        Rows.OfObjects<CrossAccountAnswer, Row> some = report(onAlpha, onBeta, Preset.LAST_7D, Interval.DAY);
        Rows.OfObjects<CrossAccountAnswer, Row> readable =
                report(onAlpha.subList(0, 1), onBeta.subList(0, 1), Preset.LAST_7D, Interval.DAY);

        assertThat(some.facts().unreadable())
                .extracting(account -> account.accountId() + " " + account.code())
                .containsExactly("1002003004 ALPHA-ACCOUNT-1", "act_999999999 100/33");
        assertThat(some.facts().partial()).isTrue();
        assertThat(some.rows()).isEqualTo(readable.rows());
        assertThat(some.facts().totals()).isEqualTo(readable.facts().totals());
    }

    @Test
    void refusesNoneAndMoreThanTwentyAccounts() {
        List<String> eleven = Collections.nCopies(11, SandboxWorld.USD);
        List<String> ten = Collections.nCopies(10, "act_1700100001");

        assertThat(failed(List.of(), List.of()).message()).contains("CROSS-ACCOUNT-NONE-1");
        assertThat(failed(eleven, ten).message()).contains("CROSS-ACCOUNT-MOST-1");
        assertThat(world.transport().requests()).isEmpty();
    }

    @Test
    void refusesToAddTheSandboxToLiveAccounts() {
        GetCrossAccountPerformanceHandler mixed = new GetCrossAccountPerformanceHandler(
                world.alpha(), SandboxWorld.beta(new ScriptedTransport(Source.LIVE, request -> {
                    throw new AssertionError("nothing is asked");
                })));

        Outcome<Rows<CrossAccountAnswer, Row>> both =
                mixed.read(of(ON_ALPHA, ON_BETA, Preset.LAST_7D, Interval.DAY), CALL);
        Outcome<Rows<CrossAccountAnswer, Row>> one =
                mixed.read(of(ON_ALPHA, List.of(), Preset.LAST_7D, Interval.DAY), CALL);

        assertThat(failure(both).message()).contains("CROSS-ACCOUNT-SOURCE-1", "live, and alpha the sandbox");
        assertThat(((Rows.OfObjects<CrossAccountAnswer, Row>) completed(one))
                        .facts()
                        .list()
                        .source())
                .isEqualTo(Source.SANDBOX);
    }

    @Test
    void pagesThroughTheSameRowsInBothShapes() {
        Rows.OfObjects<CrossAccountAnswer, Row> whole = report(ON_ALPHA, ON_BETA, Preset.LAST_7D, Interval.DAY);
        List<Object> dates = new ArrayList<>();
        String cursor = null;
        do {
            Rows.OfValues<CrossAccountAnswer, Row> page =
                    (Rows.OfValues<CrossAccountAnswer, Row>) completed(handler.read(page(7, cursor), CALL));
            assertThat(page.facts().totals()).isEqualTo(whole.facts().totals());
            page.rows().forEach(row -> dates.add(row.items().get(0)));
            cursor = page.facts().list().nextCursor();
        } while (cursor != null);

        assertThat(dates)
                .hasSize(whole.facts().list().total())
                .isEqualTo(whole.rows().stream()
                        .map(row -> new JsonString(row.date()))
                        .toList());
        assertThat(whole.rows()).extracting(Row::date).isSorted();
    }

    private static GetCrossAccountPerformance page(int limit, @Nullable String cursor) {
        GetCrossAccountPerformance all = of(ON_ALPHA, ON_BETA, Preset.LAST_7D, Interval.DAY);
        return new GetCrossAccountPerformance(
                all.alphaAccountIds(),
                all.betaAccountIds(),
                all.dateRange(),
                all.by(),
                all.conversion(),
                new ReportPaging(limit, cursor, true),
                MANAGER);
    }

    private Rows.OfObjects<CrossAccountAnswer, Row> report(
            List<String> alpha, List<String> beta, Period period, Interval by) {
        return (Rows.OfObjects<CrossAccountAnswer, Row>) completed(handler.read(of(alpha, beta, period, by), CALL));
    }

    private ToolError failed(List<String> alpha, List<String> beta) {
        return failure(handler.read(of(alpha, beta, Preset.LAST_7D, Interval.DAY), CALL));
    }

    private static GetCrossAccountPerformance of(List<String> alpha, List<String> beta, Period period, Interval by) {
        return new GetCrossAccountPerformance(
                alpha.stream().map(AlphaAccountId::of).toList(),
                beta.stream().map(BetaAccountId::of).toList(),
                period,
                by,
                BetaConversion.ALL,
                new ReportPaging(500, null, false),
                MANAGER);
    }

    private static <R> R completed(Outcome<R> outcome) {
        return outcome.<R>fold(answer -> answer, error -> {
            throw new AssertionError(error.toString());
        });
    }

    private static ToolError failure(Outcome<Rows<CrossAccountAnswer, Row>> outcome) {
        return outcome.<ToolError>fold(
                answer -> {
                    throw new AssertionError(answer.toString());
                },
                error -> error);
    }
}
