package dev.adtools.tools.beta.status;

import static dev.adtools.tools.fixtures.SampleBeta.US;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Source;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.ToolError;
import dev.adtools.api.WriteAnswer;
import dev.adtools.api.WriteStatus;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PublishedSchema;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.WriteCalls;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.BetaSwitch;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.sandbox.SandboxEntity;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.report.CostShare;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SwitchBetaCampaignTest {

    private static final String NAMED = ",\"currency\":\"USD\"";
    private static final String SHARE = "share_of_account_daily_cost_last_7d: ";

    private final FixedBetaAds ads = StatusWorld.make();
    private final SandboxWorld world = new SandboxWorld();

    @Test
    void plansAllThatWillBeSentWithTheStateBefore() {
        BetaStatusPlan plan = enable(ads).ready(ask("01", NAMED)).plan();

        assertThat(plan.campaignId()).isEqualTo(StatusWorld.id("01"));
        assertThat(plan.accountId().value()).isEqualTo(US);
        assertThat(plan.status()).isEqualTo(BetaSwitch.ACTIVE);
        assertThat(plan.statusBefore()).isEqualTo("PAUSED");
        assertThat(plan.effectiveStatus()).isEqualTo("PAUSED");
        assertThat(plan.budget()).isEqualTo(5000);
        assertThat(plan.currency()).isEqualTo("USD");
    }

    @Test
    void showsWhatBeginsToBeSpent() {
        Planned.Ready<BetaStatusPlan> ready = enable(ads).ready(ask("01", NAMED));

        assertThat(WriteCalls.words(ready.diff())).containsExactly("status: \"PAUSED\" > \"ACTIVE\"");
        assertThat(WriteCalls.words(ready.derived()))
                .containsExactly(
                        "serving_daily_budget: 0 > 5000 minor USD", "projected.per_month_30_4: 0 > 152000 minor USD");
        assertThat(spend(ready).dailyBefore().amountMinor()).isZero();
        assertThat(spend(ready).dailyDelta().amountMajor()).isEqualTo("50.00");
        assertThat(spend(ready).monthlyAfter().amountMajor()).isEqualTo("1520.00");
    }

    @Test
    void comparesTheBudgetWithWhatTheAccountCosts() {
        // 63.50 and 41.50 within the seven days before the 20th: 15.00 a day.
        spent("12", "900");
        spent("13", "63.5");
        spent("19", "41.5");
        spent("20", "900");

        Planned.Ready<BetaStatusPlan> ready = enable(ads).ready(ask("01", ",\"validate_only\":true"));

        assertThat(WriteCalls.words(ready.derived())).last().isEqualTo(SHARE + "0 > 3.333333");
        assertThat(ads.reports())
                .extracting(BetaReport::level, BetaReport::campaignIds)
                .containsExactly(
                        tuple(BetaReport.Level.ACCOUNT, List.of()),
                        tuple(BetaReport.Level.CAMPAIGN, List.of("120210000000000001")));
        assertThat(ads.deadline("report")).contains(CostShare.readBy(FixedCall.unlimited()));
        assertThat(ready.warnings()).noneMatch(it -> it.contains("share"));
    }

    @Test
    void plansWhatItCannotCompareWhereTheCurrencyIsNamed() {
        spent("13", "63.5");
        BetaStatusPlan compared = enable(ads).ready(ask("01", NAMED)).plan();
        ads.failing("report", new PlatformFailure.TimedOut("no answer"));

        Planned.Ready<BetaStatusPlan> ready = enable(ads).ready(ask("01", NAMED));

        assertThat(WriteCalls.words(ready.derived())).noneMatch(it -> it.startsWith(SHARE));
        assertThat(ready.warnings()).anyMatch(it -> it.contains("could not be read (PLATFORM_"));
        assertThat(ready.plan()).isEqualTo(compared);
    }

    @Test
    void wantsTheCurrencyOfWhatItCannotCompare() {
        spent("13", "63.5");
        ads.failing("report", new PlatformFailure.TimedOut("no answer"));

        for (String more : List.of("", ",\"validate_only\":true")) {
            ToolError error = enable(ads).refusal(ask("01", more));

            assertThat(error.code()).isEqualTo(ErrorCode.RULE_VIOLATION);
            assertThat(error.details().toString())
                    .contains("SUSPICIOUS_UNIT_CHANGE", "/currency", "could not be read (PLATFORM_");
        }
    }

    @Test
    void showsWhatStops() {
        Planned.Ready<BetaStatusPlan> ready = pause(ads).ready(ask("02", ""));

        assertThat(WriteCalls.words(ready.diff())).containsExactly("status: \"ACTIVE\" > \"PAUSED\"");
        assertThat(WriteCalls.words(ready.derived())).containsExactly("serving_daily_budget: 5000 > 0 minor USD");
        assertThat(ads.reports()).isEmpty();
        assertThat(spend(ready).dailyDelta().amountMajor()).isEqualTo("-50.00");
        assertThat(ready.warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"06, 10001", "20, 150000", "07, 3500", "08, 6501", "12, 5000", "30, 5000", "31, 70000", "34, 41000"})
    void countsABudgetRatherTooHighThanTooLow(String campaign, long daily) {
        assertThat(spend(enable(ads).ready(ask(campaign, NAMED))).dailyAfter().amountMinor())
                .isEqualTo(daily);
    }

    @ParameterizedTest
    @CsvSource({"06, 1000.01", "20, 1500.00", "08, 1160.01", "31, 700.00", "34, 820.00"})
    void projectsNoMoreThanIsLeftOfABudgetForAWholeLife(String campaign, String month) {
        // 100001 left for ten days; 150000 and no end; 25.00 a day, and 40001 left for ten days
        assertThat(spend(enable(ads).ready(ask(campaign, NAMED))).monthlyAfter().amountMajor())
                .isEqualTo(month);
    }

    @ParameterizedTest
    @CsvSource({"30, 100.00", "35, 1520.00", "33, 324.00"})
    void projectsNoMoreThanABudgetPerDayForTheDaysThatAreLeft(String campaign, String month) {
        // 50.00 for two days; for a month and more; 10.00 for two days that are begun, 5.00 for long, 5.00 without an
        // end
        assertThat(spend(enable(ads).ready(ask(campaign, NAMED))).monthlyAfter().amountMajor())
                .isEqualTo(month);
    }

    @Test
    void countsNoAdSetThatHasEnded() {
        Planned.Ready<BetaStatusPlan> ready = enable(ads).ready(ask("32", NAMED));

        assertThat(spend(ready).dailyAfter().amountMinor()).isZero();
        assertThat(ready.warnings()).anyMatch(it -> it.startsWith("STATUS-CONTENT-1: "));
        assertThat(ready.plan().budget()).isEqualTo(9000);
    }

    @Test
    void plansTheSameOnceAnAdSetHasEnded() {
        BetaStatusPlan asked = enable(ads).ready(ask("33", NAMED)).plan();

        Planned.Ready<BetaStatusPlan> later = at("2026-11-23T12:00:00Z").ready(ask("33", NAMED));

        assertThat(later.plan()).isEqualTo(asked);
        assertThat(spend(later).dailyAfter().amountMinor()).isEqualTo(1000);
        assertThat(asked.adSets()).extracting(BetaStatusPlan.AdSetBudget::id).containsExactly("31", "32", "33");
    }

    @Test
    void plansAnotherSwitchWhenTheEndOfAnAdSetIsMoved() {
        String id = StatusWorld.id("36");
        BetaCampaign campaign = SampleBeta.campaign(US, id, "PAUSED", SampleBeta.onAdSets());
        FixedBetaAds moved = StatusWorld.make().with(campaign);
        ads.with(campaign).with(id, SampleBeta.adSet("31", 9000L, null, null, "2026-11-19T12:00:00Z"));
        moved.with(id, SampleBeta.adSet("31", 9000L, null, null, "2026-11-29T12:00:00Z"));

        assertThat(enable(moved).ready(ask("36", NAMED)).plan())
                .isNotEqualTo(enable(ads).ready(ask("36", NAMED)).plan());
    }

    @Test
    void plansTheSameInWhateverOrderAdSetsAreTold() {
        String id = StatusWorld.id("36");
        BetaCampaign campaign = SampleBeta.campaign(US, id, "PAUSED", SampleBeta.onAdSets());
        BetaAdSet one = SampleBeta.adSet("31", 9000L, null, null, null);
        BetaAdSet other = SampleBeta.adSet("32", 8000L, null, null, null);
        FixedBetaAds turned = StatusWorld.make().with(campaign).with(id, other).with(id, one);
        ads.with(campaign).with(id, one).with(id, other);

        assertThat(enable(turned).ready(ask("36", NAMED)).plan())
                .isEqualTo(enable(ads).ready(ask("36", NAMED)).plan());
    }

    @Test
    void plansTheSameHoweverMuchIsLeft() {
        String id = StatusWorld.id("25");
        ads.with(campaign(id, 64_000L));
        BetaStatusPlan asked = enable(ads).ready(ask("25", NAMED)).plan();
        ads.with(campaign(id, 32_000L));
        Planned.Ready<BetaStatusPlan> later = enable(ads).ready(ask("25", NAMED));

        assertThat(later.plan()).isEqualTo(asked);
        assertThat(asked.budget()).isEqualTo(120_000);
        assertThat(spend(later).monthlyAfter().amountMinor()).isEqualTo(32_000);
    }

    @Test
    void spreadsABudgetOverTheDaysOnWhichItCanBeSpent() {
        BetaCampaign.Budget budget = new BetaCampaign.Budget(null, 120_000L, 120_000L);
        ads.with(SampleBeta.campaign(
                US, StatusWorld.id("26"), "PAUSED", budget, "2026-12-01T00:00:00Z", "2026-12-03T00:00:00Z"));

        assertThat(spend(enable(ads).ready(ask("26", NAMED))).dailyAfter().amountMinor())
                .isEqualTo(60_000);
    }

    private static BetaCampaign campaign(String id, long left) {
        return SampleBeta.campaign(
                US,
                id,
                "PAUSED",
                new BetaCampaign.Budget(null, 120_000L, left),
                "2026-11-01T08:00:00Z",
                "2026-12-15T08:00:00Z");
    }

    @Test
    void asksNobodyToApproveWhatHasEnded() {
        BetaCampaign.Budget left = new BetaCampaign.Budget(null, 120_000L, 64_000L);
        String id = StatusWorld.id("23");
        ads.with(SampleBeta.campaign(US, id, "PAUSED", left, "2026-07-01T08:00:00Z", "2026-08-15T08:00:00Z"));
        String running = StatusWorld.id("24");
        ads.with(SampleBeta.campaign(US, running, "ACTIVE", left, "2026-07-01T08:00:00Z", "2026-08-15T08:00:00Z"));

        ToolError refusal = enable(ads).refusal(ask("23", ""));

        assertThat(refusal.code()).isEqualTo(ErrorCode.STATE_CONFLICT);
        assertThat(refusal.message()).contains("has ended");
        assertThat(ads.sent()).isEmpty();
        assertThat(spend(pause(ads).ready(ask("24", ""))).dailyBefore().amountMinor())
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({"03, STATE_CONFLICT", "04, STATE_CONFLICT", "05, STATE_CONFLICT", "99, NOT_FOUND"})
    void refusesWithoutAskingThePlatformToCheck(String campaign, ErrorCode code) {
        assertThat(enable(ads).refusal(ask(campaign, "")).code()).isEqualTo(code);
        assertThat(pause(ads).refusal(ask(campaign, "")).code()).isEqualTo(code);
        assertThat(ads.sent()).isEmpty();
    }

    @Test
    void looksAtWhatOwnersSetAndNotAtTheEffect() {
        assertThat(enable(ads).plan(ask("18", NAMED))).isInstanceOf(Planned.NoChange.class);
        assertThat(pause(ads).plan(ask("01", ""))).isInstanceOf(Planned.NoChange.class);
        assertThat(pause(ads).plan(ask("18", ""))).isInstanceOf(Planned.Ready.class);
        assertThat(ads.sent()).isEmpty();
    }

    @Test
    void tellsNothingOfCampaignsOfOtherAccounts() {
        WriteCalls<PauseBetaCampaign, BetaStatusPlan, BetaSwitchedCampaign> limited =
                new WriteCalls<>(new PauseBetaCampaignDispatch(ads), FixedCall.limitedTo("act_1700100004"));

        ToolError deleted = limited.refusal(ask("03", ""));
        ToolError missing = limited.refusal(ask("98", ""));

        assertThat(deleted.code()).isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(deleted.message()).isEqualTo(missing.message().replace("98,", "03,"));
        assertThat(deleted.details()).isEqualTo(missing.details());
    }

    @Test
    void stopsWhateverCannotBeRead() {
        ads.failing("adSets", new PlatformFailure.TimedOut("no answer"));

        assertThat(spend(pause(ads).ready(ask("19", ""))).dailyDelta().amountMinor())
                .isZero();
        assertThat(spend(pause(ads).ready(ask("22", ""))).dailyDelta().amountMinor())
                .isEqualTo(-5000);
        assertThat(ads.sent()).isEmpty();
    }

    @Test
    void leavesTimeForTheWriteWhateverIsRead() {
        pause(ads).ready(ask("19", ""));

        assertThat(ads.deadline("adSets")).contains(FixedCall.NOW.plusSeconds(5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"campaign", "account", "adSets", "ads", "checkStatus"})
    void startsNothingWhenThePlatformCannotBeAsked(String operation) {
        ads.failing(operation, new PlatformFailure.TimedOut("no answer"));

        assertThat(enable(ads).refusal(ask("01", NAMED)).code()).isEqualTo(ErrorCode.PLATFORM_UNAVAILABLE);
    }

    @Test
    void checksAPauseOnlyWhenACheckIsAllThatIsWanted() {
        pause(ads).ready(ask("02", ""));
        assertThat(ads.sent()).isEmpty();

        pause(ads).ready(ask("02", ",\"validate_only\":true"));
        assertThat(ads.sent()).containsExactly("check " + StatusWorld.id("02") + " PAUSED");
    }

    @Test
    void pausesInOneRequestThatLaterReadsSee() {
        Planned.Ready<BetaStatusPlan> ready = pause(world.beta()).ready(ask("01", ""));
        int read = world.transport().requests().size();

        BetaSwitchedCampaign switched = pause(world.beta()).applied(ready.plan());

        assertThat(switched.campaignId()).isEqualTo(StatusWorld.id("01"));
        assertThat(switched.accountId().value()).isEqualTo(US);
        assertThat(switched.statusBefore()).isEqualTo("ACTIVE");
        assertThat(switched.status()).isEqualTo(BetaSwitch.PAUSED);
        assertThat(switched.source()).isEqualTo(Source.SANDBOX);
        List<WireRequest> requests = world.transport().requests();
        assertThat(requests.subList(read, requests.size()))
                .extracting(WireRequest::kind)
                .containsExactly(OperationKind.WRITE);
        assertThat(pause(world.beta()).plan(ask("01", ""))).isInstanceOf(Planned.NoChange.class);
    }

    @Test
    void enablesExactlyWhatWasPlanned() {
        List<SandboxEntity> before = world.store().everything();
        BetaStatusPlan plan = enable(world.beta()).ready(ask("02", "")).plan();
        assertThat(world.store().everything()).isEqualTo(before);
        int read = world.transport().requests().size();

        enable(world.beta()).applied(plan);

        List<WireRequest> requests = world.transport().requests();
        assertThat(requests.get(read - 1).kind()).isEqualTo(OperationKind.VALIDATE);
        assertThat(requests.subList(read, requests.size()))
                .extracting(WireRequest::body)
                .containsExactly("status=ACTIVE");
        assertThat(enable(world.beta()).plan(ask("02", ""))).isInstanceOf(Planned.NoChange.class);
    }

    @Test
    void answersAsTheOutputSchemaSays() {
        WriteCalls<EnableBetaCampaign, BetaStatusPlan, BetaSwitchedCampaign> calls = enable(ads);
        Planned.Ready<BetaStatusPlan> ready = calls.ready(ask("01", NAMED));
        WriteAnswer<BetaSwitchedCampaign> answer = new WriteAnswer<>(
                Source.SANDBOX,
                WriteStatus.APPLIED,
                "A change",
                true,
                calls.applied(ready.plan()),
                ready.target(),
                ready.diff(),
                ready.derived(),
                ready.spend(),
                null,
                ready.warnings());

        PublishedSchema.Checked checked =
                PublishedSchema.check(calls.tool(), out -> calls.tool().encode(answer, out));

        assertThat(checked.errors()).isEmpty();
        assertThat(checked.answer().at("/result/status").asText()).isEqualTo("ACTIVE");
    }

    @Test
    void leavesTheOutcomeOpenWhenNoAnswerCame() {
        BetaStatusPlan plan = pause(ads).ready(ask("02", "")).plan();
        ads.failing("setStatus", new PlatformFailure.OutcomeUnknown("no answer"));

        Outcome<BetaSwitchedCampaign> outcome = pause(ads).apply(plan);

        assertThat(outcome.<ErrorCode>fold(switched -> ErrorCode.INTERNAL, ToolError::code))
                .isEqualTo(ErrorCode.OUTCOME_UNKNOWN);
    }

    private void spent(String day, String amount) {
        ads.on(LocalDate.parse("2026-11-" + day), StatusWorld.id("01"), SampleBeta.numbers(1, 1, amount, "0", "0"));
    }

    private static WriteCalls<PauseBetaCampaign, BetaStatusPlan, BetaSwitchedCampaign> pause(BetaAds ads) {
        return WriteCalls.of(new PauseBetaCampaignDispatch(ads));
    }

    private static WriteCalls<EnableBetaCampaign, BetaStatusPlan, BetaSwitchedCampaign> enable(BetaAds ads) {
        return WriteCalls.of(new EnableBetaCampaignDispatch(ads));
    }

    private WriteCalls<EnableBetaCampaign, BetaStatusPlan, BetaSwitchedCampaign> at(String now) {
        return new WriteCalls<>(new EnableBetaCampaignDispatch(ads), FixedCall.at(now));
    }

    private static String ask(String campaign, String more) {
        return "{\"campaign_id\":\"" + StatusWorld.id(campaign) + "\"" + more + "}";
    }

    private static SpendEffect spend(Planned.Ready<?> ready) {
        return Objects.requireNonNull(ready.spend());
    }
}
