package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The advice on seeded campaigns that an automation may act on. */
class AdviceIT {

    private static final String TOKEN = "the first operator's token, long enough";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, TOKEN, new ItDatabase());
        app.before();
        service = Service.of(app);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void blamesACampaignThatSpendsWithoutAnInstall() {
        JsonNode diagnosis = data("diagnose_campaign_health", "\"campaign_id\":\"120210000000000046\"");

        assertThat(diagnosis.at("/metrics/conversions").asInt()).isZero();
        assertThat(diagnosis.at("/metrics/spend_minor").asLong()).isPositive();
        assertThat(diagnosis.path("issues").findValuesAsText("code")).contains("NO_CONVERSIONS");
        assertThat(Integer.parseInt(diagnosis.path("health_score").asText())).isLessThan(60);
        assertThat(diagnosis.path("grade").asText()).isIn("D", "F");
    }

    @Test
    void callsACampaignEndedWhoseEndHasPassed() {
        JsonNode diagnosis = data("diagnose_campaign_health", "\"campaign_id\":\"120210000000000003\"");
        JsonNode pacing = data(
                "get_beta_budget_pacing",
                "\"account_id\":\"act_1700100001\",\"campaign_ids\":[\"120210000000000003\"]");

        assertThat(diagnosis.path("health_score").asText()).isEqualTo("ended");
        assertThat(diagnosis.path("issues").findValuesAsText("code")).isEqualTo(List.of("CAMPAIGN_ENDED"));
        assertThat(pacing.at("/rows/0/pace/status").asText()).isEqualTo("ended");
    }

    @Test
    void callsNothingOnTrackThatIsFarFromIt() {
        JsonNode rows = data("get_beta_budget_pacing", "\"account_id\":\"act_1700100001\",\"limit\":500")
                .path("rows");

        assertThat(rows).isNotEmpty().allSatisfy(row -> {
            long expected = row.at("/pace/expected_minor").asLong();
            long spent = row.at("/pace/spent_before_today_minor").asLong();
            boolean isNear = Math.abs(spent - expected) * 10 <= expected + 10;
            assertThat(isNear || !row.at("/pace/status").asText().equals("on_track"))
                    .as(row.toString())
                    .isTrue();
        });
    }

    private static JsonNode data(String tool, String arguments) {
        HttpResponse<byte[]> response = service.execute(TOKEN, tool, "{\"arguments\":{" + arguments + "}}");
        assertThat(response.statusCode()).as(Service.json(response).toString()).isEqualTo(200);
        return Service.json(response).path("data");
    }
}
