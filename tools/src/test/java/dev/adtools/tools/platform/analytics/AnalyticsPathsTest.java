package dev.adtools.tools.platform.analytics;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.analytics.admin.v1beta.AnalyticsAdminProto;
import com.google.analytics.data.v1beta.AnalyticsDataApiProto;
import dev.adtools.api.PropertyId;
import dev.adtools.tools.analytics.AnalyticsCalls;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.wire.VendorCall;
import dev.adtools.tools.platform.wire.WireRequest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The connector sends every call by the method and to the path that the vendor's annotation {@code google.api.http} says. */
final class AnalyticsPathsTest {

    private static final VendorCall RUN_REPORT = call("RunReport");
    private static final VendorCall RUN_REALTIME_REPORT = call("RunRealtimeReport");
    private static final VendorCall GET_METADATA = call("GetMetadata");

    private static final VendorCall LIST_ACCOUNT_SUMMARIES =
            VendorCall.of(AnalyticsAdminProto.getDescriptor(), "AnalyticsAdminService", "ListAccountSummaries");

    private final SandboxWorld world = new SandboxWorld();

    @Test
    void probesByMetadata() {
        world.analytics().probe(FixedCall.NOW);

        assertThat(requests()).hasSize(1).allMatch(GET_METADATA::is);
    }

    @Test
    void listsPropertiesByAccounts() {
        world.analytics().properties(FixedCall.NOW);

        assertThat(requests()).hasSize(1).allMatch(LIST_ACCOUNT_SUMMARIES::is);
    }

    @Test
    void asksForTheNextPageInFieldsOfTheCall() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, "{\"nextPageToken\":\"more of it & all\"}"), response(200, "{}"));

        SandboxWorld.analytics(transport).properties(FixedCall.NOW);

        assertThat(transport.requests()).hasSize(2).allMatch(LIST_ACCOUNT_SUMMARIES::is);
        assertThat(transport.requests().get(1).uri().getQuery()).endsWith("&pageToken=more+of+it+&+all");
    }

    @Test
    void describesPropertiesByReport() {
        world.analytics().property(FixedCall.granted(PropertyId.of("properties/310000001")), FixedCall.NOW);

        assertThat(requests()).hasSize(1).allMatch(RUN_REPORT::is);
    }

    @ParameterizedTest
    @MethodSource("dev.adtools.tools.analytics.AnalyticsCalls#everyKind")
    void readsByReports(String arguments) {
        AnalyticsCalls.on(world).completed(arguments);

        boolean realtime = arguments.contains("\"realtime_report\"");
        assertThat(requests())
                .anyMatch((realtime ? RUN_REALTIME_REPORT : RUN_REPORT)::is)
                .allMatch(it -> RUN_REPORT.is(it) || (realtime && RUN_REALTIME_REPORT.is(it)));
    }

    private List<WireRequest> requests() {
        return world.transport().requests();
    }

    // The annotations are of the version that the connector speaks.
    private static VendorCall call(String method) {
        return VendorCall.of(AnalyticsDataApiProto.getDescriptor(), "BetaAnalyticsData", method);
    }
}
