package dev.adtools.tools.platform.analytics;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Granted;
import dev.adtools.api.PropertyId;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.AnalyticsFilter;
import dev.adtools.tools.platform.AnalyticsOrder;
import dev.adtools.tools.platform.AnalyticsProperty;
import dev.adtools.tools.platform.AnalyticsQuery;
import dev.adtools.tools.platform.AnalyticsReport;
import dev.adtools.tools.platform.AnalyticsSelection;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RestAnalyticsTest {

    private static final Granted<PropertyId> PROPERTY = FixedCall.granted(PropertyId.of("properties/123"));
    private static final DayRange WEEK = new DayRange(LocalDate.parse("2026-11-13"), LocalDate.parse("2026-11-19"));

    private static final String ANSWER = """
            {"dimensionHeaders":[{"name":"date"},{"name":"sessionGoogleAdsCampaignName"},{"name":"dateRange"}],
             "metricHeaders":[{"name":"sessions","type":"TYPE_INTEGER"},{"name":"engagementRate","type":"TYPE_FLOAT"}],
             "rows":[{"dimensionValues":[{"value":"20261113"},{"value":"Brand"},{"value":"date_range_1"}],
               "metricValues":[{"value":"12"},{"value":"0.52380952380952384"}]}],
             "totals":[{"dimensionValues":[{"value":"RESERVED_TOTAL"},{"value":"RESERVED_TOTAL"},
               {"value":"date_range_0"}],"metricValues":[{"value":"70"},{"value":"1E-2"}]}],
             "rowCount":41,
             "metadata":{"currencyCode":"EUR","timeZone":"Europe/Berlin","dataLossFromOtherRow":true,
               "samplingMetadatas":[{"samplesReadCount":"5","samplingSpaceSize":"9"}],"subjectToThresholding":true},
             "propertyQuota":{"tokensPerDay":{"consumed":3,"remaining":199997},"tokensPerHour":{"remaining":40000},
               "concurrentRequests":{"remaining":10},"potentiallyThresholdedRequestsPerHour":{"remaining":120},
               "tokensPerProjectPerHour":{"consumed":3,"remaining":13997}},
             "kind":"analyticsData#runReport"}""";

    @Test
    void writesTheReportThatIsAskedFor() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, ANSWER));
        AnalyticsFilter filter = new AnalyticsFilter("country", AnalyticsFilter.Match.BEGINS_WITH, List.of("Ger"));

        SandboxWorld.analytics(transport).runReport(PROPERTY, query(filter, "EUR"), FixedCall.NOW);

        WireRequest sent = transport.requests().get(0);
        assertThat(sent.kind()).isEqualTo(OperationKind.READ);
        assertThat(sent.method() + " " + sent.uri())
                .isEqualTo("POST http://analytics.invalid/v1beta/properties/123:runReport");
        assertThat(sent.headers()).containsEntry("Content-Type", "application/json");
        assertThat(WireJson.value(sent.body())).isEqualTo(WireJson.value("""
                {"dateRanges":[{"startDate":"2026-11-13","endDate":"2026-11-19"},
                  {"startDate":"2026-11-06","endDate":"2026-11-12"}],
                 "dimensions":[{"name":"date"},{"name":"sessionGoogleAdsCampaignName"}],
                 "metrics":[{"name":"sessions"},{"name":"engagementRate"}],
                 "dimensionFilter":{"filter":{"fieldName":"country",
                   "stringFilter":{"matchType":"BEGINS_WITH","value":"Ger"}}},
                 "orderBys":[{"metric":{"metricName":"sessions"},"desc":true},{"dimension":{"dimensionName":"date"}}],
                 "metricAggregations":["TOTAL"],"limit":"50","returnPropertyQuota":true,"offset":"100",
                 "currencyCode":"EUR"}"""));
    }

    @Test
    void writesDaysInListsAsThePlatformDoes() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, ANSWER));
        AnalyticsFilter filter =
                new AnalyticsFilter("date", AnalyticsFilter.Match.IN, List.of("2026-11-13", "20261114"));

        SandboxWorld.analytics(transport).runReport(PROPERTY, query(filter, null), FixedCall.NOW);

        assertThat(WireJson.value(transport.requests().get(0).body()).path("dimensionFilter"))
                .isEqualTo(WireJson.value("""
                        {"filter":{"fieldName":"date","inListFilter":{"values":["20261113","20261114"]}}}"""));
        assertThat(transport.requests().get(0).body()).doesNotContain("currencyCode");
    }

    @Test
    void readsRowsTotalsAndWhatTheyAreWorth() {
        AnalyticsReport report = answer(SandboxWorld.analytics(ScriptedTransport.answering(response(200, ANSWER)))
                .runReport(PROPERTY, query(null, null), FixedCall.NOW));

        assertThat(report.rows())
                .containsExactly(new AnalyticsReport.Row(
                        1,
                        List.of("2026-11-13", "Brand"),
                        List.of(BigDecimal.valueOf(12), new BigDecimal("0.52380952380952384"))));
        assertThat(report.totals().get(0).range()).isZero();
        assertThat(report.totals().get(0).metrics().get(1)).isEqualByComparingTo("0.01");
        assertThat(report.rowCount()).isEqualTo(41);
        assertThat(report.facts())
                .isEqualTo(new AnalyticsReport.Facts("EUR", true, true, true, List.of(), List.of(), ""));
        assertThat(Objects.requireNonNull(report.quota()).tokensPerDay().consumed())
                .isEqualTo(3);
        assertThat(report.quota().tokensPerHour().consumed()).isZero();
        assertThat(report.quota().thresholdedRequestsPerHour().remaining()).isEqualTo(120);
    }

    @Test
    void takesAbsentMembersForTheirDefaults() {
        String empty = """
                {"dimensionHeaders":[{"name":"date"},{"name":"sessionGoogleAdsCampaignName"},{"name":"dateRange"}],
                 "metricHeaders":[{"name":"sessions","type":"TYPE_INTEGER"},{"name":"engagementRate"}]}""";

        AnalyticsReport report = answer(SandboxWorld.analytics(ScriptedTransport.answering(response(200, empty)))
                .runReport(PROPERTY, query(null, null), FixedCall.NOW));

        assertThat(report)
                .isEqualTo(new AnalyticsReport(
                        List.of(),
                        List.of(),
                        0,
                        new AnalyticsReport.Facts("", false, false, false, List.of(), List.of(), ""),
                        null));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"name\":\"sessions\" | \"name\":\"users\"",
                "\"name\":\"date\" | \"name\":\"month\"",
                "{\"value\":\"Brand\"}, | ''",
                "{\"value\":\"12\"}, | ''",
                "date_range_1 | date_range_2",
                "date_range_1 | before"
            })
    void doesNotGuessWhatAnOddAnswerMeans(String good, String odd) {
        assertThat(ANSWER).contains(good);

        PlatformResult<AnalyticsReport> result = SandboxWorld.analytics(
                        ScriptedTransport.answering(response(200, ANSWER.replace(good, odd))))
                .runReport(PROPERTY, query(null, null), FixedCall.NOW);

        assertThat(failure(result)).isInstanceOf(PlatformFailure.Broken.class);
    }

    @Test
    void leavesATotalOutWhoseDaysAreNotClear() {
        AnalyticsReport report = answer(SandboxWorld.analytics(
                        ScriptedTransport.answering(response(200, ANSWER.replace("date_range_0", "RESERVED_TOTAL"))))
                .runReport(PROPERTY, query(null, null), FixedCall.NOW));

        assertThat(report.rows()).hasSize(1);
        assertThat(report.totals()).isEmpty();
    }

    @Test
    void refusesMoreRowsThanItAskedFor() {
        AnalyticsQuery query = query(null, null);
        AnalyticsSelection none = new AnalyticsSelection(
                query.selection().dimensions(), query.selection().metrics(), null, List.of(), 0);

        PlatformResult<AnalyticsReport> result = SandboxWorld.analytics(
                        ScriptedTransport.answering(response(200, ANSWER)))
                .runReport(PROPERTY, new AnalyticsQuery(none, query.ranges(), 0, null), FixedCall.NOW);

        assertThat(failure(result)).isInstanceOf(PlatformFailure.Broken.class);
    }

    @Test
    void learnsTimeZoneAndCurrencyFromTheLeastReport() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, "{\"metadata\":{\"currencyCode\":\"JPY\",\"timeZone\":\"Asia/Tokyo\"}}"));

        AnalyticsProperty property = answer(SandboxWorld.analytics(transport).property(PROPERTY, FixedCall.NOW));

        assertThat(property).isEqualTo(new AnalyticsProperty(PROPERTY.value(), "JPY", "Asia/Tokyo"));
        assertThat(WireJson.value(transport.requests().get(0).body())).isEqualTo(WireJson.value("""
                {"dateRanges":[{"startDate":"today","endDate":"today"}],"metrics":[{"name":"sessions"}],
                 "limit":"1","returnPropertyQuota":true}"""));
    }

    @Test
    void asksForTheLastHalfHourWithoutDaysAndPages() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, "{}"));
        AnalyticsSelection selection = new AnalyticsSelection(List.of(), List.of("activeUsers"), null, List.of(), 7);

        SandboxWorld.analytics(transport).runRealtimeReport(PROPERTY, selection, FixedCall.NOW);

        assertThat(transport.requests().get(0).uri().getPath()).isEqualTo("/v1beta/properties/123:runRealtimeReport");
        assertThat(WireJson.value(transport.requests().get(0).body()).fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(
                        "dimensions", "metrics", "orderBys", "metricAggregations", "limit", "returnPropertyQuota");
    }

    @Test
    void probesWithoutNamingAProperty() {
        SandboxWorld world = new SandboxWorld();

        PlatformResult<Integer> probe = world.analytics().probe(FixedCall.NOW);

        assertThat(probe).isEqualTo(PlatformResult.answered(0));
        assertThat(world.transport().requests().get(0).uri().getPath()).isEqualTo("/v1beta/properties/0/metadata");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "400 | INVALID_ARGUMENT | [] | Rejected | INVALID_ARGUMENT",
                "403 | PERMISSION_DENIED | [] | Rejected | PERMISSION_DENIED",
                "401 | UNAUTHENTICATED | [] | NotAuthorised | UNAUTHENTICATED",
                "403 | PERMISSION_DENIED | [{\"@type\":\"x/google.rpc.ErrorInfo\",\"reason\":\"SERVICE_DISABLED\"}] | NotAuthorised | SERVICE_DISABLED",
                "403 | PERMISSION_DENIED | [{\"reason\":\"ACCESS_TOKEN_SCOPE_INSUFFICIENT\"}] | NotAuthorised | ACCESS_TOKEN_SCOPE_INSUFFICIENT",
                "429 | RESOURCE_EXHAUSTED | [] | RateLimited | RESOURCE_EXHAUSTED",
            })
    void tellsTheKindsOfRefusalApart(int status, String word, String details, String kind, String code) {
        String body = "{\"error\":{\"code\":" + status + ",\"message\":\"No.\",\"status\":\"" + word + "\",\"details\":"
                + details + "}}";

        PlatformFailure failure = failure(SandboxWorld.analytics(ScriptedTransport.answering(response(status, body)))
                .property(PROPERTY, FixedCall.NOW));

        assertThat(failure.getClass().getSimpleName()).isEqualTo(kind);
        assertThat(failure.toString()).contains("code=" + code + ", message=No.");
    }

    @Test
    void passesOnWhichFieldIsWrong() {
        String body = """
                {"error":{"code":400,"message":"Bad.","status":"INVALID_ARGUMENT","details":[{
                 "@type":"type.googleapis.com/google.rpc.BadRequest",
                 "fieldViolations":[{"field":"metrics[0]","description":"Unknown name."}]}]}}""";

        PlatformFailure failure = failure(SandboxWorld.analytics(ScriptedTransport.answering(response(400, body)))
                .property(PROPERTY, FixedCall.NOW));

        assertThat(failure.toString())
                .contains("PlatformError[code=INVALID_ARGUMENT, message=Unknown name., field=metrics[0],");
    }

    @Test
    void waitsAsLongAsThePlatformSays() {
        String body = """
                {"error":{"code":429,"message":"Slow.","status":"RESOURCE_EXHAUSTED","details":[{
                 "@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"29.2s"}]}}""";

        PlatformFailure failure = failure(SandboxWorld.analytics(ScriptedTransport.answering(response(429, body)))
                .property(PROPERTY, FixedCall.NOW));

        assertThat(failure)
                .isInstanceOfSatisfying(
                        PlatformFailure.RateLimited.class,
                        limited -> assertThat(limited.retryAfterSeconds()).isEqualTo(30));
    }

    @ParameterizedTest
    @ValueSource(strings = {"<html>", "[]", "{\"metadata\":"})
    void doesNotTakeAnUnreadableAnswerForAnEmptyOne(String body) {
        PlatformResult<AnalyticsProperty> result = SandboxWorld.analytics(
                        ScriptedTransport.answering(response(200, body)))
                .property(PROPERTY, FixedCall.NOW);

        assertThat(failure(result)).isInstanceOf(PlatformFailure.Broken.class);
    }

    @Test
    void saysHowFarARequestGot() {
        ScriptedTransport transport = ScriptedTransport.answering(
                new WireFailure(WireFailure.Stage.NOT_SENT, "refused"),
                new WireFailure(WireFailure.Stage.TIMED_OUT, "late"));

        assertThat(failure(SandboxWorld.analytics(transport).property(PROPERTY, FixedCall.NOW)))
                .isInstanceOf(PlatformFailure.Unavailable.class);
        assertThat(failure(SandboxWorld.analytics(transport).property(PROPERTY, FixedCall.NOW)))
                .isInstanceOf(PlatformFailure.TimedOut.class);
    }

    private static AnalyticsQuery query(@Nullable AnalyticsFilter filter, @Nullable String currency) {
        AnalyticsSelection selection = new AnalyticsSelection(
                List.of("date", "sessionAlphaAdsCampaignName"),
                List.of("sessions", "engagementRate"),
                filter,
                List.of(new AnalyticsOrder("sessions", true, true), new AnalyticsOrder("date", false, false)),
                50);
        return new AnalyticsQuery(selection, List.of(WEEK, WEEK.before()), 100, currency);
    }

    private static <T> T answer(PlatformResult<T> result) {
        return result.<T>fold(value -> value, failure -> {
            throw new AssertionError(failure.toString());
        });
    }

    private static PlatformFailure failure(PlatformResult<?> result) {
        return result.<PlatformFailure>fold(
                value -> {
                    throw new AssertionError(value);
                },
                failure -> failure);
    }
}
