package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An approver sees what budgets that end can cost until then, and what passes by itself changes no approval. */
class BudgetEndsIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String ACCOUNT = "19005001";
    private static final String LONG_AGO = "2026-01-01T08:30:00+0000";
    private static final ItDatabase DATABASE = new ItDatabase();

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;
    private static long planted = 120_290_000_005_000L;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, DATABASE);
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        plant(
                "",
                "ad_account",
                "act_" + ACCOUNT,
                "\"account_id\":\"" + ACCOUNT + "\",\"currency\":\"USD\",\"timezone_name\":\"Europe/Berlin\","
                        + "\"account_status\":1,\"disable_reason\":0,\"min_daily_budget\":10");
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void showsWhatIsLeftOfTheBudgetsOfAdSets() {
        String campaign = campaign("PAUSED", "\"budget_remaining\":\"0\"");
        String ending = lifetime(campaign, in(10 * 24 + 1));
        adSet(campaign, "\"daily_budget\":\"2500\"");
        adSet(campaign, "\"daily_budget\":\"9000\",\"end_time\":\"" + in(-1) + "\"");

        JsonNode action = staged("enable_beta_campaign", campaign, "");

        assertThat(lines(action.get("derived")))
                .startsWith("serving_daily_budget 0 6500", "projected.per_month_30_4 0 116000");
        assertThat(action.at("/spend/daily_after/amount_major").textValue()).isEqualTo("65.00");
        assertThat(action.at("/spend/monthly_after/amount_major").textValue()).isEqualTo("1160.00");
        assertThat(action.get("warnings").toString()).contains("STATUS-BUDGET-3: ");

        // As much is left a day later.
        change(ending, "\"budget_remaining\":\"40000\"", "\"budget_remaining\":\"36000\"");
        assertThat(approve(action)).isEqualTo(200);
        assertThat(resume(action).statusCode()).isEqualTo(200);
    }

    @Test
    void approvesNoEndOfAnAdSetThatIsMoved() {
        String campaign = campaign("PAUSED", "\"budget_remaining\":\"0\"");
        String end = in(-1);
        String ended = lifetime(campaign, end);
        JsonNode action = staged("enable_beta_campaign", campaign, "");
        assertThat(action.at("/spend/daily_after/amount_major").textValue()).isEqualTo("0.00");
        assertThat(approve(action)).isEqualTo(200);

        change(ended, end, in(240));

        JsonNode error = Service.json(resume(action)).get("error");
        assertThat(error.get("code").textValue()).isEqualTo("PRECONDITION_CHANGED");
        assertThat(error.at("/details/changed").findValuesAsText("pointer"))
                .containsExactly("/plan/ad_sets/0/end_time");
    }

    @ParameterizedTest
    @CsvSource({
        "enable_beta_campaign, PAUSED, '', 100.00",
        "update_campaign_budget, ACTIVE, ',\"daily_budget\":7000', 140.00"
    })
    void showsABudgetPerDayForTheDaysThatAreLeft(String tool, String status, String more, String month) {
        String campaign = campaign(status, "\"daily_budget\":\"5000\",\"stop_time\":\"" + in(47) + "\"");

        JsonNode action = staged(tool, campaign, more);

        assertThat(action.at("/spend/monthly_after/amount_major").textValue()).isEqualTo(month);
        assertThat(lines(action.get("derived")))
                .anyMatch(it -> it.matches("projected\\.per_month_30_4 (0|10000) " + month.replace(".", "")));
        assertThat(approve(action)).isEqualTo(200);
        assertThat(resume(action).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"enable_beta_campaign, PAUSED, ''", "update_campaign_budget, ACTIVE, ',\"daily_budget\":7000'"})
    void appliesAnApprovedChangeAfterTheCampaignWasRenamed(String tool, String status, String more) {
        String campaign = campaign(status, "\"daily_budget\":\"5000\"");
        JsonNode action = staged(tool, campaign, more);
        assertThat(approve(action)).isEqualTo(200);

        change(campaign, "\"name\":\"One\"", "\"name\":\"Two\"");
        change(campaign, "\"updated_time\":\"" + LONG_AGO, "\"updated_time\":\"" + in(0));

        assertThat(Service.json(resume(action)).at("/data/status").textValue()).isEqualTo("applied");
    }

    @ParameterizedTest
    @CsvSource({"enable_beta_campaign, PAUSED, ''", "update_campaign_budget, ACTIVE, ',\"daily_budget\":7000'"})
    void appliesNoApprovedChangeAfterTheBudgetHasMoved(String tool, String status, String more) {
        String campaign = campaign(status, "\"daily_budget\":\"5000\"");
        JsonNode action = staged(tool, campaign, more);
        assertThat(approve(action)).isEqualTo(200);

        change(campaign, "\"daily_budget\":\"5000\"", "\"daily_budget\":\"5100\"");

        JsonNode error = Service.json(resume(action)).get("error");
        assertThat(error.get("code").textValue()).isEqualTo("PRECONDITION_CHANGED");
        assertThat(error.at("/details/changed").findValuesAsText("pointer"))
                .containsExactly(status.equals("PAUSED") ? "/plan/budget" : "/plan/daily_budget_before");
    }

    @ParameterizedTest
    @CsvSource({"6000", "4000"})
    void stagesNoBudgetOfACampaignThatHasEnded(long wanted) {
        String campaign = campaign("ACTIVE", "\"daily_budget\":\"5000\",\"stop_time\":\"" + in(-1) + "\"");

        HttpResponse<byte[]> answer = execute("update_campaign_budget", campaign, ",\"daily_budget\":" + wanted);

        assertThat(answer.statusCode()).isEqualTo(409);
        assertThat(Service.json(answer).at("/error/code").textValue()).isEqualTo("STATE_CONFLICT");
        assertThat(Service.json(answer).at("/error/details/rule").textValue()).isEqualTo("STATUS-END-1");
    }

    private static String in(int hours) {
        return Instant.now()
                .truncatedTo(ChronoUnit.SECONDS)
                .plus(Duration.ofHours(hours))
                .toString()
                .replace("Z", "+0000");
    }

    private static String campaign(String status, String budget) {
        return plant(
                "act_" + ACCOUNT,
                "campaign",
                Long.toString(planted++),
                "\"account_id\":\"" + ACCOUNT + "\",\"objective\":\"OUTCOME_SALES\",\"status\":\"" + status
                        + "\",\"configured_status\":\"" + status + "\",\"effective_status\":\"" + status
                        + "\",\"buying_type\":\"AUCTION\",\"special_ad_categories\":[],\"created_time\":\"" + LONG_AGO
                        + "\",\"updated_time\":\"" + LONG_AGO + "\",\"start_time\":\"" + LONG_AGO + "\"," + budget);
    }

    private static String lifetime(String campaign, String end) {
        return adSet(
                campaign, "\"lifetime_budget\":\"70000\",\"budget_remaining\":\"40000\",\"end_time\":\"" + end + "\"");
    }

    private static String adSet(String campaign, String budget) {
        return plant(
                "act_" + ACCOUNT,
                "ad_set",
                Long.toString(planted++),
                "\"account_id\":\"" + ACCOUNT + "\",\"campaign_id\":\"" + campaign
                        + "\",\"status\":\"ACTIVE\",\"effective_status\":\"CAMPAIGN_PAUSED\","
                        + "\"optimization_goal\":\"OFFSITE_CONVERSIONS\",\"billing_event\":\"IMPRESSIONS\","
                        + "\"start_time\":\"" + LONG_AGO + "\"," + budget);
    }

    private static String plant(String account, String kind, String id, String members) {
        DATABASE.change(
                folder.resolve("data"),
                "INSERT INTO sandbox_entity (platform, account, kind, id, json) VALUES ('beta', '" + account + "', '"
                        + kind + "', '" + id + "', '{\"id\":\"" + id + "\",\"name\":\"One\"," + members + "}')");
        return id;
    }

    private static void change(String id, String from, String to) {
        DATABASE.change(
                folder.resolve("data"),
                "UPDATE sandbox_entity SET json = replace(json, '" + from + "', '" + to + "') WHERE id = '" + id + "'");
    }

    private static JsonNode staged(String tool, String campaign, String more) {
        JsonNode answer = Service.json(execute(tool, campaign, more));
        assertThat(answer.at("/data/status").asText()).as(answer.toString()).isEqualTo("pending_approval");
        String id = answer.at("/data/pending_action/id").textValue();
        return Service.json(service.send(service.request(approver, "/api/v1/pending-actions/" + id)));
    }

    private static HttpResponse<byte[]> execute(String tool, String campaign, String more) {
        return service.execute(
                OPERATOR,
                tool,
                "{\"arguments\":{\"campaign_id\":\"" + campaign + "\",\"currency\":\"USD\"" + more + "}}");
    }

    private static List<String> lines(JsonNode changes) {
        List<String> lines = new ArrayList<>();
        changes.forEach(it -> lines.add(it.get("field").textValue() + " " + it.get("before") + " " + it.get("after")));
        return lines;
    }

    private static int approve(JsonNode action) {
        return service.send(service.request(
                                approver,
                                "/api/v1/pending-actions/" + action.get("id").textValue() + "/approve")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{\"payload_hash\":" + action.get("payload_hash") + "}")))
                .statusCode();
    }

    private static HttpResponse<byte[]> resume(JsonNode action) {
        return service.execute(
                OPERATOR,
                "resume_workflow_after_approval",
                "{\"arguments\":{\"pending_action_id\":" + action.get("id") + ",\"payload_hash\":"
                        + action.get("payload_hash") + "}}");
    }
}
