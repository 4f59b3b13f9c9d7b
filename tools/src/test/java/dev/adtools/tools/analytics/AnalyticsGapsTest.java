package dev.adtools.tools.analytics;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.ErrorCode;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reports in which the platform leaves values, columns or days out. */
final class AnalyticsGapsTest {

    private static final String SOURCES = AnalyticsCalls.execute("custom_report", "")
            .replace("\"date\",\"city\"", "\"sessionSource\"")
            .replace("\"sessions\",\"bounceRate\",\"totalRevenue\"", "\"sessions\",\"totalRevenue\"");

    private static final String METADATA = "\"metadata\":{\"currencyCode\":\"USD\",\"timeZone\":\"Asia/Tbilisi\"%s}";

    // 30 sessions with 12.50 USD: 20 with 12.50 and 10 with none.
    private static final String ROWS = """
            {"dimensionHeaders":[{"name":"sessionSource"}],
             "metricHeaders":[{"name":"sessions"},{"name":"totalRevenue"}],
             "rows":[{"dimensionValues":[{"value":"mail"}],"metricValues":[{"value":"20"},{"value":"12.50"}]},
              {"dimensionValues":[{"value":"search"}],"metricValues":[{"value":"10"},{"value":"0"}]}],
             "totals":[{"dimensionValues":[{"value":"RESERVED_TOTAL"}],"metricValues":[{"value":"30"},{"value":"12.5"}]}],
             "rowCount":2,""";

    @Test
    void answersAPropertyWithoutDataWithoutRows() {
        JsonNode report = report("{" + METADATA.formatted(",\"emptyReason\":\"NO_DATA_YET\"")
                + ",\"propertyQuota\":{},\"kind\":\"analyticsData#runReport\"}");

        assertThat(report.path("rows")).isEmpty();
        assertThat(report.path("row_count").asInt()).isZero();
        assertThat(report.at("/insights/0/code").asText()).isEqualTo("NO_DATA");
        assertThat(report.at("/insights/0/message").asText())
                .isEqualTo("The property has no data for this report (NO_DATA_YET).");
    }

    @Test
    void answersAPropertyWithoutVisitorsWithoutRows() {
        JsonNode report = calls("{\"kind\":\"analyticsData#runRealtimeReport\"}")
                .completed(AnalyticsCalls.execute("realtime_report", ""));

        assertThat(report.path("rows")).isEmpty();
        assertThat(report.at("/insights/0/code").asText()).isEqualTo("NO_DATA");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"foo\":1}", "{\"rows\":[]}"})
    void callsAnAnswerWithoutAReportBroken(String body) {
        assertThat(calls(body).failed(SOURCES).code()).isEqualTo(ErrorCode.PLATFORM_ERROR);
    }

    @ParameterizedTest
    @ValueSource(strings = {"NaN", "Infinity", "", "9007199254740993", "many", "1E99"})
    void leavesOneUnreadableValueOutAndKeepsTheRest(String value) {
        JsonNode report = report(ROWS.replace("\"12.50\"", "\"" + value + "\"") + METADATA.formatted("") + "}");

        assertThat(report.at("/rows/0/totalRevenue").isNull()).isTrue();
        assertThat(report.at("/rows/0/sessions").asInt()).isEqualTo(20);
        assertThat(report.at("/rows/1/totalRevenue").decimalValue()).isEqualByComparingTo("0");
        assertThat(report.at("/totals/totalRevenue").decimalValue()).isEqualByComparingTo("12.5");
        assertThat(report.at("/insights/0/code").asText()).isEqualTo("UNREADABLE_VALUES");
        assertThat(report.at("/insights/0/ids/0").asText()).isEqualTo("totalRevenue");
    }

    @Test
    void readsNumbersThatAreNotTexts() {
        JsonNode report = report(ROWS.replace("\"12.50\"", "1.25e1") + METADATA.formatted("") + "}");

        assertThat(report.at("/rows/0/totalRevenue").decimalValue()).isEqualByComparingTo("12.5");
        assertThat(report.path("insights")).isEmpty();
    }

    @Test
    void neverShowsARestrictedMetricAsZero() {
        JsonNode report = report(ROWS.replace("12.50", "0").replace("12.5", "0")
                + METADATA.formatted(",\"schemaRestrictionResponse\":{\"activeMetricRestrictions\":[{\"metricName\":"
                        + "\"totalRevenue\",\"restrictedMetricTypes\":[\"REVENUE_DATA\"]}]}")
                + "}");

        assertThat(report.path("rows")).allMatch(row -> row.path("totalRevenue").isNull());
        assertThat(report.at("/totals/totalRevenue").isNull()).isTrue();
        assertThat(report.at("/totals/sessions").asInt()).isEqualTo(30);
        assertThat(report.at("/insights/0/code").asText()).isEqualTo("RESTRICTED_METRICS");
        assertThat(report.path("insights")).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[\"PROPERTY_RETENTION\"] | (PROPERTY_RETENTION)",
                "[{\"dataTruncationType\":\"DATA_TRUNCATION_TYPE_DATE_RANGE\",\"dataTruncationDate\":\"2024-03-01\"},"
                        + "\"GOOGLE_ADS\"] | (DATE_RANGE, GOOGLE_ADS)",
                "[{\"dataTruncationMessage\":\"Older data is gone.\"}] | too low.",
                "[\"<script>\"] | too low.",
            })
    void saysThatThePlatformLeftDataOut(String reasons, String words) {
        JsonNode report = report(ROWS + METADATA.formatted(",\"dataTruncationReasons\":" + reasons) + "}");

        assertThat(report.at("/quality/truncated").asBoolean()).isTrue();
        assertThat(report.at("/insights/0/code").asText()).isEqualTo("TRUNCATED");
        assertThat(report.at("/insights/0/message").asText()).contains(words).doesNotContain("<");
    }

    private static JsonNode report(String body) {
        return calls(body).completed(SOURCES);
    }

    private static AnalyticsCalls calls(String body) {
        return AnalyticsCalls.on(SandboxWorld.analytics(
                new ScriptedTransport(request -> request.body().contains("today")
                        ? response(200, "{" + METADATA.formatted("") + "}")
                        : response(200, body))));
    }
}
