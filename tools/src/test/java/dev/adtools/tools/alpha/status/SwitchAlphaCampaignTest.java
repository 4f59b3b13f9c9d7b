package dev.adtools.tools.alpha.status;

import static dev.adtools.tools.fixtures.AlphaFact.numbers;
import static dev.adtools.tools.fixtures.AlphaShop.BOOTS;
import static dev.adtools.tools.fixtures.AlphaShop.TENTS;
import static dev.adtools.tools.fixtures.AlphaShop.fact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Source;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.ToolError;
import dev.adtools.api.WriteAnswer;
import dev.adtools.api.WriteStatus;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.fixtures.FixedAlphaAds;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PublishedSchema;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.fixtures.WriteCalls;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaReport.Named;
import dev.adtools.tools.platform.AlphaSwitch;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.sandbox.SandboxEntity;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.report.CostShare;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SwitchAlphaCampaignTest {

    private static final String NAMED = ",\"currency\":\"USD\"";
    private static final String SHARE = "share_of_account_daily_cost_last_7d: ";
    private static final String RUNNING = "12000000001";
    private static final String PAUSED = "12000000003";
    private static final String REMOVED = "12000000028";
    private static final Named LIMITED = new Named("5", "Campaign 5", "PAUSED");
    private static final String OF_ANOTHER_ACCOUNT = "12000000007";

    private final FixedAlphaAds ads = StatusWorld.make();
    private final SandboxWorld world = new SandboxWorld();

    @Test
    void plansAllThatWillBeSentWithTheStateBefore() {
        AlphaStatusPlan plan = enable(ads).ready(ask("2", NAMED)).plan();

        assertThat(plan.change().campaignId()).isEqualTo("2");
        assertThat(plan.change().accountId().value()).isEqualTo("1002003001");
        assertThat(plan.change().status()).isEqualTo(AlphaSwitch.ENABLED);
        assertThat(plan.campaignName()).isEqualTo("Campaign 2");
        assertThat(plan.statusBefore()).isEqualTo("PAUSED");
        assertThat(plan.primaryStatus()).isEqualTo("ELIGIBLE");
        assertThat(plan.budgetId()).isEqualTo("91");
        assertThat(plan.budgetMicros()).isEqualTo(50_000_000);
        assertThat(plan.currency()).isEqualTo("USD");
    }

    @Test
    void showsWhatBeginsToBeSpent() {
        Planned.Ready<AlphaStatusPlan> ready = enable(ads).ready(ask("2", NAMED));

        assertThat(WriteCalls.words(ready.diff())).containsExactly("status: \"PAUSED\" > \"ENABLED\"");
        assertThat(WriteCalls.words(ready.derived()))
                .containsExactly(
                        "serving_budget_micros: 0 > 50000000 micros USD",
                        "projected.per_month_30_4: 0 > 1520000000 micros USD");
        assertThat(spend(ready).dailyBefore().amountMicros()).isZero();
        assertThat(spend(ready).dailyDelta().amountMajor()).isEqualTo("50.00");
        assertThat(spend(ready).monthlyAfter().amountMajor()).isEqualTo("1520.00");
        assertThat(Objects.requireNonNull(ready.account()).value()).isEqualTo("1002003001");
    }

    @Test
    void comparesWhatBeginsToBeSpentWithWhatTheAccountCosts() {
        // 63.50 and 41.50 within the seven days before the 20th: 15.00 a day.
        ads.add(fact("2026-11-12", BOOTS, "31", numbers(1, 1, "900", "0", "0")))
                .add(fact("2026-11-13", BOOTS, "31", numbers(1, 1, "63.5", "0", "0")))
                .add(fact("2026-11-19", TENTS, "41", numbers(1, 1, "41.5", "0", "0")))
                .add(fact("2026-11-20", BOOTS, "31", numbers(1, 1, "900", "0", "0")));

        Planned.Ready<AlphaStatusPlan> ready = enable(ads).ready(ask("2", ",\"validate_only\":true"));

        assertThat(WriteCalls.words(ready.derived())).last().isEqualTo(SHARE + "0 > 3.333333");
        assertThat(ads.deadlines())
                .containsExactly(CostShare.readBy(FixedCall.unlimited()), CostShare.readBy(FixedCall.unlimited()));
        assertThat(ready.warnings()).noneMatch(it -> it.contains("share"));
    }

    @Test
    void startsWhatItCannotCompareWhereTheCurrencyIsNamed() {
        ads.add(fact("2026-11-13", BOOTS, "31", numbers(1, 1, "63.5", "0", "0")));
        AlphaStatusPlan compared = enable(ads).ready(ask("2", NAMED)).plan();
        ads.failReports(new PlatformFailure.TimedOut("no answer"));

        Planned.Ready<AlphaStatusPlan> ready = enable(ads).ready(ask("2", NAMED));

        assertThat(WriteCalls.words(ready.derived())).noneMatch(it -> it.startsWith(SHARE));
        assertThat(ready.warnings()).anyMatch(it -> it.contains("could not be read (PLATFORM_"));
        assertThat(ready.plan()).isEqualTo(compared);
    }

    @Test
    void wantsTheCurrencyOfWhatItCannotCompare() {
        ads.add(fact("2026-11-13", BOOTS, "31", numbers(1, 1, "63.5", "0", "0")));
        ads.failReports(new PlatformFailure.TimedOut("no answer"));

        for (String more : List.of("", ",\"validate_only\":true")) {
            ToolError error = enable(ads).refusal(ask("2", more));

            assertThat(error.code()).isEqualTo(ErrorCode.RULE_VIOLATION);
            assertThat(error.details().toString())
                    .contains("SUSPICIOUS_UNIT_CHANGE", "/currency", "could not be read (PLATFORM_");
        }
    }

    @Test
    void showsWhatStops() {
        Planned.Ready<AlphaStatusPlan> ready = pause(ads).ready(ask("1", ""));

        assertThat(WriteCalls.words(ready.diff())).containsExactly("status: \"ENABLED\" > \"PAUSED\"");
        assertThat(WriteCalls.words(ready.derived())).containsExactly("serving_budget_micros: 50000000 > 0 micros USD");
        assertThat(ads.asked()).isEmpty();
        assertThat(spend(ready).dailyDelta().amountMajor()).isEqualTo("-50.00");
        assertThat(ready.warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"5, 30000001", "17, 300000001", "6, 50000000", "19, 50000000"})
    void countsABudgetRatherTooHighThanTooLow(String campaign, long daily) {
        assertThat(spend(enable(ads).ready(ask(campaign, NAMED))).dailyAfter().amountMicros())
                .isEqualTo(daily);
    }

    @ParameterizedTest
    @CsvSource({"5, 300000001", "17, 300000001", "6, 1520000000"})
    void projectsNoMoreThanABudgetUntilTheEndOfTheCampaign(String campaign, long month) {
        assertThat(spend(enable(ads).ready(ask(campaign, NAMED))).monthlyAfter().amountMicros())
                .isEqualTo(month);
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-20 23:59:59, 50.00",
        "2026-11-21 23:59:59, 100.00",
        "2026-12-19 23:59:59, 1500.00",
        "2026-12-20 23:59:59, 1520.00"
    })
    void projectsNoMoreThanABudgetPerDayForTheDaysThatAreLeft(String end, String month) {
        ads.add(StatusWorld.daily("20", "2026-11-10 00:00:00", end));

        Planned.Ready<AlphaStatusPlan> ready = enable(ads).ready(ask("20", NAMED));

        assertThat(spend(ready).dailyAfter().amountMajor()).isEqualTo("50.00");
        assertThat(spend(ready).monthlyAfter().amountMajor()).isEqualTo(month);
        assertThat(ready.warnings()).noneMatch(it -> it.startsWith("STATUS-BUDGET-2"));
    }

    @Test
    void plansTheSameHoweverManyDaysAreLeft() {
        ads.add(StatusWorld.daily("20", "2026-11-10 00:00:00", "2026-11-21 23:59:59"));
        AlphaStatusPlan asked = enable(ads).ready(ask("20", NAMED)).plan();

        Planned.Ready<AlphaStatusPlan> later = new WriteCalls<
                        EnableAlphaCampaign, AlphaStatusPlan, AlphaSwitchedCampaign>(
                        new EnableAlphaCampaignDispatch(ads), FixedCall.at("2026-11-21T12:00:00Z"))
                .ready(ask("20", NAMED));

        assertThat(later.plan()).isEqualTo(asked);
        assertThat(spend(later).monthlyAfter().amountMajor()).isEqualTo("50.00");
    }

    @Test
    void countsNoMoreThanIsLeftOfABudgetUntilTheEndOfTheCampaign() {
        // 100.00 since it began, today too, of 300.000001; what it cost before was another budget.
        ads.add(fact("2026-11-09", LIMITED, "31", numbers(1, 1, "900", "0", "0")))
                .add(fact("2026-11-10", LIMITED, "31", numbers(1, 1, "60", "0", "0")))
                .add(fact("2026-11-20", LIMITED, "31", numbers(1, 1, "40", "0", "0")))
                .add(fact("2026-11-12", BOOTS, "31", numbers(1, 1, "900", "0", "0")));

        SpendEffect spend = spend(enable(ads).ready(ask("5", NAMED)));

        assertThat(spend.dailyAfter().amountMicros()).isEqualTo(20_000_001);
        assertThat(spend.monthlyAfter().amountMicros()).isEqualTo(200_000_001);
    }

    @Test
    void countsNothingThatIsSpentAlready() {
        ads.add(fact("2026-11-11", LIMITED, "31", numbers(1, 1, "301", "0", "0")));

        assertThat(spend(enable(ads).ready(ask("5", NAMED))).monthlyAfter().amountMicros())
                .isZero();
    }

    @Test
    void countsABudgetWholeWhereItsBeginningIsNotKnown() {
        ads.add(StatusWorld.running("20", null, "2026-11-29 23:59:59"))
                .add(fact(
                        "2026-11-11", new Named("20", "Campaign 20", "PAUSED"), "31", numbers(1, 1, "100", "0", "0")));

        assertThat(spend(enable(ads).ready(ask("20", NAMED))).monthlyAfter().amountMicros())
                .isEqualTo(300_000_001);
    }

    @Test
    void spreadsABudgetOverTheDaysOnWhichItCanBeSpent() {
        ads.add(StatusWorld.running("20", "2026-11-28 00:00:00", "2026-11-29 23:59:59"));

        assertThat(spend(enable(ads).ready(ask("20", NAMED))).dailyAfter().amountMicros())
                .isEqualTo(150_000_001);
    }

    @Test
    void asksNobodyToApproveWhatIsNotKnown() {
        ads.failReports(new PlatformFailure.TimedOut("no answer"));

        assertThat(enable(ads).refusal(ask("5", "")).code().status()).isEqualTo(503);
        assertThat(ads.sent()).isEmpty();
    }

    @Test
    void plansTheSameHoweverMuchIsLeft() {
        AlphaStatusPlan asked = enable(ads).ready(ask("5", NAMED)).plan();
        ads.add(fact("2026-11-11", LIMITED, "31", numbers(1, 1, "100", "0", "0")));

        assertThat(enable(ads).ready(ask("5", NAMED)).plan()).isEqualTo(asked);
        assertThat(asked.totalBudgetMicros()).isEqualTo(300_000_001);
        assertThat(asked.end()).isEqualTo("2026-11-29 23:59:59");
    }

    @ParameterizedTest
    @CsvSource({"14", "18"})
    void promisesNoSavingsThatAreNotCertain(String campaign) {
        assertThat(spend(pause(ads).ready(ask(campaign, ""))).dailyDelta().amountMicros())
                .isZero();
    }

    @Test
    void doesNotSayThatWhatHasEndedNeedsNoChange() {
        ads.add(StatusWorld.ended("20"));

        ToolError refusal = enable(ads).refusal(ask("20", ""));

        assertThat(refusal.code()).isEqualTo(ErrorCode.STATE_CONFLICT);
        assertThat(refusal.details().get("rule")).isEqualTo(new JsonString("STATUS-END-1"));
    }

    @ParameterizedTest
    @CsvSource({"3, STATE_CONFLICT", "15, STATE_CONFLICT", "99, NOT_FOUND"})
    void refusesWithoutAskingThePlatformToCheck(String campaign, ErrorCode code) {
        assertThat(enable(ads).refusal(ask(campaign, "")).code()).isEqualTo(code);
        assertThat(pause(ads).refusal(ask(campaign, "")).code()).isEqualTo(code);
        assertThat(ads.sent()).isEmpty();
    }

    @Test
    void changesNothingThatAlreadyIsAsAsked() {
        assertThat(enable(ads).plan(ask("1", NAMED))).isInstanceOf(Planned.NoChange.class);
        assertThat(pause(ads).plan(ask("2", ""))).isInstanceOf(Planned.NoChange.class);
        assertThat(ads.sent()).isEmpty();
    }

    @Test
    void checksAPauseOnlyWhenACheckIsAllThatIsWanted() {
        pause(ads).ready(ask("1", ""));
        assertThat(ads.sent()).isEmpty();

        pause(ads).ready(ask("1", ",\"validate_only\":true"));
        assertThat(ads.sent()).containsExactly("check 1 PAUSED");
    }

    @Test
    void pausesInOneRequestThatLaterReadsSee() {
        Planned.Ready<AlphaStatusPlan> ready = pause(world.alpha()).ready(ask(RUNNING, ""));
        int read = world.transport().requests().size();

        AlphaSwitchedCampaign switched = pause(world.alpha()).applied(ready.plan());

        assertThat(switched.campaignId()).isEqualTo(RUNNING);
        assertThat(switched.name()).isEqualTo("Search Brand");
        assertThat(switched.statusBefore()).isEqualTo("ENABLED");
        assertThat(switched.status()).isEqualTo(AlphaSwitch.PAUSED);
        assertThat(switched.source()).isEqualTo(Source.SANDBOX);
        assertThat(world.transport()
                        .requests()
                        .subList(read, world.transport().requests().size()))
                .extracting(WireRequest::kind)
                .containsExactly(OperationKind.WRITE);
        assertThat(pause(world.alpha()).plan(ask(RUNNING, ""))).isInstanceOf(Planned.NoChange.class);
    }

    @Test
    void enablesExactlyWhatWasPlanned() {
        List<SandboxEntity> before = world.store().everything();
        AlphaStatusPlan plan = enable(world.alpha()).ready(ask(PAUSED, "")).plan();
        assertThat(world.store().everything()).isEqualTo(before);
        List<WireRequest> planned = world.transport().requests();

        AlphaSwitchedCampaign switched = enable(world.alpha()).applied(plan);

        List<WireRequest> requests = world.transport().requests();
        assertThat(requests).hasSize(planned.size() + 1);
        WireRequest check = planned.get(planned.size() - 1);
        WireRequest write = requests.get(planned.size());
        assertThat(check.kind()).isEqualTo(OperationKind.VALIDATE);
        assertThat(write.body()).isEqualTo(check.body().replace("\"validateOnly\":true", "\"validateOnly\":false"));
        assertThat(switched.status()).isEqualTo(AlphaSwitch.ENABLED);
        assertThat(enable(world.alpha()).plan(ask(PAUSED, ""))).isInstanceOf(Planned.NoChange.class);
    }

    @ParameterizedTest
    @CsvSource({REMOVED + ", STATE_CONFLICT", OF_ANOTHER_ACCOUNT + ", NOT_FOUND", "1, NOT_FOUND"})
    void findsWhatTheAccountHas(String campaign, ErrorCode code) {
        assertThat(pause(world.alpha()).refusal(ask(campaign, "")).code()).isEqualTo(code);
        assertThat(enable(world.alpha()).refusal(ask(campaign, "")).code()).isEqualTo(code);
    }

    @Test
    void answersAsTheOutputSchemaSays() {
        WriteCalls<PauseAlphaCampaign, AlphaStatusPlan, AlphaSwitchedCampaign> calls = pause(ads);
        Planned.Ready<AlphaStatusPlan> ready = calls.ready(ask("1", ""));
        WriteAnswer<AlphaSwitchedCampaign> answer = new WriteAnswer<>(
                Source.SANDBOX,
                WriteStatus.APPLIED,
                "A change",
                true,
                calls.applied(ready.plan()),
                ready.target(),
                ready.diff(),
                ready.derived(),
                null,
                null,
                ready.warnings());

        PublishedSchema.Checked checked =
                PublishedSchema.check(calls.tool(), out -> calls.tool().encode(answer, out));

        assertThat(checked.errors()).isEmpty();
        assertThat(checked.answer().at("/result/status").asText()).isEqualTo("PAUSED");
        assertThat(checked.answer().at("/result/source").asText()).isEqualTo("sandbox");
    }

    @Test
    void leavesTheOutcomeOpenWhenNoAnswerCame() {
        AlphaStatusPlan plan = pause(ads).ready(ask("1", "")).plan();
        ScriptedTransport broken =
                ScriptedTransport.answering(new WireFailure(WireFailure.Stage.BROKEN, "connection reset"));

        Outcome<AlphaSwitchedCampaign> outcome =
                pause(SandboxWorld.alpha(broken)).apply(plan);

        assertThat(outcome.<ErrorCode>fold(switched -> ErrorCode.INTERNAL, ToolError::code))
                .isEqualTo(ErrorCode.OUTCOME_UNKNOWN);
        assertThat(broken.requests()).hasSize(1);
    }

    private static WriteCalls<PauseAlphaCampaign, AlphaStatusPlan, AlphaSwitchedCampaign> pause(AlphaAds ads) {
        return WriteCalls.of(new PauseAlphaCampaignDispatch(ads));
    }

    private static WriteCalls<EnableAlphaCampaign, AlphaStatusPlan, AlphaSwitchedCampaign> enable(AlphaAds ads) {
        return WriteCalls.of(new EnableAlphaCampaignDispatch(ads));
    }

    private static String ask(String campaign, String more) {
        return "{\"account_id\":\"100-200-3001\",\"campaign_id\":\"" + campaign + "\"" + more + "}";
    }

    private static SpendEffect spend(Planned.Ready<?> ready) {
        return Objects.requireNonNull(ready.spend());
    }
}
