package dev.adtools.tools.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PublishedSchema;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.Analytics;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;

/** Calls {@code alpha_analytics} as the pipeline does: text in, decoded, handled and encoded by generated code. */
public final class AnalyticsCalls {

    public static final String US = "\"property_id\":\"properties/310000001\"";

    private static final String CUSTOM =
            ",\"dimensions\":[\"date\",\"city\"],\"metrics\":[\"sessions\",\"bounceRate\",\"totalRevenue\"]";

    private final AlphaAnalyticsDispatch tool;

    private AnalyticsCalls(Analytics analytics) {
        tool = new AlphaAnalyticsDispatch(analytics);
    }

    /** Makes calls that reach a sandbox. */
    public static AnalyticsCalls on(SandboxWorld world) {
        return on(world.analytics());
    }

    static AnalyticsCalls on(Analytics analytics) {
        return new AnalyticsCalls(analytics);
    }

    /** Returns arguments for every action and every kind of request that there is. */
    public static Stream<String> everyKind() {
        Stream<String> plain = Arrays.stream(ReportAction.values()).map(action -> execute(action.wireName(), ""));
        return Stream.concat(
                plain,
                Stream.of(
                        execute("session_report", ",\"compare_previous\":true,\"date_range\":\"last_7d\",\"limit\":3"),
                        execute("session_report", ",\"order_by\":{\"metric\":\"bounceRate\",\"desc\":false}"),
                        execute(
                                "geo_report",
                                ",\"dimension_filter\":{\"field\":\"country\",\"match\":\"in\","
                                        + "\"values\":[\"Germany\",\"Japan\"]}"),
                        execute(
                                "event_report",
                                ",\"dimension_filter\":{\"field\":\"eventName\",\"match\":\"exact\","
                                        + "\"value\":\"purchase\"}"),
                        execute(
                                "page_report",
                                ",\"dimension_filter\":{\"field\":\"pagePath\","
                                        + "\"match\":\"begins_with\",\"value\":\"/boots\"},\"offset\":1"),
                        execute(
                                "campaign_report",
                                ",\"dimension_filter\":{\"field\":\"sessionCampaignName\","
                                        + "\"match\":\"contains\",\"value\":\"a\"},\"currency\":\"JPY\""),
                        execute("landing_page_report", "").replace("310000001", "310000003"),
                        execute("geo_report", ",\"date_range\":\"last_90d\"").replace("310000001", "310000002"),
                        execute("landing_page_report", ",\"date_range\":\"last_90d\"")
                                .replace("310000001", "310000003")));
    }

    static String execute(String action, String more) {
        return "{\"operation\":\"execute\",\"action\":\"" + action + "\"," + US
                + (action.equals("custom_report") ? CUSTOM : "") + more + "}";
    }

    /** Returns what a caller sees, which must be as the catalog says. */
    public JsonNode completed(String arguments) {
        AnalyticsAnswer answer = outcome(arguments).<AnalyticsAnswer>fold(it -> it, error -> {
            throw new AssertionError(error.toString());
        });
        PublishedSchema.Checked checked = PublishedSchema.check(tool, out -> tool.encode(answer, out));
        assertThat(checked.errors()).isEmpty();
        return checked.answer();
    }

    ToolError failed(String arguments) {
        return outcome(arguments)
                .<ToolError>fold(
                        answer -> {
                            throw new AssertionError(answer.toString());
                        },
                        error -> error);
    }

    Outcome<AnalyticsAnswer> outcome(String arguments) {
        ArgumentReader reader = new ArgumentReader(arguments.getBytes(StandardCharsets.UTF_8), 0);
        AlphaAnalytics decoded = tool.decode(reader);
        assertThat(reader.violations()).as(arguments).isEmpty();
        return tool.read(Objects.requireNonNull(decoded), FixedCall.unlimited());
    }
}
