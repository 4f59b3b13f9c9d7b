package dev.adtools.tools.platform.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.api.client.json.GenericJson;
import com.google.api.client.json.gson.GsonFactory;
import com.google.api.services.analyticsadmin.v1beta.model.GoogleAnalyticsAdminV1betaListAccountSummariesResponse;
import com.google.api.services.analyticsdata.v1beta.model.Metadata;
import com.google.api.services.analyticsdata.v1beta.model.RunRealtimeReportRequest;
import com.google.api.services.analyticsdata.v1beta.model.RunRealtimeReportResponse;
import com.google.api.services.analyticsdata.v1beta.model.RunReportRequest;
import com.google.api.services.analyticsdata.v1beta.model.RunReportResponse;
import dev.adtools.tools.analytics.AnalyticsCalls;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The models of the vendor's generated REST clients know every member that the connector sends and the sandbox answers.
 * They are of February 2023; the messages of {@link AnalyticsOracleTest} know what came later.
 */
final class GeneratedModelsTest {

    // The vendor added the first in 2023, and the second in September 2026.
    private static final Set<String> LATER = Set.of("samplingMetadatas", "dataTruncationReasons");

    @ParameterizedTest
    @MethodSource("dev.adtools.tools.analytics.AnalyticsCalls#everyKind")
    void knowReports(String arguments) throws IOException {
        SandboxWorld world = new SandboxWorld();

        AnalyticsCalls.on(world).completed(arguments);

        assertThat(world.transport().requests()).isNotEmpty();
        for (WireRequest request : world.transport().requests()) {
            String answer = answer(world, request).body();
            if (request.uri().getPath().endsWith(":runRealtimeReport")) {
                read(request.body(), RunRealtimeReportRequest.class);
                read(answer, RunRealtimeReportResponse.class);
            } else {
                read(request.body(), RunReportRequest.class);
                read(answer, RunReportResponse.class);
            }
        }
    }

    @Test
    void knowMetadata() throws IOException {
        SandboxWorld world = new SandboxWorld();
        world.analytics().probe(FixedCall.NOW);

        Metadata metadata =
                read(answer(world, world.transport().requests().get(0)).body(), Metadata.class);

        assertThat(metadata.getDimensions()).isNotEmpty();
        assertThat(metadata.getMetrics()).isNotEmpty();
    }

    @Test
    void knowAccountSummaries() throws IOException {
        SandboxWorld world = new SandboxWorld();
        world.analytics().properties(FixedCall.NOW);

        GoogleAnalyticsAdminV1betaListAccountSummariesResponse summaries = read(
                answer(world, world.transport().requests().get(0)).body(),
                GoogleAnalyticsAdminV1betaListAccountSummariesResponse.class);

        assertThat(summaries.getAccountSummaries())
                .isNotEmpty()
                .allSatisfy(it -> assertThat(it.getPropertySummaries()).isNotEmpty());
    }

    // Each member that the connector reads and that answers of the sandbox do not have.
    @Test
    void knowMembersOfUnusualAnswers() throws IOException {
        String answer = """
                {"rowCount":0,"metadata":{"emptyReason":"NO_DATA","samplingMetadatas":[{"samplesReadCount":"5","samplingSpaceSize":"9"}],
                "subjectToThresholding":true,"dataLossFromOtherRow":true,"dataTruncationReasons":[{"dataTruncationType":"DATA_TRUNCATION_TYPE_PROPERTY"}],
                "schemaRestrictionResponse":{"activeMetricRestrictions":[{"metricName":"totalRevenue","restrictedMetricTypes":["REVENUE_DATA"]}]}}}""";

        RunReportResponse read = GsonFactory.getDefaultInstance().fromString(answer, RunReportResponse.class);

        assertThat(unknown(read)).containsExactlyInAnyOrderElementsOf(LATER);
    }

    @Test
    void tellMembersThatAreNone() throws IOException {
        GenericJson request = GsonFactory.getDefaultInstance()
                .fromString(
                        "{\"metrics\":[{\"name\":\"sessions\",\"alias\":\"s\"}],\"pageSize\":1}",
                        RunReportRequest.class);

        assertThat(unknown(request)).containsExactly("alias", "pageSize");
    }

    private static WireResponse answer(SandboxWorld world, WireRequest request) {
        return (WireResponse) world.transport().exchange(request);
    }

    private static <T extends GenericJson> T read(String json, Class<T> model) throws IOException {
        T read = GsonFactory.getDefaultInstance().fromString(json, model);
        assertThat(unknown(read)).as(json).isSubsetOf(LATER);
        return read;
    }

    // A member that a model does not have is kept beside those that it has.
    private static Set<String> unknown(@Nullable Object value) {
        Set<String> unknown = new TreeSet<>();
        if (value instanceof GenericJson model) {
            unknown.addAll(model.getUnknownKeys().keySet());
            model.getClassInfo().getNames().forEach(name -> unknown.addAll(unknown(model.get(name))));
        } else if (value instanceof List<?> list) {
            list.forEach(item -> unknown.addAll(unknown(item)));
        } else if (value instanceof Map<?, ?> map) {
            map.values().forEach(item -> unknown.addAll(unknown(item)));
        }
        return unknown;
    }
}
