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

/** What an automation may rely on in the advice on seeded campaigns. */
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

        assertThat(diagnosis.path("health_score").asText()).isEqualTo("ended");
        assertThat(diagnosis.path("issues").findValuesAsText("code")).isEqualTo(List.of("CAMPAIGN_ENDED"));
    }

    private static JsonNode data(String tool, String arguments) {
        HttpResponse<byte[]> response = service.execute(TOKEN, tool, "{\"arguments\":{" + arguments + "}}");
        assertThat(response.statusCode()).as(Service.json(response).toString()).isEqualTo(200);
        return Service.json(response).path("data");
    }
}
