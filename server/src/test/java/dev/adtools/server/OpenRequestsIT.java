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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A write names the requests that wait on its object, and a pause withdraws those that would enable it. */
@Tag("stores")
class OpenRequestsIT {

    private static final String TOKEN = "operator-token-of-the-environment-0001";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, TOKEN, new ItDatabase());
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @ParameterizedTest
    @CsvSource({
        "alpha, 12000000006, false",
        "alpha, 12000000003, true",
        "beta, 120210000000000002, false",
        "beta, 120210000000000056, true"
    })
    void arePausedAwayAlsoWhenTheCampaignIsPausedAlready(String platform, String campaign, boolean approved) {
        String enable = "enable_" + platform + "_campaign";
        JsonNode pending = data(call(enable, platform, campaign, "")).get("pending_action");
        String id = pending.get("id").textValue();
        if (approved) {
            approve(pending);
        }

        JsonNode checked = data(call("pause_" + platform + "_campaign", platform, campaign, ",\"validate_only\":true"));
        String before = action(id).get("status").textValue();
        JsonNode paused = data(call("pause_" + platform + "_campaign", platform, campaign, ""));

        assertThat(checked.get("warnings").toString()).contains(id).doesNotContain("withdrawn");
        assertThat(before).isEqualTo(approved ? "APPROVED" : "PENDING");
        assertThat(paused.get("status").textValue()).isEqualTo("no_change");
        assertThat(paused.at("/target/entity_id").textValue()).isEqualTo(campaign);
        assertThat(paused.get("warnings").toString())
                .contains("The request " + id + " (" + enable + ") on the same object was withdrawn.");
        JsonNode action = action(id);
        assertThat(action.get("status").textValue()).isEqualTo("CANCELLED");
        assertThat(action.at("/ended/by").textValue()).isEqualTo("operator");
        assertThat(resume(pending).statusCode()).isEqualTo(409);
        assertThat(data(call("pause_" + platform + "_campaign", platform, campaign, ""))
                        .get("warnings")
                        .toString())
                .doesNotContain(id);
    }

    @Test
    void areNamedWhenNothingIsToChange() {
        String campaign = "120210000000000001";
        JsonNode before =
                data(budget(campaign, 5100, ",\"validate_only\":true")).at("/diff/0/before");
        JsonNode pending = data(budget(campaign, before.intValue() + 100, "")).get("pending_action");

        JsonNode same = data(budget(campaign, before.intValue(), ""));

        assertThat(same.get("status").textValue()).isEqualTo("no_change");
        assertThat(same.get("warnings").toString())
                .contains("The request " + pending.get("id").textValue()
                        + " (update_campaign_budget) on the same object waits for approval and can still change it.");
        assertThat(action(pending.get("id").textValue()).get("status").textValue())
                .isEqualTo("PENDING");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",\"validate_only\":true"})
    void areNotReplacedByARequestThatHasNothingToChange(String more) {
        String campaign = "120210000000000052";
        int before = data(budget(campaign, 26100, ",\"currency\":\"USD\",\"validate_only\":true"))
                .at("/diff/0/before")
                .intValue();
        String id = data(budget(campaign, before + 3000, ",\"currency\":\"USD\""))
                .at("/pending_action/id")
                .textValue();

        JsonNode same = data(budget(campaign, before, ",\"replaces\":\"" + id + "\"" + more));
        JsonNode left = action(id);
        data(cancel(id, ""));

        assertThat(same.get("status").textValue()).isEqualTo("no_change");
        assertThat(same.get("warnings").toString())
                .contains(
                        "The request " + id + " (update_campaign_budget) on the same object waits for approval and can"
                                + " still change it. It was not replaced, because the call makes no change. Withdraw it with"
                                + " cancel_pending_action.");
        assertThat(left.get("status").textValue()).isEqualTo("PENDING");
    }

    @Test
    void areShownToTheApproverOfAnotherRequest() {
        String campaign = "120210000000000029";
        String raise = data(budget(campaign, 9100, ",\"currency\":\"USD\""))
                .at("/pending_action/id")
                .textValue();

        JsonNode enable = data(call("enable_beta_campaign", "beta", campaign, ""));

        String waiting = "The request " + raise + " (update_campaign_budget) on the same object waits for approval";
        assertThat(enable.get("warnings").toString()).contains(waiting);
        assertThat(action(enable.at("/pending_action/id").textValue())
                        .get("warnings")
                        .toString())
                .contains(waiting);
        data(cancel(raise, ""));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void areReplacedByALaterRequestOnTheSameObject(boolean approved) {
        String campaign = approved ? "120210000000000023" : "120210000000000041";
        JsonNode first = data(budget(campaign, 9100, ",\"currency\":\"USD\"")).get("pending_action");
        String id = first.get("id").textValue();
        if (approved) {
            approve(first);
        }
        String replaces = ",\"currency\":\"USD\",\"replaces\":\"" + id + "\"";

        HttpResponse<byte[]> inTheWay = budget(campaign, 9200, ",\"currency\":\"USD\"");
        JsonNode checked = data(budget(campaign, 9200, replaces + ",\"validate_only\":true"));
        String before = action(id).get("status").textValue();
        JsonNode second = data(budget(campaign, 9200, replaces));
        HttpResponse<byte[]> again = budget(campaign, 9300, replaces);

        String next = second.at("/pending_action/id").textValue();
        assertThat(message(inTheWay)).contains("replaces: " + id);
        assertThat(checked.get("warnings").toString()).doesNotContain("waits for approval or runs");
        assertThat(before).isEqualTo(approved ? "APPROVED" : "PENDING");
        assertThat(second.get("warnings").toString()).contains("This request replaces " + id);
        assertThat(action(id).get("status").textValue()).isEqualTo("CANCELLED");
        assertThat(action(id).at("/ended/reason").textValue()).isEqualTo("Replaced by " + next + ".");
        assertThat(action(next).get("status").textValue()).isEqualTo("PENDING");
        assertThat(resume(first).statusCode()).isEqualTo(409);
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(message(again)).contains(next);
        assertThat(data(cancel(next, "")).get("status").textValue()).isEqualTo("applied");
    }

    @Test
    void areNotReplacedByARequestOnAnotherObject() {
        JsonNode first = data(budget("120210000000000058", 9100, ",\"currency\":\"USD\""))
                .get("pending_action");
        String id = first.get("id").textValue();
        String replaces = ",\"currency\":\"USD\",\"replaces\":\"";

        HttpResponse<byte[]> other = budget("120210000000000046", 9100, replaces + id + "\"");
        HttpResponse<byte[]> none = budget("120210000000000046", 9100, replaces + "pa_00000000000000000000000000\"");

        assertThat(message(other)).contains("is not on the same object");
        assertThat(Service.json(none).at("/error/code").textValue()).isEqualTo("NOT_FOUND");
        assertThat(action(id).get("status").textValue()).isEqualTo("PENDING");
        data(cancel(id, ""));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void areWithdrawnByTheirOwnerWithATool(boolean approved) {
        JsonNode pending = data(budget("120210000000000059", 9100, ",\"currency\":\"USD\""))
                .get("pending_action");
        String id = pending.get("id").textValue();
        if (approved) {
            approve(pending);
        }

        JsonNode checked = data(cancel(id, ",\"validate_only\":true"));
        String before = action(id).get("status").textValue();
        HttpResponse<byte[]> ofAnother = service.execute(
                approver, "cancel_pending_action", "{\"arguments\":{\"pending_action_id\":\"" + id + "\"}}");
        JsonNode withdrawn = data(cancel(id, ",\"reason\":\"The plan changed.\""));
        JsonNode again = data(cancel(id, ""));

        assertThat(checked.get("status").textValue()).isEqualTo("validated");
        assertThat(before).isEqualTo(approved ? "APPROVED" : "PENDING");
        assertThat(ofAnother.statusCode()).isEqualTo(403);
        assertThat(withdrawn.at("/result/status").textValue()).isEqualTo("CANCELLED");
        assertThat(again.get("status").textValue()).isEqualTo("no_change");
        JsonNode action = action(id);
        assertThat(action.at("/ended/by").textValue()).isEqualTo("operator");
        assertThat(action.at("/ended/reason").textValue()).isEqualTo("The plan changed.");
        assertThat(resume(pending).statusCode()).isEqualTo(409);
    }

    @Test
    void areNotWithdrawnAfterTheyWereApplied() {
        JsonNode pending = data(budget("120210000000000046", 9100, ",\"currency\":\"USD\""))
                .get("pending_action");
        approve(pending);
        data(resume(pending));

        HttpResponse<byte[]> late = cancel(pending.get("id").textValue(), "");

        assertThat(late.statusCode()).isEqualTo(409);
        assertThat(message(late)).contains("EXECUTED").contains("request the opposite change");
    }

    private static HttpResponse<byte[]> cancel(String id, String more) {
        return service.execute(
                TOKEN, "cancel_pending_action", "{\"arguments\":{\"pending_action_id\":\"" + id + "\"" + more + "}}");
    }

    private static String message(HttpResponse<byte[]> answer) {
        return Service.json(answer).at("/error/message").textValue();
    }

    private static HttpResponse<byte[]> call(String tool, String platform, String campaign, String more) {
        String account = platform.equals("alpha") ? "\"account_id\":\"1002003001\"," : "";
        return service.execute(
                TOKEN, tool, "{\"arguments\":{" + account + "\"campaign_id\":\"" + campaign + "\"" + more + "}}");
    }

    private static HttpResponse<byte[]> budget(String campaign, int minor, String more) {
        return service.execute(
                TOKEN,
                "update_campaign_budget",
                "{\"arguments\":{\"campaign_id\":\"" + campaign + "\",\"daily_budget\":" + minor + more + "}}");
    }

    private static JsonNode data(HttpResponse<byte[]> answer) {
        assertThat(answer.statusCode())
                .as(new String(answer.body(), StandardCharsets.UTF_8))
                .isEqualTo(200);
        return Service.json(answer).get("data");
    }

    private static JsonNode action(String id) {
        return Service.json(service.send(service.request(approver, "/api/v1/pending-actions/" + id)));
    }

    private static void approve(JsonNode pending) {
        HttpResponse<byte[]> answer = service.send(service.request(
                        approver, "/api/v1/pending-actions/" + pending.get("id").textValue() + "/approve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(
                        "{\"payload_hash\":\"" + pending.get("payload_hash").textValue() + "\"}")));
        assertThat(answer.statusCode()).isEqualTo(200);
    }

    private static HttpResponse<byte[]> resume(JsonNode pending) {
        return service.execute(
                TOKEN,
                "resume_workflow_after_approval",
                "{\"arguments\":{\"pending_action_id\":\"" + pending.get("id").textValue() + "\",\"payload_hash\":\""
                        + pending.get("payload_hash").textValue() + "\"}}");
    }
}
