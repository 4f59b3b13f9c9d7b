package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reports on some campaigns say which of them the account does not have. */
class CampaignFilterIT {

    private static final String TOKEN = "operator-token-of-the-environment-0001";
    private static final String UNKNOWN = "999999999";

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

    @ParameterizedTest
    @CsvSource({
        "get_alpha_campaign_performance, 1002003001, 12000000002, ''",
        "get_alpha_campaign_performance, 1002003001, 12000000002, raw_data",
        "get_alpha_budget_pacing, 1002003001, 12000000002, ''",
        "get_alpha_budget_pacing, 1002003001, 12000000002, raw_data",
        "get_beta_campaign_performance, act_1700100001, 120210000000000001, ''",
        "get_beta_campaign_performance, act_1700100001, 120210000000000001, raw_data",
        "get_beta_budget_pacing, act_1700100001, 120210000000000001, ''",
        "get_beta_budget_pacing, act_1700100001, 120210000000000001, raw_data"
    })
    void nameThoseThatTheAccountDoesNotHave(String tool, String account, String known, String shape) {
        String more = shape.isEmpty() ? "" : ",\"" + shape + "\":true";

        HttpResponse<byte[]> some = read(tool, account, "\"" + known + "\",\"" + UNKNOWN + "\"", more);
        HttpResponse<byte[]> one = read(tool, account, "\"" + known + "\"", more);
        HttpResponse<byte[]> none = read(tool, account, "\"" + UNKNOWN + "\"", more);

        JsonNode data = Service.json(some).get("data");
        assertThat(data.get("unknown_campaign_ids").toString()).isEqualTo("[\"" + UNKNOWN + "\"]");
        assertThat(Service.json(one).at("/data/unknown_campaign_ids")).isEmpty();
        assertThat(data.get("rows")).isEqualTo(Service.json(one).at("/data/rows"));
        assertThat(none.statusCode()).isEqualTo(404);
        assertThat(Service.json(none).at("/error/code").textValue()).isEqualTo("NOT_FOUND");
        assertThat(Service.json(none).at("/error/message").textValue()).contains("campaign_ids");
    }

    private static HttpResponse<byte[]> read(String tool, String account, String campaigns, String more) {
        return service.execute(
                TOKEN,
                tool,
                "{\"arguments\":{\"account_id\":\"" + account + "\",\"campaign_ids\":[" + campaigns + "]" + more
                        + "}}");
    }
}
