package dev.adtools.tools.beta.performance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.tools.fixtures.BetaInsightsScript;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.wire.WireJson;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OtherConversionsTest {

    private static final String CUSTOM = "offsite_conversion.custom.1234567890";
    private static final String STARTED = "onsite_conversion.messaging_conversation_started_7d";

    private final BetaInsightsScript script = new BetaInsightsScript();

    OtherConversionsTest() {
        rows(
                action(CUSTOM, 9) + "," + action("omni_complete_registration", 7) + ","
                        + action("complete_registration", 7) + "," + action("link_click", 40),
                action(CUSTOM, 2) + "," + action(STARTED, 22));
    }

    @Test
    void listsConversionsThatAreNotCounted() {
        JsonNode report = report("");

        // 9 + 2 of the custom one, in two campaigns
        assertThat(report.path("other_actions")).isEqualTo(WireJson.value("""
                [{"action":"onsite_conversion.messaging_conversation_started_7d","conversion":"messages","count":22},
                 {"action":"offsite_conversion.custom.1234567890","conversion":"custom_1234567890","count":11},
                 {"action":"omni_complete_registration","conversion":"registrations","count":7}]"""));
        assertThat(report.at("/totals/conversions").asInt()).isZero();
        assertThat(report.path("insights").findValuesAsText("code")).doesNotContain("NO_CONVERSIONS");
        assertThat(ReadCall.insight(report, "OTHER_CONVERSIONS").path("message").asText())
                .isEqualTo(
                        "There are no purchases, leads and app installs, but other conversions: 22 of messages, 11 of"
                                + " custom_1234567890, 7 of registrations. Set conversion to one of these words to count it.");
    }

    @ParameterizedTest
    @CsvSource({
        "custom_1234567890, 11, 9, offsite_conversion.custom.1234567890",
        "registrations, 7, 7, omni_complete_registration",
        "messages, 22, 0, onsite_conversion.messaging_conversation_started_7d"
    })
    void countsTheConversionThatIsNamed(String conversion, int total, int first, String counted) {
        JsonNode report = report(",\"sort\":\"cost_micros\",\"conversion\":\"" + conversion + "\"");

        assertThat(report.at("/totals/conversions").asInt()).isEqualTo(total);
        assertThat(report.at("/rows/0/metrics/conversions").asInt()).isEqualTo(first);
        assertThat(report.path("counted_actions")).isEqualTo(WireJson.value("[\"" + counted + "\"]"));
        assertThat(report.path("conversion").asText()).isEqualTo(conversion);
        assertThat(report.path("other_actions").findValuesAsText("conversion"))
                .hasSize(2)
                .doesNotContain(conversion);
        assertThat(report.path("insights").findValuesAsText("code"))
                .doesNotContain("NO_CONVERSIONS", "OTHER_CONVERSIONS");
    }

    @Test
    void addsUpTheRegistrationsOfAPixelAndAnApp() {
        rows(
                action("offsite_conversion.fb_pixel_complete_registration", 3),
                action("app_custom_event.fb_mobile_complete_registration", 5));

        JsonNode report = report(",\"conversion\":\"registrations\"");

        assertThat(report.at("/totals/conversions").asInt()).isEqualTo(8);
    }

    @Test
    void saysThatThereAreNoneWhenNoKindIsThere() {
        rows(action("link_click", 40), action("post_engagement", 3));

        JsonNode report = report("");

        assertThat(report.path("other_actions")).isEmpty();
        assertThat(report.path("insights").findValuesAsText("code")).contains("NO_CONVERSIONS");
    }

    @Test
    void countsAllAsPurchasesLeadsAndInstalls() {
        rows(
                action(CUSTOM, 9) + "," + action("purchase", 2) + "," + action("lead", 3),
                action("mobile_app_install", 4));

        JsonNode report = report("");

        assertThat(report.at("/totals/conversions").asInt()).isEqualTo(9);
        assertThat(report.path("insights").findValuesAsText("code")).doesNotContain("OTHER_CONVERSIONS");
        assertThat(report.at("/other_actions/0/count").asInt()).isEqualTo(9);
    }

    @ParameterizedTest
    @CsvSource({
        "purchase, did you mean purchases?",
        "custom_, or custom_ and the id of a custom conversion",
        "custom_12a, or custom_ and the id of a custom conversion",
        "offsite_conversion.custom.12, did you mean custom_12?",
        "12, did you mean custom_12?"
    })
    void namesTheWordThatWasMeant(String conversion, String end) {
        ArgumentReader reader = new ArgumentReader(
                arguments(",\"conversion\":\"" + conversion + "\"").getBytes(StandardCharsets.UTF_8), 0);

        tool().decode(reader);

        assertThat(reader.violations()).singleElement().satisfies(violation -> {
            assertThat(violation.rule()).isEqualTo("pattern");
            assertThat(violation.message())
                    .startsWith("must be one of all, purchases, leads, app_installs, registrations, messages")
                    .endsWith(end);
        });
    }

    private void rows(String first, String second) {
        script.rows(
                "campaign",
                row("120210000000000001", "10.00", first) + "," + row("120210000000000002", "20.00", second));
    }

    private static String row(String campaign, String spend, String actions) {
        return "{\"campaign_id\":\"" + campaign
                + "\",\"campaign_name\":\"Sale\",\"impressions\":\"100\",\"clicks\":\"40\",\"spend\":\"" + spend
                + "\",\"actions\":[" + actions + "]}";
    }

    private static String action(String type, int count) {
        return "{\"action_type\":\"" + type + "\",\"value\":\"" + count + "\"}";
    }

    private JsonNode report(String more) {
        return ReadCall.data(tool(), arguments(more));
    }

    private static String arguments(String more) {
        return "{\"account_id\":\"" + BetaInsightsScript.ACCOUNT + "\",\"date_range\":\"2026-11-01..2026-11-07\"" + more
                + "}";
    }

    private GetBetaCampaignPerformanceDispatch tool() {
        return new GetBetaCampaignPerformanceDispatch(SandboxWorld.beta(script.transport()));
    }
}
