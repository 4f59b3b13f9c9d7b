package dev.adtools.tools.platform.analytics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.analytics.admin.v1beta.AccountSummary;
import com.google.analytics.admin.v1beta.ListAccountSummariesResponse;
import com.google.analytics.admin.v1beta.PropertySummary;
import com.google.analytics.admin.v1beta.PropertyType;
import com.google.analytics.data.v1beta.BetaAnalyticsDataClient;
import com.google.analytics.data.v1beta.BetaAnalyticsDataSettings;
import com.google.analytics.data.v1beta.DateRange;
import com.google.analytics.data.v1beta.Dimension;
import com.google.analytics.data.v1beta.Filter;
import com.google.analytics.data.v1beta.FilterExpression;
import com.google.analytics.data.v1beta.Metadata;
import com.google.analytics.data.v1beta.Metric;
import com.google.analytics.data.v1beta.MetricAggregation;
import com.google.analytics.data.v1beta.MetricType;
import com.google.analytics.data.v1beta.OrderBy;
import com.google.analytics.data.v1beta.RunRealtimeReportRequest;
import com.google.analytics.data.v1beta.RunRealtimeReportResponse;
import com.google.analytics.data.v1beta.RunReportRequest;
import com.google.analytics.data.v1beta.RunReportResponse;
import com.google.api.gax.core.NoCredentialsProvider;
import com.google.api.gax.rpc.PermissionDeniedException;
import com.google.api.gax.rpc.ResourceExhaustedException;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import dev.adtools.api.PropertyId;
import dev.adtools.tools.analytics.AnalyticsCalls;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.LoopbackMount;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.AnalyticsPropertySummary;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The vendor's own messages and client understand what the connector sends and the sandbox answers. */
final class AnalyticsOracleTest {

    private static final JsonFormat.Parser STRICT = JsonFormat.parser();

    @ParameterizedTest
    @MethodSource("dev.adtools.tools.analytics.AnalyticsCalls#everyKind")
    void speaksInTheVendorsMessages(String arguments) throws InvalidProtocolBufferException {
        SandboxWorld world = new SandboxWorld();

        AnalyticsCalls.on(world).completed(arguments);

        assertThat(world.transport().requests()).isNotEmpty();
        for (WireRequest request : world.transport().requests()) {
            boolean realtime = request.uri().getPath().endsWith(":runRealtimeReport");
            parsed(request.body(), realtime ? RunRealtimeReportRequest.newBuilder() : RunReportRequest.newBuilder());
            WireResponse response = (WireResponse) world.transport().exchange(request);
            parsed(response.body(), realtime ? RunRealtimeReportResponse.newBuilder() : RunReportResponse.newBuilder());
        }
    }

    @Test
    void describesItselfInTheVendorsMessages() throws InvalidProtocolBufferException {
        SandboxWorld world = new SandboxWorld();
        world.analytics().probe(FixedCall.NOW);

        WireResponse response = (WireResponse)
                world.transport().exchange(world.transport().requests().get(0));

        Metadata.Builder metadata = Metadata.newBuilder();
        parsed(response.body(), metadata);
        assertThat(metadata.getName()).isEqualTo("properties/0/metadata");
        assertThat(metadata.getMetricsList())
                .isNotEmpty()
                .allMatch(metric -> metric.getType() != MetricType.METRIC_TYPE_UNSPECIFIED);
    }

    @Test
    void listsPropertiesInTheVendorsMessages() throws InvalidProtocolBufferException {
        SandboxWorld world = new SandboxWorld();
        world.analytics().properties(FixedCall.NOW);

        WireResponse response = (WireResponse)
                world.transport().exchange(world.transport().requests().get(0));

        ListAccountSummariesResponse.Builder answer = ListAccountSummariesResponse.newBuilder();
        parsed(response.body(), answer);
        assertThat(answer.getAccountSummariesList()).isNotEmpty().allSatisfy(account -> {
            assertThat(account.getName()).isEqualTo(account.getAccount().replace("accounts/", "accountSummaries/"));
            assertThat(account.getPropertySummariesList())
                    .isNotEmpty()
                    .allMatch(property -> property.getPropertyType() == PropertyType.PROPERTY_TYPE_ORDINARY)
                    .allMatch(property -> property.getParent().equals(account.getAccount()));
        });
    }

    @Test
    void readsTheListThatTheVendorsMessagesMake() throws InvalidProtocolBufferException {
        String written = JsonFormat.printer()
                .print(ListAccountSummariesResponse.newBuilder()
                        .addAccountSummaries(AccountSummary.newBuilder()
                                .setAccount("accounts/7")
                                .setDisplayName("Seven")
                                .addPropertySummaries(PropertySummary.newBuilder()
                                        .setProperty("properties/71")
                                        .setDisplayName("All")
                                        .setPropertyType(PropertyType.PROPERTY_TYPE_ROLLUP)
                                        .setParent("accounts/7"))));

        List<AnalyticsPropertySummary> read = SandboxWorld.analytics(
                        ScriptedTransport.answering(ScriptedTransport.response(200, written)))
                .properties(FixedCall.NOW)
                .fold(listed -> listed, failure -> List.of());

        assertThat(read)
                .containsExactly(new AnalyticsPropertySummary(
                        PropertyId.of("properties/71"), "All", "ROLLUP", "accounts/7", "Seven"));
    }

    @Test
    void servesTheVendorsOwnClient() throws IOException {
        SandboxWorld world = new SandboxWorld();

        try (LoopbackMount mount = LoopbackMount.of(world.transport());
                BetaAnalyticsDataClient client = client(mount)) {
            RunReportResponse report = client.runReport(RunReportRequest.newBuilder()
                    .setProperty("properties/310000001")
                    .addDateRanges(
                            DateRange.newBuilder().setStartDate("7daysAgo").setEndDate("yesterday"))
                    .addDimensions(Dimension.newBuilder().setName("deviceCategory"))
                    .addMetrics(Metric.newBuilder().setName("sessions"))
                    .addMetrics(Metric.newBuilder().setName("averageSessionDuration"))
                    .setDimensionFilter(FilterExpression.newBuilder()
                            .setFilter(Filter.newBuilder()
                                    .setFieldName("deviceCategory")
                                    .setStringFilter(Filter.StringFilter.newBuilder()
                                            .setMatchType(Filter.StringFilter.MatchType.CONTAINS)
                                            .setValue("e"))))
                    .addOrderBys(OrderBy.newBuilder()
                            .setMetric(OrderBy.MetricOrderBy.newBuilder().setMetricName("sessions"))
                            .setDesc(true))
                    .addMetricAggregations(MetricAggregation.TOTAL)
                    .setLimit(2)
                    .setReturnPropertyQuota(true)
                    .build());

            assertThat(report.getRowsCount()).isEqualTo(2);
            long first = Long.parseLong(report.getRows(0).getMetricValues(0).getValue());
            long second = Long.parseLong(report.getRows(1).getMetricValues(0).getValue());
            long all = Long.parseLong(report.getTotals(0).getMetricValues(0).getValue());
            assertThat(first).isGreaterThan(second);
            assertThat(first + second).isLessThanOrEqualTo(all);
            assertThat(report.getMetricHeaders(0).getType()).isEqualTo(MetricType.TYPE_INTEGER);
            assertThat(report.getMetricHeaders(1).getType()).isEqualTo(MetricType.TYPE_SECONDS);
            assertThat(report.getMetadata().getCurrencyCode()).isEqualTo("USD");
            assertThat(report.getMetadata().getTimeZone()).isEqualTo("America/New_York");
            assertThat(report.getPropertyQuota().getTokensPerDay().getConsumed())
                    .isPositive();
            assertThat(report.getKind()).isEqualTo("analyticsData#runReport");
            assertThat(mount.requests()).hasSize(1);
        }
    }

    @Test
    void refusesTheVendorsOwnClientInItsTerms() throws IOException {
        SandboxWorld world = new SandboxWorld();

        try (LoopbackMount mount = LoopbackMount.of(world.transport());
                BetaAnalyticsDataClient client = client(mount)) {
            assertThatThrownBy(() -> client.runReport(sessions("properties/310000005")))
                    .isInstanceOf(ResourceExhaustedException.class)
                    .hasMessageContaining("Exhausted property tokens per day.");
            assertThatThrownBy(() -> client.runReport(sessions("properties/310000004")))
                    .isInstanceOf(PermissionDeniedException.class);
        }
    }

    private static RunReportRequest sessions(String property) {
        return RunReportRequest.newBuilder()
                .setProperty(property)
                .addDateRanges(DateRange.newBuilder().setStartDate("yesterday").setEndDate("yesterday"))
                .addMetrics(Metric.newBuilder().setName("sessions"))
                .build();
    }

    private static BetaAnalyticsDataClient client(LoopbackMount mount) throws IOException {
        return BetaAnalyticsDataClient.create(BetaAnalyticsDataSettings.newHttpJsonBuilder()
                .setEndpoint(mount.url().toString())
                .setCredentialsProvider(NoCredentialsProvider.create())
                .build());
    }

    // The parser refuses names, words and types that the message does not have.
    private static void parsed(String json, Message.Builder message) throws InvalidProtocolBufferException {
        STRICT.merge(json, message);
    }
}
