package dev.adtools.tools.beta.health;

import static dev.adtools.tools.fixtures.SampleBeta.US;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.PlatformFailure;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
        run(PEER, SampleBeta.numbers(2_000, 50, "20.00", "2", "0"));
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
                .allSatisfy(missing -> assertThat(missing.reason()).contains("no conversion"));
        assertThat(diagnosis.recommendation()).startsWith("There is too little to judge it by: there is no conversion");
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
    void asksForTheAccountOnlyWhereSpendBroughtNothing() {
        run(ID, SampleBeta.numbers(2_000, 40, "56.00", "1", "0"));
        diagnosis("");
        diagnosis(",\"target_cpa_minor\":100");

        assertThat(ads.reports())
                .hasSize(6)
                .noneMatch(report -> report.campaignIds().isEmpty());
    }

    @Test
    void passesFailureOfTheAccountsNumbersOn() {
        run(ID, NO_INSTALL);
        ads.failing("campaigns", new PlatformFailure.TimedOut("no answer"));

        assertThat(calls.error("{\"campaign_id\":\"" + ID + "\"}").message()).contains("no answer");
    }

    @ParameterizedTest
    @CsvSource({"OUTCOME_AWARENESS, 100", "OUTCOME_TRAFFIC, 100", "OUTCOME_LEADS, insufficient_data"})
    void countsWhatTheObjectiveIsFor(String objective, String score) {
        ads.with(campaign(ID, objective));
        run(ID, NO_INSTALL);

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
            "objective":"OUTCOME_AWARENESS","age_days":9                                      | impressions
            "impressions":0,"cost_minor":0,"objective":"OUTCOME_AWARENESS","age_days":2            | 3 days
            """)
    void givesNoScoreForWhatWasNotSaid(String snapshot, String needed) {
        HealthAnswer.Diagnosis diagnosis = diagnosis(",\"snapshot\":{" + snapshot + "}");

        assertThat(diagnosis.healthScore()).isEqualTo("insufficient_data");
        assertThat(diagnosis.insufficientData().toString()).contains(needed);
    }

    @Test
    void saysThatCostsWereNotJudged() {
        run(ID, SampleBeta.numbers(2_000, 40, "56.00", "1", "0"));

        assertThat(diagnosis("").recommendation())
                .isEqualTo("No change recommended. Whether conversions cost too much was not judged, for want of a"
                        + " target.");
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
                .contains("no conversion");
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
