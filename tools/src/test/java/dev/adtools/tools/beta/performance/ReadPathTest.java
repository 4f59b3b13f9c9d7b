package dev.adtools.tools.beta.performance;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.beta.GetCampaignsDispatch;
import dev.adtools.tools.beta.health.DiagnoseCampaignHealthDispatch;
import dev.adtools.tools.beta.pacing.GetBetaBudgetPacingDispatch;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.operations.performance.GetCrossAccountPerformanceDispatch;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.beta.BetaSettings;
import dev.adtools.tools.platform.beta.RestBetaAds;
import dev.adtools.tools.platform.wire.WireRequest;
import java.net.URI;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

final class ReadPathTest {

    private static final String TIMED_OUT =
            "{\"error\":{\"message\":\"An unknown error occurred\",\"code\":1,\"error_subcode\":1504038}}";

    private static final String ACCOUNT = "\"account_id\":\"act_1700100001\"";

    private final SandboxWorld world = new SandboxWorld();

    @Test
    void namesPlainPages() {
        JsonNode report = report(request -> false, "");

        assertThat(report.path("read_path").asText()).isEqualTo("pages");
        assertThat(report.path("insights").findValuesAsText("code")).doesNotContain("READ_IN_PARTS");
        assertThat(report.at("/rows/0/metrics/reach").asLong()).isPositive();
    }

    @Test
    void namesSmallerPages() {
        JsonNode report = report(request -> query(request).contains("&limit=500"), "");

        assertThat(report.path("read_path").asText()).isEqualTo("smaller_pages");
        assertThat(message(report)).contains("smaller pages");
    }

    @Test
    void namesJoinedRangesAndHasNoReach() {
        JsonNode plain = report(request -> false, "");

        JsonNode report = report(ReadPathTest::isOfThirtyDays, "");

        assertThat(report.path("read_path").asText()).isEqualTo("shorter_ranges");
        assertThat(message(report)).contains("shorter ranges").contains("no reach");
        assertThat(report.at("/rows/0/metrics/reach").isNull()).isTrue();
        assertThat(report.at("/rows/0/metrics/frequency").isNull()).isTrue();
        assertThat(report.path("totals")).isEqualTo(plain.path("totals"));
        assertThat(report.at("/rows/0/metrics/cost_micros")).isEqualTo(plain.at("/rows/0/metrics/cost_micros"));
    }

    @Test
    void keepsTheReachOfJoinedDays() {
        String daily = ",\"daily\":true";

        JsonNode report = report(ReadPathTest::isOfThirtyDays, daily);

        assertThat(report.path("read_path").asText()).isEqualTo("shorter_ranges");
        assertThat(report.path("rows"))
                .isEqualTo(report(request -> false, daily).path("rows"));
    }

    @Test
    void leavesReachOutOfCompactRowsToo() {
        JsonNode report = report(ReadPathTest::isOfThirtyDays, ",\"raw_data\":true");

        // date, campaign_id, campaign_name, impressions, reach
        assertThat(report.at("/columns/4").asText()).isEqualTo("reach");
        assertThat(report.at("/rows/0/4").isNull()).isTrue();
    }

    @Test
    void namesAnAsynchronousReport() {
        JsonNode report = report(ReadPathTest::isInsights, "");

        assertThat(report.path("read_path").asText()).isEqualTo("asynchronous_report");
        assertThat(message(report)).contains("asynchronous report");
        assertThat(report.path("rows")).isEqualTo(report(request -> false, "").path("rows"));
    }

    @Test
    void namesTheWayOfEveryToolThatReadsReports() {
        JsonNode campaigns = ReadCall.data(
                new GetCampaignsDispatch(heavy()),
                "{" + ACCOUNT + ",\"include_metrics\":true,\"date_range\":\"last_7d\"}");
        JsonNode pacing = ReadCall.data(
                new GetBetaBudgetPacingDispatch(heavy(), (query, viewer) -> List.of()), "{" + ACCOUNT + "}");
        JsonNode across = ReadCall.data(
                new GetCrossAccountPerformanceDispatch(world.alpha(), heavy()),
                "{\"beta_account_ids\":[\"act_1700100001\"],\"date_range\":\"last_7d\"}");
        JsonNode health = ReadCall.data(
                new DiagnoseCampaignHealthDispatch(heavy(), (query, viewer) -> List.of()),
                "{\"campaign_id\":\"120210000000000001\"}");

        assertThat(message(campaigns)).contains("asynchronous report");
        assertThat(message(pacing)).contains("asynchronous report");
        assertThat(message(across)).contains("1 account(s) were read in parts.", "asynchronous report");
        assertThat(health.path("read_path").asText()).isEqualTo("asynchronous_report");
    }

    private BetaAds heavy() {
        return ads(ReadPathTest::isInsights);
    }

    private static boolean isInsights(WireRequest request) {
        return request.method().equals("GET") && request.uri().getPath().contains("/act_1700100001/insights");
    }

    private static boolean isOfThirtyDays(WireRequest request) {
        return query(request).contains("\"since\":\"2026-10-21\",\"until\":\"2026-11-19\"");
    }

    private static String query(WireRequest request) {
        String query = request.uri().getQuery();
        return query == null ? "" : query;
    }

    private static String message(JsonNode report) {
        return ReadCall.insight(report, "READ_IN_PARTS").path("message").asText();
    }

    private JsonNode report(Predicate<WireRequest> tooHeavy, String more) {
        return ReadCall.data(
                new GetBetaCampaignPerformanceDispatch(ads(tooHeavy)),
                "{" + ACCOUNT + ",\"date_range\":\"last_30d\"" + more + "}");
    }

    private BetaAds ads(Predicate<WireRequest> tooHeavy) {
        PassingTime time = new PassingTime(FixedCall.NOW);
        ScriptedTransport transport = new ScriptedTransport(request -> tooHeavy.test(request)
                ? response(500, TIMED_OUT)
                : world.transport().exchange(request));
        return new RestBetaAds(new BetaSettings(URI.create("http://beta.invalid"), "v27.0"), transport, time.policy());
    }
}
