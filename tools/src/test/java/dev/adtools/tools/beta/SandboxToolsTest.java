package dev.adtools.tools.beta;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.api.TestContexts;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.tools.beta.budget.BudgetPlan;
import dev.adtools.tools.beta.budget.UpdateCampaignBudgetDispatch;
import dev.adtools.tools.beta.budget.UpdatedBudget;
import dev.adtools.tools.beta.health.DiagnoseCampaignHealthDispatch;
import dev.adtools.tools.beta.pacing.GetBetaBudgetPacingDispatch;
import dev.adtools.tools.beta.performance.GetBetaCampaignPerformanceDispatch;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PublishedSchema;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.rules.Decoded;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tools on beta through the connector, on the sandbox's own accounts. */
final class SandboxToolsTest {

    private static final String US = "\"account_id\":\"act_1700100001\"";

    private final BetaAds ads = new SandboxWorld().beta();

    @ParameterizedTest
    @CsvSource({
        "1, 7, 20000, BUDGET_LIMITED",
        "2, 7, 3000, DELIVERY_NOT_ACTIVE",
        "4, 7, 3000, ADS_DISAPPROVED",
        "4, 7, 3000, DELIVERY_WITH_ISSUES",
        "19, 7, 3000, TRACKING_GAP",
        "22, 7, 3000, BILLING",
        "23, 7, 3000, FATIGUE",
        "23, 7, 3000, HIGH_FREQUENCY",
        "28, 7, 3000, LEARNING_LIMITED",
        "30, 7, 3000, CPA_SPIKE",
        "37, 7, 3000, LEARNING",
        "37, 7, 3000, RECENT_EDIT",
        "41, 2, 3000, ZERO_SPEND",
        "46, 7, 3000, NO_CONVERSIONS"
    })
    void findsWhatAilsACampaign(int campaign, int days, long targetCpa, String code) {
        JsonNode diagnosis = data(
                new DiagnoseCampaignHealthDispatch(ads, (query, viewer) -> List.of()),
                "\"campaign_id\":\"" + id(campaign) + "\",\"lookback_days\":" + days + ",\"target_cpa_minor\":"
                        + targetCpa);

        assertThat(diagnosis.path("issues").findValuesAsText("code")).contains(code);
    }

    @Test
    void diagnosesEveryCampaign() {
        for (int campaign = 1; campaign <= 108; campaign++) {
            JsonNode diagnosis = data(
                    new DiagnoseCampaignHealthDispatch(ads, (query, viewer) -> List.of()),
                    "\"campaign_id\":\"" + id(campaign) + "\"");

            assertThat(diagnosis.path("health_score").asText()).matches("[0-9]{1,3}|insufficient_data|ended");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"age", "gender", "country", "device", "publisher_platform"})
    void splitsNumbersWithoutLosingAny(String breakdown) {
        GetBetaCampaignPerformanceDispatch tool = new GetBetaCampaignPerformanceDispatch(ads);
        String days = US + ",\"date_range\":\"last_7d\",\"limit\":10000";

        JsonNode whole = data(tool, days);
        JsonNode split = data(tool, days + ",\"breakdown\":\"" + breakdown + "\"");

        assertThat(whole.at("/totals/impressions").asLong()).isPositive();
        assertThat(split.at("/totals/impressions")).isEqualTo(whole.at("/totals/impressions"));
        assertThat(split.at("/totals/cost_micros")).isEqualTo(whole.at("/totals/cost_micros"));
        assertThat(split.path("rows").size()).isGreaterThan(whole.path("rows").size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"account", "campaign", "ad_set", "ad"})
    void addsUpToTheSameOnEveryLevel(String level) {
        GetBetaCampaignPerformanceDispatch tool = new GetBetaCampaignPerformanceDispatch(ads);
        String days = US + ",\"date_range\":\"yesterday\",\"limit\":10000";

        JsonNode report = data(tool, days + ",\"level\":\"" + level + "\"");

        assertThat(report.at("/totals/cost_micros"))
                .isEqualTo(data(tool, days + ",\"level\":\"account\"").at("/totals/cost_micros"));
    }

    @ParameterizedTest
    @CsvSource({"all, omni_purchase lead omni_app_install", "purchases, omni_purchase"})
    void namesTheActionsThatItCountsAsConversions(String conversion, String actions) {
        JsonNode report = data(
                new GetBetaCampaignPerformanceDispatch(ads),
                US + ",\"date_range\":\"last_90d\",\"conversion\":\"" + conversion + "\"");

        assertThat(report.path("counted_actions"))
                .extracting(JsonNode::asText)
                .isSubsetOf(actions.split(" ", -1))
                .contains(actions.split(" ", -1)[0]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"149.97000000000003", "-20.00", "1.0E7", "1e-300"})
    void answersWithValuesOfAnyDecimal(String value) {
        ScriptedTransport sandbox = new SandboxWorld().transport();
        BetaAds odd = SandboxWorld.beta(
                new ScriptedTransport(request -> request.uri().getPath().endsWith("/insights")
                        ? ScriptedTransport.response(200, """
                        {"data":[{"campaign_id":"120210000000000001","campaign_name":"Sale","spend":"100.50",
                         "actions":[{"action_type":"omni_purchase","value":"3"}],
                         "action_values":[{"action_type":"omni_purchase","value":"%s"}]}]}""".formatted(value))
                        : sandbox.exchange(request)));

        JsonNode report = data(new GetBetaCampaignPerformanceDispatch(odd), US);

        assertThat(report.at("/totals/purchases").asInt()).isEqualTo(3);
        assertThat(report.at("/totals/cost_micros").asLong()).isEqualTo(100_500_000);
    }

    @ParameterizedTest
    @CsvSource({
        "act_1700100001, 10000000000",
        "act_1700100002, 10000000000",
        "act_1700100003, 1000000000000",
        "act_1700100004, 10000000000"
    })
    void pacesEveryAccount(String account, long micros) {
        JsonNode report = data(
                new GetBetaBudgetPacingDispatch(ads, (query, viewer) -> List.of()),
                "\"account_id\":\"" + account + "\",\"monthly_budget_minor\":1000000,\"limit\":500");

        assertThat(report.at("/account/pace/budget_micros").asLong()).isEqualTo(micros);
        assertThat(report.path("complete_days").asInt()).isEqualTo(19);
    }

    @Test
    void measuresListedCampaignsAsTheReportDoes() {
        JsonNode listed = data(
                new GetCampaignsDispatch(ads),
                US + ",\"include_metrics\":true,\"date_range\":\"last_7d\",\"limit\":500");
        JsonNode report =
                data(new GetBetaCampaignPerformanceDispatch(ads), US + ",\"date_range\":\"last_7d\",\"limit\":1");

        JsonNode best = report.at("/rows/0");
        List<JsonNode> same = new ArrayList<>();
        listed.path("rows").forEach(row -> {
            if (row.path("id").equals(best.at("/campaign/id"))) {
                same.add(row.path("metrics"));
            }
        });
        assertThat(same).containsExactly(best.path("metrics"));
    }

    @Test
    void changesABudgetAsPlanned() {
        UpdateCampaignBudgetDispatch tool = new UpdateCampaignBudgetDispatch(ads);
        JsonNode before = campaign();
        long budget = before.at("/budget/amount_minor").asLong();
        String ask = "{\"campaign_id\":\"" + before.path("id").asText() + "\",\"daily_budget\":" + (budget + 100) + "}";

        Planned<BudgetPlan> planned = tool.plan(Decoded.of(tool, json(ask)), FixedCall.unlimited());
        BudgetPlan plan = ((Planned.Ready<BudgetPlan>) planned).plan();
        Probe<UpdatedBudget> unsent = tool.readBack(plan, FixedCall.unlimited());
        long untouched = campaign().at("/budget/amount_minor").asLong();
        Outcome<UpdatedBudget> outcome = tool.apply(plan, TestContexts.released(FixedCall.unlimited()));

        assertThat(untouched).isEqualTo(budget);
        assertThat(outcome).isInstanceOf(Outcome.Completed.class);
        assertThat(unsent).isInstanceOf(Probe.Differs.class);
        assertThat(tool.readBack(plan, FixedCall.unlimited()))
                .isEqualTo(Probe.found(((Outcome.Completed<UpdatedBudget>) outcome).result()));
        assertThat(campaign().at("/budget/amount_minor").asLong()).isEqualTo(budget + 100);
        assertThat(tool.plan(Decoded.of(tool, json(ask)), FixedCall.unlimited()))
                .isInstanceOf(Planned.NoChange.class);
    }

    private JsonNode campaign() {
        JsonNode rows = data(new GetCampaignsDispatch(ads), US + ",\"status\":[\"ACTIVE\"],\"sort\":\"id\"")
                .path("rows");
        for (JsonNode row : rows) {
            if (row.at("/budget/type").asText().equals("daily")) {
                return row;
            }
        }
        throw new AssertionError("no campaign with a daily budget");
    }

    private static String id(int number) {
        return Long.toString(120_210_000_000_000_000L + number);
    }

    private static JsonObject json(String text) {
        return (JsonObject) JsonCursor.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static <A, R> JsonNode data(ReadDispatch<A, R> tool, String arguments) {
        A decoded = Decoded.of(tool, json("{" + arguments + "}"));
        R answer = tool.read(decoded, FixedCall.unlimited()).<R>fold(found -> found, error -> {
            throw new AssertionError(error);
        });
        PublishedSchema.Checked checked = PublishedSchema.check(tool, out -> tool.encode(answer, out));
        assertThat(checked.errors()).isEmpty();
        return checked.answer();
    }
}
