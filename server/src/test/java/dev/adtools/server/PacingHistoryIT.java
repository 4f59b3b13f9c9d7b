package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The expected spend of a campaign follows from the budgets on the days that are over, not from one approved today. */
final class PacingHistoryIT {

    private static final String OPERATOR = "operator-token-of-the-pacing-history-tests";
    private static final String US = "\"account_id\":\"act_1700100001\"";

    @TempDir
    static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, new ItDatabase());
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void countsDaysThatAreOverWithTheBudgetThatStoodThen() {
        String campaign = "120210000000000023";
        JsonNode before = pacing(campaign);
        long old = data("update_campaign_budget", change(campaign, 1_234_567, ",\"validate_only\":true"), "")
                .at("/diff/0/before")
                .longValue();

        applied("update_campaign_budget", change(campaign, 6000, ""));
        JsonNode after = pacing(campaign);

        long complete = before.at("/pace/expected_micros").longValue() / (10_000 * old);
        long remaining = before.path("delivery_days").longValue() - complete;
        assertThat(after.at("/pace/expected_micros")).isEqualTo(before.at("/pace/expected_micros"));
        assertThat(after.at("/pace/budget_micros").longValue()).isEqualTo(10_000 * (old * complete + 6000 * remaining));
        assertThat(after.path("delivery_days")).isEqualTo(before.path("delivery_days"));
        assertThat(after.path("budget_history").textValue()).isEqualTo("recorded");
    }

    @Test
    void expectsNothingOfDaysBeforeACampaignWasSwitchedOn() {
        JsonNode paused = pausedWithADailyBudget();
        String campaign = paused.path("id").textValue();

        applied("enable_beta_campaign", "\"campaign_id\":\"" + campaign + "\",\"currency\":\"USD\"");
        JsonNode row = pacing(campaign);

        long daily = paused.at("/budget/amount_minor").longValue();
        assertThat(row.at("/pace/expected_micros").longValue()).isZero();
        assertThat(row.at("/pace/budget_micros").longValue())
                .isEqualTo(10_000 * daily * row.path("delivery_days").longValue());
        assertThat(row.at("/pace/status").textValue()).isEqualTo("unknown");
        assertThat(row.path("budget_history").textValue()).isEqualTo("recorded");
    }

    private static JsonNode pausedWithADailyBudget() {
        String wanted = US + ",\"status\":[\"PAUSED\"],\"limit\":500";
        for (JsonNode row : data("get_campaigns", wanted, "").path("rows")) {
            if (row.at("/budget/type").asText().equals("daily")
                    && row.path("stop_time").isNull()) {
                return row;
            }
        }
        throw new AssertionError("no paused campaign with a daily budget");
    }

    private static JsonNode pacing(String campaign) {
        return data("get_beta_budget_pacing", US + ",\"campaign_ids\":[\"" + campaign + "\"]", "")
                .at("/rows/0");
    }

    private static String change(String campaign, int minor, String more) {
        return "\"campaign_id\":\"" + campaign + "\",\"daily_budget\":" + minor + ",\"currency\":\"USD\"" + more;
    }

    private static void applied(String tool, String arguments) {
        JsonNode action = data(tool, arguments, tool).path("pending_action");
        String id = action.path("id").textValue();
        String hash = "{\"payload_hash\":\"" + action.path("payload_hash").textValue() + "\"";
        HttpResponse<byte[]> approved =
                service.send(service.request(approver, "/api/v1/pending-actions/" + id + "/approve")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(hash + "}")));
        assertThat(approved.statusCode()).isEqualTo(200);
        String resumed = hash.substring(1) + ",\"pending_action_id\":\"" + id + "\"";
        assertThat(data("resume_workflow_after_approval", resumed, "")
                        .at("/result/pending_action/status")
                        .textValue())
                .isEqualTo("EXECUTED");
    }

    private static JsonNode data(String tool, String arguments, String key) {
        byte[] body = ("{\"arguments\":{" + arguments + "}}").getBytes(StandardCharsets.UTF_8);
        HttpResponse<byte[]> response = service.send(
                key.isEmpty()
                        ? service.post(OPERATOR, tool, body)
                        : service.post(OPERATOR, tool, body).header("Idempotency-Key", key));
        assertThat(response.statusCode())
                .as(new String(response.body(), StandardCharsets.UTF_8))
                .isEqualTo(200);
        return Service.json(response).get("data");
    }
}
