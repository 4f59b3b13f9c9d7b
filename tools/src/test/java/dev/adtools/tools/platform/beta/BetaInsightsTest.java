package dev.adtools.tools.platform.beta;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.MetricGaps;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireJson;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BetaInsightsTest {

    private static final DayRange DAYS = new DayRange(LocalDate.of(2026, 11, 1), LocalDate.of(2026, 11, 7));
    private static final BetaReport WHOLE = new BetaReport(BetaReport.Level.ACCOUNT, DAYS, List.of(), false, null);

    @Test
    void asksForNumbersAsPlatformSpellsIt() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, "{\"data\":[]}"));
        BetaReport report =
                new BetaReport(BetaReport.Level.AD_SET, DAYS, List.of("7", "8"), true, BetaReport.Breakdown.DEVICE);

        report(transport, report);

        assertThat(transport.requests().get(0).uri().getPath()).isEqualTo("/v27.0/act_12345678/insights");
        assertThat(transport.requests().get(0).uri().getQuery())
                .isEqualTo(
                        "fields=campaign_id,campaign_name,adset_id,adset_name,impressions,reach,clicks,"
                                + "inline_link_clicks,spend,actions,action_values,date_start,date_stop&level=adset"
                                + "&time_range={\"since\":\"2026-11-01\",\"until\":\"2026-11-07\"}&time_increment=1"
                                + "&breakdowns=device_platform"
                                + "&filtering=[{\"field\":\"campaign.id\",\"operator\":\"IN\",\"value\":[\"7\",\"8\"]}]&limit=500");
    }

    @Test
    void readsNumbersThatAreTexts() {
        BetaMetrics metrics = metrics("""
                "impressions":"1200","reach":"900","clicks":"31","inline_link_clicks":"20","spend":"17.05",
                "actions":[{"action_type":"link_click","value":"20"},{"action_type":"landing_page_view","value":"15"}]""");

        assertThat(metrics)
                .isEqualTo(new BetaMetrics(
                        1200,
                        900,
                        31,
                        20,
                        15,
                        new BigDecimal("17.05"),
                        BigDecimal.ZERO,
                        BigDecimal.ZERO,
                        BigDecimal.ZERO,
                        BigDecimal.ZERO,
                        BigDecimal.ZERO,
                        MetricGaps.NONE));
    }

    @Test
    void namesAbsentMetricsAsGapsAndTakesAbsentActionsAsNone() {
        BetaMetrics metrics = metrics("\"clicks\":\"31\",\"spend\":\"17.05\"");

        assertThat(metrics.gaps()).isEqualTo(MetricGaps.of(List.of("impressions", "link_clicks", "reach")));
        assertThat(metrics.clicks()).isEqualTo(31);
        assertThat(metrics.conversions()).isZero();
        assertThat(metrics("\"impressions\":\"3\"").gaps().unknown()).doesNotContain("link_clicks");
    }

    @ParameterizedTest
    @CsvSource({
        "omni_purchase purchase offsite_conversion.fb_pixel_purchase, 3",
        "purchase offsite_conversion.fb_pixel_purchase, 3",
        "offsite_conversion.fb_pixel_purchase app_custom_event.fb_mobile_purchase, 6",
        "lead offsite_conversion.fb_pixel_lead, 3",
        "offsite_conversion.fb_pixel_lead onsite_conversion.lead_grouped, 6",
        "mobile_app_install, 3",
        "omni_app_install mobile_app_install, 3",
        "omni_add_to_cart, 0"
    })
    void countsEachConversionOnce(String types, BigDecimal conversions) {
        StringBuilder actions = new StringBuilder();
        for (String type : types.split(" ", -1)) {
            actions.append(actions.isEmpty() ? "" : ",").append("{\"action_type\":\"" + type + "\",\"value\":\"3\"}");
        }

        BetaMetrics metrics = metrics("\"actions\":[" + actions + "],\"action_values\":[" + actions + "]");

        assertThat(metrics.conversions()).isEqualTo(conversions);
        assertThat(metrics.conversionValue()).isEqualTo(conversions);
    }

    @ParameterizedTest
    @CsvSource({"all, 16, 26", "purchases, 2, 20", "leads, 5, 6", "app_installs, 9, 0"})
    void countsWhatIsAskedForWhateverElseARowHolds(BetaConversion conversion, BigDecimal number, BigDecimal worth) {
        BetaMetrics metrics =
                metrics(new BetaReport(BetaReport.Level.ACCOUNT, DAYS, List.of(), false, null, conversion), """
                "actions":[{"action_type":"omni_app_install","value":"9"},{"action_type":"lead","value":"5"},
                {"action_type":"omni_purchase","value":"2"}],
                "action_values":[{"action_type":"omni_purchase","value":"20"},{"action_type":"lead","value":"6"}]""");

        assertThat(metrics.conversions()).isEqualTo(number);
        assertThat(metrics.conversionValue()).isEqualTo(worth);
        assertThat(List.of(metrics.purchases(), metrics.leads(), metrics.appInstalls()))
                .containsExactly(new BigDecimal(2), new BigDecimal(5), new BigDecimal(9));
    }

    @Test
    void choosesTheNamesOfActionsOnceForAllRows() {
        String body = """
                {"data":[{"actions":[{"action_type":"purchase","value":"2"},{"action_type":"omni_purchase","value":"2"}],
                 "action_values":[{"action_type":"offsite_conversion.fb_pixel_purchase","value":"149.97000000000003"}]},
                 {"actions":[{"action_type":"purchase","value":"5"}],
                 "action_values":[{"action_type":"offsite_conversion.fb_pixel_purchase","value":"-2.0E1"}]}]}""";

        List<BetaReport.Row> rows =
                BetaDeliveryTest.answer(report(ScriptedTransport.answering(response(200, body)), WHOLE));

        assertThat(rows).allMatch(row -> row.counted().equals(List.of("omni_purchase")));
        assertThat(rows).extracting(row -> row.metrics().purchases().toString()).containsExactly("2", "0");
        assertThat(rows.get(0).metrics().conversionValue()).isEqualByComparingTo("149.97000000000003");
        assertThat(rows.get(1).metrics().conversionValue()).isEqualByComparingTo("-20");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "impressions; \"many\"; impressions",
                "spend; \"1e99\"; cost_micros",
                "clicks; \"\"; clicks",
                "reach; \"1.5\"; reach",
                "inline_link_clicks; \"six\"; link_clicks",
                "actions; [{\"action_type\":\"lead\",\"value\":\"NaN\"}]; conversions leads",
                "actions; [{\"value\":\"3\"}]; app_installs conversions landing_page_views leads purchases",
                "action_values; \"none\"; conversion_value_micros"
            })
    void readsTheRestOfARowWithAnUnreadableNumber(String member, String value, String gaps) {
        ObjectNode row = (ObjectNode) WireJson.value("""
                {"campaign_id":"4","campaign_name":"Sale","impressions":"9","reach":"8","clicks":"7",
                 "inline_link_clicks":"6","spend":"5.5"}""");
        row.set(member, WireJson.value(value));

        List<BetaReport.Row> rows = BetaDeliveryTest.answer(
                report(ScriptedTransport.answering(response(200, "{\"data\":[" + row + "]}")), WHOLE));

        assertThat(rows.get(0).metrics().gaps()).isEqualTo(MetricGaps.of(List.of(gaps.split(" ", -1))));
        assertThat(rows.get(0).campaign()).isEqualTo(new BetaReport.Named("4", "Sale"));
    }

    private static BetaMetrics metrics(String members) {
        return metrics(WHOLE, members);
    }

    private static BetaMetrics metrics(BetaReport report, String members) {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, "{\"data\":[{" + members + "}]}"));
        return BetaDeliveryTest.answer(report(transport, report)).get(0).metrics();
    }

    private static PlatformResult<List<BetaReport.Row>> report(ScriptedTransport transport, BetaReport report) {
        return SandboxWorld.beta(transport)
                .in(FixedCall.granted(BetaAccountId.of("12345678")), FixedCall.NOW)
                .report(report);
    }
}
