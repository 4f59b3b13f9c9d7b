package dev.adtools.tools.beta.health;

import static dev.adtools.tools.fixtures.SampleBeta.US;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.PlatformFailure;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The cases in which a campaign gets a score, and those in which it gets none. */
final class JudgementTest {

    private static final String ID = "120210000000000001";
    private static final String PEER = "120210000000000002";
    private static final LocalDate YESTERDAY = LocalDate.parse("2026-11-19");
    private static final BetaMetrics NO_INSTALL = SampleBeta.numbers(2_000, 12, "56.00", "0", "0");

    private final FixedBetaAds ads =
            new FixedBetaAds().with(SampleBeta.account(US, "USD")).with(campaign(ID, "OUTCOME_APP_PROMOTION"));
    private final HealthCalls calls = new HealthCalls(ads);

    @Test
    void blamesSpendThatTheAccountTurnsIntoConversionsElsewhere() {
        run(ID, NO_INSTALL);
        ads.with(campaign(PEER, "OUTCOME_APP_PROMOTION")).with(campaign("120210000000000003", "OUTCOME_SALES"));
        run(PEER, SampleBeta.installs(2_000, 50, "20.00", "2"));
        run("120210000000000003", SampleBeta.numbers(2_000, 50, "900.00", "1", "0"));

        HealthAnswer.Diagnosis diagnosis = diagnosis("");

        assertThat(diagnosis.issues()).extracting(HealthIssue::code).containsExactly(IssueCode.NO_CONVERSIONS);
        HealthIssue issue = diagnosis.issues().get(0);
        assertThat(issue.severity()).isEqualTo(HealthSeverity.CRITICAL);
        assertThat(calls.written(diagnosis).at("/issues/0/evidence/current").asLong())
                .isEqualTo(39_200);
        assertThat(issue.evidence().baseline()).isEqualByComparingTo("1000");
        assertThat(diagnosis.healthScore()).isEqualTo("59");
        assertThat(diagnosis.grade()).isEqualTo(HealthGrade.D);
        assertThat(diagnosis.recommendation()).contains("NO_CONVERSIONS");
    }

    @ParameterizedTest
    @CsvSource({
        "9, target_cpa_minor:2000, insufficient_data",
        "10, target_cpa_minor:2000, 100",
        "9, target_roas:2, insufficient_data",
        "10, target_roas:2, 100"
    })
    void givesNoScoreWithoutJudgingTheTarget(int conversions, String target, String score) {
        String snapshot = ",\"" + target.replace(":", "\":") + ",\"snapshot\":{\"objective\":\"OUTCOME_SALES\","
                + "\"effective_status\":\"ACTIVE\",\"impressions\":20000,\"clicks\":400,\"age_days\":90,"
                + "\"cost_minor\":2000,\"conversion_value_minor\":9000,\"conversions\":" + conversions + "}";

        assertThat(diagnosis(snapshot).healthScore()).isEqualTo(score);
    }

    @Test
    void saysThatThereIsTooLittleToBlame() {
        run(ID, NO_INSTALL);

        HealthAnswer.Diagnosis diagnosis = diagnosis("");

        assertThat(diagnosis.issues()).isEmpty();
        assertThat(diagnosis.healthScore()).isEqualTo("insufficient_data");
        assertThat(diagnosis.grade()).isNull();
        assertThat(diagnosis.insufficientData())
                .hasSize(1)
                .allSatisfy(missing -> assertThat(missing.reason()).contains("no app install"));
        assertThat(diagnosis.recommendation())
                .startsWith("There is too little to judge it by: there is no app install");
    }

    @Test
    void blamesClicksThatNeverConvert() {
        run(ID, SampleBeta.numbers(2_000, 40, "56.00", "0", "0"));

        HealthIssue issue = diagnosis("").issues().get(0);

        assertThat(issue.code()).isEqualTo(IssueCode.NO_CONVERSIONS);
        assertThat(issue.severity()).isEqualTo(HealthSeverity.HIGH);
        assertThat(issue.evidence().sample()).isEqualByComparingTo("280");
    }

    @Test
    void asksForTheAccountOnlyWithoutATarget() {
        run(ID, SampleBeta.installs(2_000, 40, "56.00", "1"));
        diagnosis(",\"target_cpa_minor\":100");
        diagnosis(",\"target_roas\":2");

        assertThat(ads.reports())
                .hasSize(6)
                .noneMatch(report -> report.campaignIds().isEmpty());

        diagnosis("");

        assertThat(ads.reports().get(9).campaignIds()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"29.99, , 100", "30.00, HIGH, 80", "99.99, HIGH, 80", "100.00, CRITICAL, 59"})
    void comparesWhatAResultCostsWithOtherCampaigns(String aDay, @Nullable HealthSeverity severity, String score) {
        run(ID, SampleBeta.installs(2_000, 40, aDay, "1"));
        ads.with(campaign(PEER, "OUTCOME_APP_PROMOTION"));
        run(PEER, SampleBeta.installs(2_000, 50, "20.00", "2"));

        HealthAnswer.Diagnosis diagnosis = diagnosis("");

        assertThat(diagnosis.issues())
                .extracting(HealthIssue::code)
                .isEqualTo(severity == null ? List.of() : List.of(IssueCode.COST_OVER_PEERS));
        assertThat(diagnosis.issues()).allSatisfy(issue -> {
            assertThat(issue.severity()).isEqualTo(severity);
            assertThat(issue.message()).startsWith("Each app install costs ");
            assertThat(issue.evidence().baseline()).isEqualByComparingTo("1000");
        });
        assertThat(diagnosis.healthScore()).isEqualTo(score);
    }

    @Test
    void praisesNoSingleConversionThatCostAFortune() {
        ads.on(YESTERDAY, ID, SampleBeta.installs(14_000, 84, "392.00", "1"));
        ads.with(campaign(PEER, "OUTCOME_APP_PROMOTION"));
        run(PEER, SampleBeta.installs(2_000, 50, "20.00", "2"));

        HealthAnswer.Diagnosis diagnosis = diagnosis("");

        assertThat(diagnosis.healthScore()).isEqualTo("59");
        assertThat(diagnosis.recommendation()).contains("(COST_OVER_PEERS)");
        assertThat(diagnosis(",\"target_cpa_minor\":100000").issues()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "OUTCOME_SALES, each purchase, target_cpa_minor",
        "OUTCOME_TRAFFIC, each click on a link, 100 of them",
        "OUTCOME_AWARENESS, each impression, '1,000 of them'"
    })
    void givesNoScoreWhereNothingTellsWhatAResultMayCost(String objective, String result, String needed) {
        ads.with(campaign(ID, objective));
        run(ID, SampleBeta.numbers(2_000, 40, "56.00", "1", "0"));

        HealthAnswer.Diagnosis diagnosis = diagnosis("");

        assertThat(diagnosis.healthScore()).isEqualTo("insufficient_data");
        assertThat(diagnosis.grade()).isNull();
        assertThat(diagnosis.insufficientData().get(0).reason()).contains("too much for " + result);
        assertThat(diagnosis.insufficientData().get(0).needed()).contains(needed);
        assertThat(diagnosis.recommendation()).startsWith("There is too little to judge it by");
    }

    @ParameterizedTest
    @CsvSource({"OUTCOME_TRAFFIC, 0.30, cost_per_link_click_minor", "OUTCOME_AWARENESS, 0.30, cost_per_impression_minor"
    })
    void comparesVisitsAndImpressionsToo(String objective, String peersDay, String metric) {
        ads.with(campaign(ID, objective)).with(campaign(PEER, objective));
        run(ID, SampleBeta.numbers(2_000, 40, "1.00", "0", "0"));
        run(PEER, SampleBeta.numbers(2_000, 40, peersDay, "0", "0"));

        HealthAnswer.Diagnosis diagnosis = diagnosis("");

        assertThat(diagnosis.issues()).extracting(HealthIssue::code).containsExactly(IssueCode.COST_OVER_PEERS);
        assertThat(diagnosis.issues().get(0).evidence().metric()).isEqualTo(metric);
        assertThat(diagnosis.healthScore()).isEqualTo("80");
    }

    @ParameterizedTest
    @ValueSource(strings = {"OUTCOME_ENGAGEMENT", "VIDEO_VIEWS"})
    void givesNoScoreForEngagementThatNobodyRead(String objective) {
        ads.with(campaign(ID, objective)).with(campaign(PEER, objective));
        run(ID, SampleBeta.numbers(2_000, 40, "56.00", "0", "0"));
        run(PEER, SampleBeta.numbers(2_000, 40, "56.00", "0", "0"));

        HealthAnswer.Diagnosis diagnosis = diagnosis("");

        assertThat(diagnosis.healthScore()).isEqualTo("insufficient_data");
        assertThat(diagnosis.insufficientData().get(0).reason()).contains("engagement");
        assertThat(ads.reports()).noneMatch(report -> report.campaignIds().isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "OUTCOME_APP_PROMOTION, , app_installs",
        "OUTCOME_APP_PROMOTION, target_roas, all",
        "OUTCOME_LEADS, , leads",
        "LEAD_GENERATION, , leads",
        "OUTCOME_SALES, , purchases",
        "OUTCOME_SALES, target_roas, purchases",
        "OUTCOME_TRAFFIC, , all",
        "SOMETHING_NEW, , all"
    })
    void countsWhatTheObjectiveIsFor(String objective, @Nullable String target, String conversion) {
        ads.with(campaign(ID, objective));
        run(ID, NO_INSTALL);

        HealthAnswer.Diagnosis diagnosis = diagnosis(target == null ? "" : ",\"" + target + "\":2");
        HealthAnswer.Diagnosis said = diagnosis(",\"conversion\":\"leads\"");

        assertThat(calls.written(diagnosis).path("conversion").asText()).isEqualTo(conversion);
        assertThat(calls.written(said).path("conversion").asText()).isEqualTo("leads");
        assertThat(ads.reports().get(ads.reports().size() - 1).conversion()).isEqualTo(BetaConversion.LEADS);
    }

    @Test
    void takesNoLeadsForInstalls() {
        run(ID, SampleBeta.leads(2_000, 60, "56.00", "5"));
        ads.with(campaign(PEER, "OUTCOME_APP_PROMOTION"));
        run(PEER, SampleBeta.leads(2_000, 50, "20.00", "9"));

        HealthAnswer.Diagnosis installs = diagnosis("");
        HealthAnswer.Diagnosis all = diagnosis(",\"conversion\":\"all\"");

        assertThat(installs.issues()).extracting(HealthIssue::code).containsExactly(IssueCode.NO_CONVERSIONS);
        assertThat(installs.issues().get(0).message()).endsWith("there was no app install.");
        assertThat(installs.metrics().conversions()).isZero();
        assertThat(all.metrics().conversions()).isEqualByComparingTo("35");
        assertThat(all.issues()).extracting(HealthIssue::code).containsExactly(IssueCode.COST_OVER_PEERS);
    }

    @Test
    void missesNoPixelThatCountsSomethingElse() {
        ads.with(campaign(ID, "OUTCOME_SALES")).with(ID, SampleBeta.adSet("31", "ACTIVE", null, null));
        run(ID, SampleBeta.leads(2_000, 60, "56.00", "5"));

        assertThat(diagnosis(",\"target_cpa_minor\":100000").issues())
                .extracting(HealthIssue::code)
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ad set", "ad"})
    void doesNotJudgeWhatIsOffInside(String off) {
        run(ID, SampleBeta.installs(2_000, 40, "56.00", "2"));
        if (off.equals("ad set")) {
            ads.with(ID, SampleBeta.adSet("31", "PAUSED", null, null));
        } else {
            ads.with(ID, SampleBeta.ad("41", "ADSET_PAUSED")).with(ID, SampleBeta.ad("42", "ARCHIVED"));
        }

        HealthAnswer.Diagnosis diagnosis = diagnosis(",\"target_cpa_minor\":100000");

        assertThat(diagnosis.healthScore()).isEqualTo("insufficient_data");
        assertThat(diagnosis.insufficientData().get(0).reason())
                .isEqualTo("all " + off + "s of the campaign are switched off");
        assertThat(diagnosis.issues()).extracting(HealthIssue::code).containsExactly(IssueCode.DELIVERY_NOT_ACTIVE);
    }

    @Test
    void passesFailureOfTheAccountsNumbersOn() {
        run(ID, NO_INSTALL);
        ads.failing("campaigns", new PlatformFailure.TimedOut("no answer"));

        assertThat(calls.error("{\"campaign_id\":\"" + ID + "\"}").message()).contains("no answer");
    }

    @ParameterizedTest
    @CsvSource({"OUTCOME_AWARENESS, 100", "OUTCOME_TRAFFIC, 100", "OUTCOME_LEADS, insufficient_data"})
    void judgesByWhatTheObjectiveIsFor(String objective, String score) {
        ads.with(campaign(ID, objective)).with(campaign(PEER, objective));
        run(ID, NO_INSTALL);
        run(PEER, SampleBeta.numbers(2_000, 20, "56.00", "0", "0"));

        assertThat(diagnosis("").healthScore()).isEqualTo(score);
    }

    @ParameterizedTest
    @CsvSource({"ACTIVE", "PAUSED", "WITH_ISSUES"})
    void leavesWhatHasEndedAlone(String status) {
        ads.with(SampleBeta.campaign(
                US, ID, status, SampleBeta.lifetime(10_000), "2026-07-01T08:00:00Z", "2026-11-18T08:00:00+0000"));
        run(ID, NO_INSTALL);
        ads.with(ID, SampleBeta.ad("41", "DISAPPROVED"));

        HealthAnswer.Diagnosis diagnosis = diagnosis("");

        assertThat(diagnosis.healthScore()).isEqualTo("ended");
        assertThat(diagnosis.grade()).isNull();
        assertThat(diagnosis.issues()).extracting(HealthIssue::code).containsExactly(IssueCode.CAMPAIGN_ENDED);
        assertThat(calls.written(diagnosis).at("/issues/0/evidence/current").asText())
                .isEqualTo("2026-11-18T08:00:00Z");
        assertThat(diagnosis.insufficientData()).isEmpty();
        assertThat(diagnosis.checksSkipped()).hasSize(IssueCode.values().length - 1);
    }

    @Test
    void waitsForTheStart() {
        ads.with(SampleBeta.campaign(
                US, ID, "ACTIVE", SampleBeta.daily(10_000), "2026-11-21T08:00:00Z", "2026-12-18T08:00:00Z"));

        HealthAnswer.Diagnosis diagnosis = diagnosis("");

        assertThat(diagnosis.healthScore()).isEqualTo("insufficient_data");
        assertThat(diagnosis.insufficientData().get(0).reason()).isEqualTo("the campaign has not started");
    }

    @ParameterizedTest
    @CsvSource({"199, 85, B", "200, 59, D"})
    void givesNoGradeAboveDWithACriticalIssue(int clicksBefore, String score, HealthGrade grade) {
        String answer = ",\"target_cpa_minor\":2000,\"snapshot\":{\"objective\":\"OUTCOME_SALES\",\"impressions\":4000,"
                + "\"clicks\":%d,\"cost_minor\":2000,\"conversions\":10,\"age_days\":9,\"previous\":{\"impressions\":4000,"
                + "\"clicks\":%d}}";

        HealthAnswer.Diagnosis diagnosis = diagnosis(answer.formatted(60, clicksBefore));

        assertThat(diagnosis.issues()).extracting(HealthIssue::code).containsExactly(IssueCode.CTR_DROP);
        assertThat(diagnosis.healthScore()).isEqualTo(score);
        assertThat(diagnosis.grade()).isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "impressions":20000                                                                | objective
            "impressions":20000,"objective":"OUTCOME_SALES","cost_minor":100                       | conversions
            "impressions":20000,"objective":"OUTCOME_SALES","conversions":3                   | conversions
            "impressions":20000,"objective":"OUTCOME_TRAFFIC","cost_minor":100                     | link_clicks
            "impressions":20000,"objective":"OUTCOME_TRAFFIC","clicks":9,"link_clicks":9           | cost_minor
            "impressions":500,"objective":"OUTCOME_TRAFFIC","link_clicks":0,"cost_minor":100,"age_days":9 | 1,000 impressions
            "objective":"OUTCOME_AWARENESS","age_days":9                                      | impressions
            "impressions":0,"cost_minor":0,"objective":"OUTCOME_AWARENESS","age_days":2            | 3 days
            """)
    void givesNoScoreForWhatWasNotSaid(String snapshot, String needed) {
        HealthAnswer.Diagnosis diagnosis = diagnosis(",\"snapshot\":{" + snapshot + "}");

        assertThat(diagnosis.healthScore()).isEqualTo("insufficient_data");
        assertThat(diagnosis.insufficientData().toString()).contains(needed);
    }

    @Test
    void saysWhatCostsWereComparedWith() {
        run(ID, SampleBeta.installs(2_000, 40, "56.00", "1"));
        ads.with(campaign(PEER, "OUTCOME_APP_PROMOTION"));
        run(PEER, SampleBeta.installs(2_000, 40, "56.00", "2"));

        assertThat(diagnosis("").recommendation())
                .isEqualTo("No change recommended. For want of a target, what each app install costs was compared with"
                        + " the account's other campaigns only.");
    }

    @Test
    void publishesWhyThereIsNoScore() {
        run(ID, NO_INSTALL);

        assertThat(calls.written(diagnosis(""))
                        .at("/insufficient_data/0/needed")
                        .asText())
                .contains("100 clicks");
        assertThat(calls.written(calls.answer("{\"campaign_id\":\"" + ID + "\",\"raw_data\":true}"))
                        .at("/insufficient_data/0/reason")
                        .asText())
                .contains("no app install");
    }

    private static BetaCampaign campaign(String id, String objective) {
        BetaCampaign plain = SampleBeta.campaign(US, id, "ACTIVE", SampleBeta.lifetime(100_000));
        return new BetaCampaign(
                id,
                plain.accountId(),
                plain.name(),
                objective,
                plain.status(),
                plain.effectiveStatus(),
                plain.buyingType(),
                plain.bidStrategy(),
                plain.specialAdCategories(),
                plain.budget(),
                plain.times(),
                plain.issues());
    }

    private void run(String id, BetaMetrics eachDay) {
        for (int ago = 0; ago < 7; ago++) {
            ads.on(YESTERDAY.minusDays(ago), id, eachDay);
        }
    }

    private HealthAnswer.Diagnosis diagnosis(String more) {
        return calls.diagnosis("{\"campaign_id\":\"" + ID + "\"" + more + "}");
    }
}
