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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Details of a refusal say how to mend it, where the platform told that or the service could find it out. */
class RefusedByPlatformIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String CREATION = "\"name\":\"Trails\",\"app_id\":\"com.example.app\","
            + "\"app_store\":\"ALPHA_APP_STORE\",\"validate_only\":true,";

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
        "get_alpha_campaigns, ''",
        "get_alpha_budget_pacing, ''",
        "pause_alpha_campaign, ',\"campaign_id\":\"12000000002\"'",
        "enable_alpha_campaign, ',\"campaign_id\":\"12000000002\"'",
    })
    void namesTheManagerAccountInPlaceOfAWrongOne(String tool, String more) {
        JsonNode error = refused(tool, "\"account_id\":\"1002003002\",\"login_customer_id\":\"1002003001\"" + more);

        assertThat(error.at("/details/login_customer_id").textValue()).isEqualTo("1002003000");
        assertThat(error.at("/details/platform_errors/0/pointer").textValue()).isEqualTo("/login_customer_id");
        assertThat(error.get("message").textValue()).contains("login_customer_id", "1002003000");
    }

    @Test
    void namesTheManagerAccountBeforeAnythingIsCreated() {
        JsonNode error = refused(
                "create_alpha_app_campaign",
                CREATION + "\"account_id\":\"1002003003\",\"login_customer_id\":\"1002003001\","
                        + "\"budget_micros\":5000000000");

        assertThat(error.at("/details/login_customer_id").textValue()).isEqualTo("1002003000");
    }

    @Test
    void findsTheManagerAccountThatWasLeftOut() {
        String account = "\"account_id\":\"1002003003\"";
        String creation = CREATION.replace("\"validate_only\":true,", "") + account + ",\"budget_micros\":5000000000";

        HttpResponse<byte[]> read = service.execute(TOKEN, "get_alpha_campaigns", "{\"arguments\":{" + account + "}}");
        HttpResponse<byte[]> made =
                service.execute(TOKEN, "create_alpha_app_campaign", "{\"arguments\":{" + creation + "}}");

        assertThat(read.statusCode()).as(Service.json(read).toString()).isEqualTo(200);
        assertThat(Service.json(made).at("/data/status").textValue())
                .as(Service.json(made).toString())
                .isEqualTo("applied");
    }

    @Test
    void tellsTheLeastBudgetAndTheArgument() {
        JsonNode error = refused(
                "create_alpha_app_campaign", CREATION + "\"account_id\":\"1002003001\",\"budget_micros\":10000");
        JsonNode details = error.get("details");

        assertThat(error.get("message").textValue()).endsWith("The least is 1000000 micros (1.00 USD) a day.");
        assertThat(details.at("/minimum_daily_budget/amount_minor").longValue()).isEqualTo(100);
        assertThat(details.at("/minimum_daily_budget/amount_major").textValue()).isEqualTo("1.00");
        assertThat(details.at("/minimum_daily_budget/currency").textValue()).isEqualTo("USD");
        assertThat(details.at("/minimum_daily_budget/amount_micros").longValue())
                .isEqualTo(1_000_000);
        assertThat(details.at("/platform_errors/0/pointer").textValue()).isEqualTo("/budget_micros");
    }

    @Test
    void tellsTheLeastBudgetOfAnAccountOnBeta() {
        JsonNode details = refused(
                        "update_campaign_budget",
                        "\"campaign_id\":\"120210000000000091\",\"daily_budget\":149,\"currency\":\"JPY\"")
                .get("details");

        assertThat(details.at("/minimum_daily_budget/currency").textValue()).isEqualTo("JPY");
        assertThat(details.at("/minimum_daily_budget/amount_minor").longValue()).isEqualTo(150);
        assertThat(details.at("/minimum_daily_budget/amount_major").textValue()).isEqualTo("150");
        assertThat(details.at("/violations/0/pointer").textValue()).isEqualTo("/daily_budget");
    }

    @Test
    void tellsTheLeastBudgetInACurrencyWithoutCents() {
        JsonNode error = refused(
                "create_alpha_app_campaign",
                CREATION
                        + "\"account_id\":\"1002003003\",\"login_customer_id\":\"1002003000\",\"budget_micros\":99000000");

        assertThat(error.get("message").textValue()).endsWith("The least is 100000000 micros (100 JPY) a day.");
        assertThat(error.at("/details/minimum_daily_budget/amount_minor").longValue())
                .isEqualTo(100);
    }

    private static JsonNode refused(String tool, String arguments) {
        HttpResponse<byte[]> answer = service.execute(TOKEN, tool, "{\"arguments\":{" + arguments + "}}");
        assertThat(answer.statusCode()).as(Service.json(answer).toString()).isEqualTo(422);
        return Service.json(answer).get("error");
    }
}
