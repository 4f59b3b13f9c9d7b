package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A Pending Action shows enough to decide about money, and the same that its requester was told. */
@Tag("stores")
class ApproverViewIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String PAUSED = "\"account_id\":\"100-200-3001\",\"campaign_id\":\"12000000002\"";
    private static final String CAPS = """
            - {platform: alpha, account: 100-200-3001, currency: USD, perCall: "100.00", perDay: 100.00, createsPerDay: 10}
            - {platform: beta, account: act_1700100003, currency: JPY, perCall: 500000, perDay: 800000,
               maxChangePercent: 50}
            """;

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                ShippedService.withCaps(folder, CAPS).toString(),
                ShippedService.overrides(folder, TOKEN, new ItDatabase()).toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void showsABudgetInACurrencyWithoutDecimals() {
        JsonNode campaign = budgeted("act_1700100003");
        long before = campaign.at("/budget/amount_minor").longValue();
        String call = "\"campaign_id\":" + campaign.get("id") + ",\"daily_budget\":" + (before + before / 5)
                + ",\"reason\":\"The autumn sale.\"";

        JsonNode data = staged("update_campaign_budget", call);

        JsonNode action = action(data);
        assertThat(action.at("/target/account_name").textValue()).isEqualTo("Harbor and Pine Japan");
        assertThat(action.at("/target/account_id").textValue()).isEqualTo("act_1700100003");
        assertThat(action.at("/target/entity_kind").textValue()).isEqualTo("campaign");
        assertThat(action.at("/target/entity_id")).isEqualTo(campaign.get("id"));
        assertThat(action.at("/target/entity_name")).isEqualTo(campaign.get("name"));
        assertThat(action.get("reason").textValue()).isEqualTo("The autumn sale.");
        assertThat(lines(action.get("diff")))
                .containsExactly("daily_budget " + before + " " + (before + before / 5) + " minor JPY");
        assertThat(lines(action.get("derived")))
                .hasSize(4)
                .contains("change_percent null 20 percent null")
                .element(2)
                .asString()
                .startsWith("projected.per_month_30_4 ")
                .endsWith(" minor JPY");
        assertShare(action, betaWeek("act_1700100003"));
        assertThat(action.at("/spend/daily_after/amount_major").textValue()).isEqualTo("" + (before + before / 5));
        assertThat(action.at("/caps/per_call/amount_minor").longValue()).isEqualTo(500_000);
        assertThat(action.at("/caps/per_day/left/amount_major").textValue()).isEqualTo("800000");
        assertThat(action.at("/caps/max_change_percent").intValue()).isEqualTo(50);
        assertThat(action.at("/caps/creates_per_day").isNull()).isTrue();
        assertSame(data, action);
        assertThat(listed(action.get("id")).get("account_name")).isEqualTo(action.at("/target/account_name"));
        assertThat(listed(action.get("id")).get("reason")).isEqualTo(action.get("reason"));
        assertThat(listed(action.get("id")).at("/diff/0/currency").textValue()).isEqualTo("JPY");
    }

    @Test
    void showsABudgetInDollars() {
        JsonNode campaign = budgeted("act_1700100001");
        String call = "\"campaign_id\":" + campaign.get("id") + ",\"daily_budget\":"
                + campaign.at("/budget/amount_minor").longValue() * 2;

        JsonNode checked = answer("update_campaign_budget", call + ",\"validate_only\":true");
        JsonNode action = action(staged("update_campaign_budget", call));

        assertThat(lines(action.get("diff"))).singleElement().asString().endsWith(" minor USD");
        assertThat(lines(action.get("derived"))).contains("change_percent null 100 percent null");
        assertShare(action, betaWeek("act_1700100001"));
        assertThat(action.get("reason").isNull()).isTrue();
        assertThat(action.get("caps").isNull()).isTrue();
        assertSame(checked, action);
    }

    @Test
    void showsWhatIsMadeAndWhatTheCapsLeave() {
        JsonNode waiting = staged("create_alpha_app_campaign", create("Made later", 25_000_000, held("")));

        JsonNode action = action(waiting);
        JsonNode again = action(waiting);
        JsonNode made = answer("create_alpha_app_campaign", create("Made at once", 40_000_000, ""));
        JsonNode later = action(waiting);

        assertThat(action.at("/target/entity_id").isNull()).isTrue();
        assertThat(action.at("/target/entity_name").textValue()).isEqualTo("Made later");
        assertThat(action.at("/target/account_name").textValue()).isNotEmpty();
        assertThat(lines(action.get("diff"))).contains("budget.amount_micros null 25000000 micros USD");
        assertThat(lines(action.get("derived"))).hasSize(2).contains("projected.per_month_30_4 0 760000000 micros USD");
        assertShare(action, alphaWeek());
        assertThat(made.get("derived")).hasSize(2);
        assertThat(made.get("status").textValue()).isEqualTo("applied");
        assertThat(again.at("/caps/per_day")).isEqualTo(action.at("/caps/per_day"));
        // Neither is enabled.
        assertThat(later.at("/caps/per_day")).isEqualTo(action.at("/caps/per_day"));
        assertThat(difference(action, later, "/caps/creates_per_day/used")).isEqualTo(1);
        assertThat(difference(action, later, "/caps/creates_per_day/left")).isEqualTo(-1);
        assertSame(waiting, action);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            enable_beta_campaign  | "campaign_id":"120210000000000002"                           | serving_daily_budget
            enable_alpha_campaign | "account_id":"100-200-3001","campaign_id":"12000000003" | serving_budget_micros
            """)
    void showsASwitchApartFromWhatItMaySpend(String tool, String campaign, String serving) {
        JsonNode action = action(staged(tool, campaign + ",\"reason\":\"Ready to run.\""));

        assertThat(lines(action.get("diff"))).singleElement().asString().startsWith("status \"PAUSED\" ");
        assertThat(action.at("/derived/0/field").textValue()).isEqualTo(serving);
        assertThat(action.at("/derived/0/currency").textValue()).isEqualTo("USD");
        assertThat(action.at("/derived/1/field").textValue()).isEqualTo("projected.per_month_30_4");
        assertThat(action.get("reason").textValue()).isEqualTo("Ready to run.");
        assertShare(action, tool.contains("alpha") ? alphaWeek() : betaWeek("act_1700100001"));
        withdraw(action.get("id"));
    }

    @Test
    void showsAReasonThatMovesNothingOnTheScreen() {
        JsonNode waiting = staged(
                "enable_alpha_campaign",
                "\"account_id\":\"100-200-3001\",\"campaign_id\":\"12000000003\","
                        + "\"reason\":\"now\\u0000 \\u202E\\u001b[2Jhtml <b>\"");

        assertThat(action(waiting).get("reason").textValue()).isEqualTo("now\uFFFD \uFFFD\uFFFD[2Jhtml <b>");
        withdraw(waiting.at("/pending_action/id"));
    }

    @ParameterizedTest
    @CsvSource({"1, 200", "500, 200", "501, 400", "0, 400"})
    void takesAReasonOfFiveHundredCodePointsAtMost(int length, int status) {
        String reason = ",\"validate_only\":true,\"reason\":\"" + "\uD83D\uDE80".repeat(length) + "\"";

        HttpResponse<byte[]> checked = call("pause_alpha_campaign", PAUSED + reason, "");

        assertThat(checked.statusCode()).isEqualTo(status);
    }

    @Test
    void tellsTheReasonInTheHistoryAndNotInTheTrail() {
        answer("pause_alpha_campaign", PAUSED + ",\"reason\":\"Agreed with \\u202Ethe shop\"");

        String rows = "\"account_id\":\"1002003001\",\"entity_id\":\"12000000002\"";
        JsonNode row = answer("get_change_history", rows).at("/rows/0");
        JsonNode trail =
                Service.json(service.send(service.request(TOKEN, "/api/v1/audit/events?kind=write.sent&limit=500")));

        assertThat(row.get("reason").textValue()).isEqualTo("Agreed with \uFFFDthe shop");
        assertThat(new Mcp(service, TOKEN, Mcp.STATELESS)
                        .call("get_change_history", "{" + rows + "}")
                        .body())
                .asString(StandardCharsets.UTF_8)
                .contains("Agreed with \uFFFDthe shop");
        assertThat(trail.findValuesAsText("reason"))
                .isNotEmpty()
                .allSatisfy(kept -> assertThat(kept).startsWith("h:"));
        assertThat(trail.toString()).doesNotContain("the shop");
    }

    @Test
    void tellsTheUnitsOfMoneyInTheTrail() {
        JsonNode created = answer("create_alpha_app_campaign", create("With money", 1_000_000, ""));

        String rows = "\"account_id\":\"1002003001\",\"entity_id\":" + created.at("/result/campaign/id");
        JsonNode row = answer("get_change_history", rows).at("/rows/0");
        JsonNode trail =
                Service.json(service.send(service.request(TOKEN, "/api/v1/audit/events?kind=write.sent&limit=500")));

        assertThat(lines(row.get("diff"))).contains("budget.amount_micros null 1000000 micros USD");
        assertThat(trail.findValues("diff").toString()).contains("\"unit\":\"micros\",\"currency\":\"USD\"");
    }

    @Test
    void takesTheSameChangeForAnotherReasonForTheSame() {
        HttpResponse<byte[]> first =
                call("pause_alpha_campaign", PAUSED + ",\"reason\":\"one\"", "the-key-of-this-test");
        HttpResponse<byte[]> second =
                call("pause_alpha_campaign", PAUSED + ",\"reason\":\"two\"", "the-key-of-this-test");
        HttpResponse<byte[]> other =
                call("pause_alpha_campaign", PAUSED + ",\"validate_only\":true", "the-key-of-this-test");

        assertThat(second.body()).isEqualTo(first.body());
        assertThat(second.headers().firstValue("Idempotent-Replayed")).hasValue("true");
        assertThat(Service.json(other).at("/error/code").textValue()).isEqualTo("IDEMPOTENCY_KEY_REUSED");
    }

    // What may be spent on seven days, of what seven days cost.
    private static void assertShare(JsonNode action, BigDecimal weekMicros) {
        JsonNode share = action.get("derived").get(action.get("derived").size() - 1);
        assertThat(share.get("field").textValue()).isEqualTo("share_of_account_daily_cost_last_7d");
        for (String when : List.of("before", "after")) {
            BigDecimal daily = action.at(
                            action.at("/spend/when_enabled").isObject()
                                    ? "/spend/when_enabled/daily_" + when + "_micros"
                                    : "/spend/daily_" + when + "/amount_micros")
                    .decimalValue();
            assertThat(share.get(when).decimalValue())
                    .as(when)
                    .isEqualByComparingTo(
                            daily.multiply(BigDecimal.valueOf(7)).divide(weekMicros, 6, RoundingMode.HALF_UP));
        }
    }

    private static BigDecimal alphaWeek() {
        return added("get_alpha_campaign_performance", "1002003001", "/metrics/cost_micros");
    }

    private static BigDecimal betaWeek(String account) {
        return added("get_beta_campaign_performance", account, "/metrics/cost_micros");
    }

    private static BigDecimal added(String tool, String account, String cost) {
        JsonNode rows = answer(tool, "\"account_id\":\"" + account + "\",\"date_range\":\"last_7d\",\"limit\":500")
                .get("rows");
        assertThat(rows).hasSizeGreaterThan(1);
        BigDecimal sum = BigDecimal.ZERO;
        for (JsonNode row : rows) {
            sum = sum.add(row.at(cost).decimalValue());
        }
        return sum;
    }

    // Over the wires a requester reads what the approver will.
    private static void assertSame(JsonNode data, JsonNode action) {
        for (String member : List.of("target", "diff", "derived", "spend")) {
            assertThat(data.get(member)).as(member).isEqualTo(action.get(member));
        }
    }

    private static long difference(JsonNode before, JsonNode after, String pointer) {
        return after.at(pointer).longValue() - before.at(pointer).longValue();
    }

    private static List<String> lines(JsonNode changes) {
        List<String> lines = new ArrayList<>();
        changes.forEach(change -> lines.add(change.get("field").textValue() + " " + change.get("before") + " "
                + change.get("after") + " " + change.get("unit").asText() + " "
                + change.get("currency").asText()));
        return lines;
    }

    private static JsonNode budgeted(String account) {
        for (JsonNode row : answer("get_campaigns", "\"account_id\":\"" + account + "\",\"limit\":100")
                .get("rows")) {
            if (row.at("/budget/type").asText().equals("daily")
                    && row.get("status").textValue().equals("ACTIVE")) {
                return row;
            }
        }
        throw new AssertionError("no campaign of " + account + " has a daily budget");
    }

    private static String create(String name, long micros, String more) {
        return "\"account_id\":\"1002003001\",\"name\":\"" + name + "\",\"budget_micros\":" + micros
                + ",\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"" + more;
    }

    private static String held(String more) {
        return ",\"execution_mode\":\"approval_required\"" + more;
    }

    private static JsonNode staged(String tool, String arguments) {
        JsonNode data = answer(tool, arguments);
        assertThat(data.get("status").textValue()).isEqualTo("pending_approval");
        return data;
    }

    private static JsonNode answer(String tool, String arguments) {
        JsonNode answer = Service.json(call(tool, arguments, ""));
        assertThat(answer.get("ok").booleanValue()).as(answer.toString()).isTrue();
        return answer.get("data");
    }

    private static HttpResponse<byte[]> call(String tool, String arguments, String key) {
        byte[] body = ("{\"arguments\":{" + arguments + "}}").getBytes(StandardCharsets.UTF_8);
        return service.send(
                key.isEmpty()
                        ? service.post(TOKEN, tool, body)
                        : service.post(TOKEN, tool, body).header("Idempotency-Key", key));
    }

    private static JsonNode action(JsonNode data) {
        String id = data.at("/pending_action/id").textValue();
        return Service.json(service.send(service.request(TOKEN, "/api/v1/pending-actions/" + id)));
    }

    // While one change of a campaign waits, another is refused.
    private static void withdraw(JsonNode id) {
        String path = "/api/v1/pending-actions/" + id.textValue() + "/cancel";
        assertThat(service.send(service.request(TOKEN, path).POST(BodyPublishers.noBody()))
                        .statusCode())
                .isEqualTo(200);
    }

    private static JsonNode listed(JsonNode id) {
        return answer("list_pending_actions", "\"id\":" + id).at("/rows/0");
    }
}
