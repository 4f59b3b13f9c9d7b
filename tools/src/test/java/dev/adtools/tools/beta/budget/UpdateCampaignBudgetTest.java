package dev.adtools.tools.beta.budget;

import static dev.adtools.tools.fixtures.SampleBeta.JAPAN;
import static dev.adtools.tools.fixtures.SampleBeta.US;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.api.Source;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.ToolError;
import dev.adtools.api.WriteAnswer;
import dev.adtools.api.WriteStatus;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PublishedSchema;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.WriteCalls;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.PlatformError;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.report.CostShare;
import dev.adtools.tools.rules.Node;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class UpdateCampaignBudgetTest {

    private static final String SHARE = "share_of_account_daily_cost_last_7d: ";

    private final FixedBetaAds ads = BudgetWorld.make();
    private final BudgetCalls calls = new BudgetCalls(ads);

    @Test
    void plansAllThatWillBeSentWithTheStateBefore() {
        BudgetPlan plan =
                calls.ready(ask("01", 7000, ",\"reason\":\"it sells\"")).plan();

        assertThat(plan.campaignId()).isEqualTo(BudgetWorld.id("01"));
        assertThat(plan.accountId().value()).isEqualTo(US);
        assertThat(plan.dailyBudgetBefore()).isEqualTo(5000);
        assertThat(plan.dailyBudgetAfter()).isEqualTo(7000);
        assertThat(plan.currency()).isEqualTo("USD");
        assertThat(plan.effectiveStatus()).isEqualTo("ACTIVE");
        assertThat(plan.status()).isEqualTo("ACTIVE");
        assertThat(plan).isEqualTo(calls.ready(ask("01", 7000, "")).plan());
    }

    @Test
    void showsWhatChangesAndWhatFollows() {
        Planned.Ready<BudgetPlan> ready = calls.ready(ask("01", 6999, ""));

        assertThat(WriteCalls.words(ready.diff())).containsExactly("daily_budget: 5000 > 6999 minor USD");
        assertThat(WriteCalls.words(ready.derived()))
                .containsExactly(
                        "change_percent: null > 39.98 percent",
                        "projected.per_week_max: 35000 > 48993 minor USD",
                        "projected.per_month_30_4: 152000 > 212770 minor USD");
        assertThat(requireNonNull(ready.spend()).dailyDelta().amountMajor()).isEqualTo("19.99");
        assertThat(requireNonNull(ready.spend()).monthlyAfter().amountMajor()).isEqualTo("2127.70");
        assertThat(requireNonNull(ready.account()).value()).isEqualTo(US);
    }

    @Test
    void countsNoSpendWhileTheCampaignIsPaused() {
        Planned.Ready<BudgetPlan> raised = calls.ready(ask("04", 7000, ""));
        Planned.Ready<BudgetPlan> lowered = calls.ready(ask("04", 3500, ""));

        SpendEffect spend = requireNonNull(raised.spend());
        assertThat(List.of(spend.dailyBefore(), spend.dailyAfter(), spend.dailyDelta(), spend.monthlyAfter()))
                .allMatch(amount -> amount.amountMicros() == 0);
        assertThat(spend.whenEnabled()).isEqualTo(new SpendEffect.PausedBudget(50_000_000, 70_000_000, "USD"));
        assertThat(raised.movesNoMoney()).isTrue();
        assertThat(raised.warnings())
                .contains("BUDGET-STATE-2: the campaign is paused, so this change adds nothing to daily spend until the"
                        + " campaign is enabled; enabling it will count 70.00 USD a day.");
        assertThat(WriteCalls.words(raised.diff())).containsExactly("daily_budget: 5000 > 7000 minor USD");
        assertThat(WriteCalls.words(raised.derived())).contains("change_percent: null > 40 percent");
        assertThat(requireNonNull(lowered.spend()).dailyDelta().amountMicros()).isZero();
        assertThat(requireNonNull(calls.ready(ask("01", 7000, "")).spend()).whenEnabled())
                .isNull();
    }

    @Test
    void projectsNoMoreThanTheDaysThatAreLeft() {
        // Two days.
        Planned.Ready<BudgetPlan> ready = calls.ready(ask("17", 7000, ""));
        Planned.Ready<BudgetPlan> later = calls.ready(ask("18", 7000, ""));

        assertThat(WriteCalls.words(ready.derived()))
                .contains("projected.per_week_max: 10000 > 14000 minor USD")
                .contains("projected.per_month_30_4: 10000 > 14000 minor USD");
        assertThat(requireNonNull(ready.spend()).dailyAfter().amountMajor()).isEqualTo("70.00");
        assertThat(requireNonNull(ready.spend()).monthlyAfter().amountMajor()).isEqualTo("140.00");
        assertThat(requireNonNull(later.spend()).monthlyAfter().amountMajor()).isEqualTo("2128.00");
    }

    @Test
    void tellsWhatTheDaysThatAreLeftWhenItIsSentMayCost() {
        BudgetPlan plan = readBack(calls.ready(ask("17", 7000, "")).plan());

        UpdatedBudget updated = completed(at("2026-11-21T12:00:00Z").apply(plan));

        assertThat(updated.projected().perWeekMax().amountMajor()).isEqualTo("70.00");
        assertThat(updated.projected().perMonth_30_4().amountMajor()).isEqualTo("70.00");
    }

    @Test
    void plansTheSameHoweverManyDaysAreLeft() {
        BudgetPlan asked = calls.ready(ask("17", 7000, "")).plan();

        Planned.Ready<BudgetPlan> later = at("2026-11-21T12:00:00Z").ready(ask("17", 7000, ""));

        assertThat(later.plan()).isEqualTo(asked);
        assertThat(requireNonNull(later.spend()).monthlyAfter().amountMajor()).isEqualTo("70.00");
    }

    @ParameterizedTest
    @ValueSource(longs = {6000, 5000, 4000})
    void asksNobodyToApproveTheBudgetOfWhatHasEnded(long wanted) {
        ToolError refusal = calls.refusal(ask("16", wanted, ""));

        assertThat(refusal.code()).isEqualTo(ErrorCode.STATE_CONFLICT);
        assertThat(refusal.details().get("rule")).isEqualTo(new JsonString("STATUS-END-1"));
        assertThat(refusal.message()).contains("has ended");
        assertThat(ads.sent()).isEmpty();
    }

    @Test
    void comparesTheBudgetWithWhatTheAccountCosts() {
        // 63.50 and 41.50 within the seven days before the 20th: 15.00 a day.
        spent("12", "900");
        spent("13", "63.5");
        spent("19", "41.5");
        spent("20", "900");

        Planned.Ready<BudgetPlan> ready = calls.ready(ask("01", 6999, ",\"validate_only\":true"));

        assertThat(WriteCalls.words(ready.derived())).last().isEqualTo(SHARE + "3.333333 > 4.666");
        assertThat(ads.reports())
                .extracting(BetaReport::level, BetaReport::campaignIds)
                .containsExactly(
                        tuple(BetaReport.Level.ACCOUNT, List.of()),
                        tuple(BetaReport.Level.CAMPAIGN, List.of("120210000000000001")));
        assertThat(ads.deadline("report")).contains(CostShare.readBy(FixedCall.unlimited()));
        assertThat(ready.warnings()).noneMatch(it -> it.contains("share"));
    }

    @Test
    void plansWhatItCannotCompare() {
        spent("13", "63.5");
        BudgetPlan compared = calls.ready(ask("01", 6999, "")).plan();
        ads.failing("report", new PlatformFailure.TimedOut("no answer"));

        Planned.Ready<BudgetPlan> ready = calls.ready(ask("01", 6999, ""));

        assertThat(WriteCalls.words(ready.derived())).noneMatch(it -> it.startsWith(SHARE));
        assertThat(ready.warnings()).anyMatch(it -> it.contains("could not be read (PLATFORM_"));
        assertThat(ready.plan()).isEqualTo(compared);
    }

    @Test
    void countsYenAsWholeUnits() {
        Planned.Ready<BudgetPlan> ready = calls.ready(ask("08", 4000, ""));

        assertThat(requireNonNull(ready.spend()).dailyAfter().amountMajor()).isEqualTo("4000");
        assertThat(requireNonNull(ready.spend()).dailyDelta().amountMinor()).isEqualTo(-1000);
        assertThat(requireNonNull(ready.spend()).monthlyAfter().amountMinor()).isEqualTo(121_600);
    }

    @Test
    void hasThePlatformCheckBeforeItIsReady() {
        calls.ready(ask("01", 7000, ""));

        assertThat(ads.sent()).containsExactly("check " + BudgetWorld.id("01") + " 7000");
    }

    @Test
    void sendsExactlyWhatWasPlannedOnce() {
        BudgetPlan plan = readBack(calls.ready(ask("01", 7000, "")).plan());

        UpdatedBudget updated = completed(new BudgetCalls(ads).apply(plan));

        assertThat(ads.sent())
                .containsExactly("check " + BudgetWorld.id("01") + " 7000", "update " + BudgetWorld.id("01") + " 7000");
        assertThat(updated.before().amountMajor()).isEqualTo("50.00");
        assertThat(updated.after().amountMajor()).isEqualTo("70.00");
        assertThat(updated.changePercent()).isEqualByComparingTo("40");
        assertThat(updated.projected().perWeekMax().amountMajor()).isEqualTo("490.00");
        assertThat(updated.projected().perMonth_30_4().amountMajor()).isEqualTo("2128.00");
    }

    @Test
    void answersAsTheOutputSchemaSays() {
        Planned.Ready<BudgetPlan> ready = calls.ready(ask("01", 7000, ""));
        UpdatedBudget updated = completed(calls.apply(ready.plan()));
        WriteAnswer<UpdatedBudget> answer = new WriteAnswer<>(
                Source.SANDBOX,
                WriteStatus.APPLIED,
                "A change",
                true,
                updated,
                ready.target(),
                ready.diff(),
                ready.derived(),
                ready.spend(),
                null,
                ready.warnings());

        PublishedSchema.Checked checked =
                PublishedSchema.check(calls.tool(), out -> calls.tool().encode(answer, out));

        assertThat(checked.errors()).isEmpty();
        JsonNode result = checked.answer().path("result");
        assertThat(result.at("/projected/per_month_30_4/amount_minor").asLong()).isEqualTo(212_800);
        assertThat(result.path("source").asText()).isEqualTo("sandbox");
    }

    @Test
    void changesNothingThatAlreadyIsAsAsked() {
        assertThat(calls.plan(ask("01", 5000, ""))).isInstanceOf(Planned.NoChange.class);
        assertThat(ads.sent()).isEmpty();
    }

    @Test
    void namesTheAdSetsThatHaveTheBudgets() {
        ToolError error = calls.refusal(ask("05", 6000, ""));

        assertThat(error.code()).isEqualTo(ErrorCode.STATE_CONFLICT);
        assertThat(error.message()).contains("31, 32");
        assertThat(Node.of("", error.details()).at("ad_sets").items())
                .extracting(adSet -> adSet.at("daily_budget").integer().orElseThrow())
                .containsExactly(2500L, 2500L);
    }

    @ParameterizedTest
    @CsvSource({"02, STATE_CONFLICT", "06, STATE_CONFLICT", "07, STATE_CONFLICT", "12, RULE_VIOLATION", "99, NOT_FOUND"
    })
    void refusesWithoutAskingThePlatformToCheck(String campaign, ErrorCode code) {
        ToolError error = calls.refusal(ask(campaign, 6000, ""));

        assertThat(error.code()).isEqualTo(code);
        assertThat(ads.sent()).isEmpty();
    }

    @Test
    void tellsNothingOfCampaignsOfOtherAccounts() {
        BudgetCalls limited = new BudgetCalls(ads, FixedCall.limitedTo(JAPAN));

        ToolError deleted = limited.refusal(ask("02", 6000, ""));
        ToolError missing = limited.refusal(ask("98", 6000, ""));

        assertThat(deleted.code()).isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(deleted.message()).isEqualTo(missing.message().replace("98,", "02,"));
        assertThat(deleted.details()).isEqualTo(missing.details());
    }

    @Test
    void saysTheUnitWhenItIsDoubtful() {
        assertThat(calls.refusal(ask("01", 50_000, "")).message())
                .contains(
                        "is taken as 50000 minor units (500.00 USD) a day, which is 10 times the present budget of"
                                + " 5000 minor units (50.00 USD)",
                        "if ten or a hundred times less is meant, that is 5000 minor units (50.00 USD) or 500 minor"
                                + " units (5.00 USD)",
                        "to confirm it send \"currency\": \"USD\" with it");
        assertThat(calls.refusal(ask("01", 500, "")).details().toString())
                .contains("which is 0.1 times", "times more is meant, that is 5000 minor units (50.00 USD) or 50000");
    }

    @Test
    void tellsTheLeastBudgetOfTheAccount() {
        Node details = Node.of("", calls.refusal(ask("01", 600, "")).details());

        assertThat(details.at("violations").items().get(0).at("rule").text()).contains("BUDGET-FLOOR-1");
        assertThat(details.at("minimum_daily_budget").at("currency").text()).contains("USD");
        assertThat(details.at("minimum_daily_budget").at("amount_minor").integer())
                .hasValue(700L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"campaign", "account", "adSets", "checkDailyBudget"})
    void refusesWhenThePlatformCannotBeAsked(String operation) {
        ads.failing(operation, new PlatformFailure.TimedOut("no answer"));

        assertThat(calls.refusal(ask("01", 6000, "")).code()).isEqualTo(ErrorCode.PLATFORM_UNAVAILABLE);
    }

    @Test
    void passesRefusalOfThePlatformOn() {
        ads.failing(
                "checkDailyBudget",
                new PlatformFailure.Rejected(List.of(new PlatformError("100/1885272", "Too low.", "")), "trace"));

        ToolError error = calls.refusal(ask("01", 6000, ""));

        assertThat(error.code()).isEqualTo(ErrorCode.PLATFORM_REJECTED);
        assertThat(error.details().toString()).contains("100/1885272");
    }

    @Test
    void leavesTheOutcomeOpenWhenNoAnswerCame() {
        BudgetPlan plan = calls.ready(ask("01", 6000, "")).plan();
        ads.failing("updateDailyBudget", new PlatformFailure.OutcomeUnknown("no answer"));

        Outcome<UpdatedBudget> outcome = calls.apply(plan);

        assertThat(outcome.<ErrorCode>fold(updated -> ErrorCode.INTERNAL, ToolError::code))
                .isEqualTo(ErrorCode.OUTCOME_UNKNOWN);
    }

    @Test
    void tellsWhatItSawOfABudgetThatIsNotAsSent() {
        BudgetPlan plan = calls.ready(ask("01", 6000, "")).plan();

        assertThat(calls.probe(plan))
                .isEqualTo(Probe.differs("The campaign's daily budget is 5000; it was 5000, and 6000 was sent. The"
                        + " campaign was last changed at 2026-10-01T08:00:00Z."));
    }

    @Test
    void takesAPlatformThatDoesNotAnswerForNoProof() {
        BudgetPlan plan = calls.ready(ask("01", 6000, "")).plan();
        ads.failing("campaign", new PlatformFailure.TimedOut("no answer"));

        assertThat(calls.probe(plan)).isInstanceOf(Probe.Inconclusive.class);
    }

    private void spent(String day, String amount) {
        ads.on(LocalDate.parse("2026-11-" + day), BudgetWorld.id("01"), SampleBeta.numbers(1, 1, amount, "0", "0"));
    }

    private BudgetCalls at(String now) {
        return new BudgetCalls(ads, FixedCall.at(now));
    }

    private BudgetPlan readBack(BudgetPlan plan) {
        JsonWriter out = new JsonWriter();
        calls.tool().encodePlan(plan, out);
        ArgumentReader reader = new ArgumentReader(out.toBytes(), 0);
        BudgetPlan read = calls.tool().decodePlan(reader);
        assertThat(read).isEqualTo(plan);
        return plan;
    }

    private static UpdatedBudget completed(Outcome<UpdatedBudget> outcome) {
        return outcome.<UpdatedBudget>fold(updated -> updated, error -> {
            throw new AssertionError(error);
        });
    }

    private static String ask(String campaign, long amount, String more) {
        return "{\"campaign_id\":\"" + BudgetWorld.id(campaign) + "\",\"daily_budget\":" + amount + more + "}";
    }
}
