package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Money that a call states, held against the account that it names. */
class StatedMoneyIT {

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

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            beta  | "account_id":"act_1700100001","currency":"USD","daily_budget":4000       | pass |
            beta  | "account_id":"act_1700100001","currency":"EUR","daily_budget":4000       | fail | CMP-CUR-2
            beta  | "account_id":"act_1700100002","currency":"USD","daily_budget":4000       | fail | CMP-CUR-2
            beta  | "account_id":"act_1700100002","daily_budget":500000000                   | fail | CMP-BUD-9
            beta  | "account_id":"act_1700100002","currency":"EUR","daily_budget":500000000  | warn | CMP-BUD-9
            beta  | "account_id":"act_1700199999","currency":"EUR","daily_budget":4000       | warn | CMP-ACC-2
            alpha | "account_id":"1002003001","currency":"USD","budget_micros":50000000      | pass |
            alpha | "account_id":"1002003001","currency":"JPY","budget_micros":50000000      | fail | ACM-CUR-2
            alpha | "account_id":"1002003003","login_customer_id":"1002003000","currency":"USD","budget_micros":50000000 | fail | ACM-CUR-2
            alpha | "account_id":"1002003001","budget_micros":5000000000000                  | fail | ACM-BUD-3
            alpha | "account_id":"1002003001","currency":"USD","budget_micros":5000000000000 | warn | ACM-BUD-3
            alpha | "account_id":"1002003000","currency":"USD","budget_micros":50000000      | fail | ACM-ACC-2
            alpha | "account_id":"1112223333","currency":"USD","budget_micros":50000000      | warn | ACM-ACC-2
            """)
    void holdsADraftAgainstTheAccountThatItNames(String platform, String money, String verdict, @Nullable String rule) {
        String sound = platform.equals("beta")
                ? "\"name\":\"Spring\",\"objective\":\"OUTCOME_SALES\",\"special_ad_categories\":[],"
                : "\"name\":\"Spring\",\"app_store\":\"ALPHA_APP_STORE\",\"app_id\":\"com.example.app\",";

        JsonNode found =
                data("validate_campaign_draft", "\"platform\":\"" + platform + "\",\"draft\":{" + sound + money + "}");

        List<String> rules = new ArrayList<>();
        List.of("errors", "warnings").forEach(it -> rules.addAll(found.path(it).findValuesAsText("rule")));
        assertThat(rules).isEqualTo(rule == null ? List.of() : List.of(rule));
        assertThat(found.path("verdict").asText()).isEqualTo(verdict);
        assertThat(found.path("source").textValue()).isEqualTo("sandbox");
    }

    @Test
    void readsAnAccountThroughItsManager() {
        JsonNode found =
                data("validate_campaign_draft", "\"platform\":\"alpha\",\"draft\":{\"account_id\":\"1002003003\"}");

        assertThat(found.path("warnings").findValuesAsText("rule")).doesNotContain("ACM-ACC-2");
    }

    @Test
    void saysBothUnitsOfABudgetThatMayBeInAnother() {
        JsonNode found = data(
                "validate_campaign_draft", "\"draft\":{\"account_id\":\"act_1700100001\",\"daily_budget\":500000000}");

        assertThat(found.path("errors"))
                .filteredOn(it -> it.path("rule").asText().equals("CMP-BUD-9"))
                .singleElement()
                .satisfies(error -> {
                    assertThat(error.path("field").textValue()).isEqualTo("/draft/daily_budget");
                    assertThat(error.path("message").textValue())
                            .contains("500000000 minor units (5000000.00 USD) a day", "mean daily cost")
                            .contains("50000000 minor units (500000.00 USD) or 5000000 minor units (50000.00 USD)");
                    assertThat(error.path("fix").textValue()).contains("\"currency\": \"USD\"");
                });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "currency":"JPY", |                   | /currency
                              | ,"currency":"JPY" | /rows
            """)
    void refusesRowsInAnotherCurrencyThanTheAccounts(@Nullable String stated, @Nullable String inRow, String pointer) {
        String row = "{\"search_term\":\"boots\",\"impressions\":9,\"clicks\":9,\"cost_micros\":5,\"conversions\":1"
                + (inRow == null ? "" : inRow) + "}";

        HttpResponse<byte[]> response = execute(
                "analyze_search_terms",
                "\"account_id\":\"1002003001\"," + (stated == null ? "" : stated) + "\"rows\":[" + row + "]");

        JsonNode violation = Service.json(response).at("/error/details/violations/0");
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(violation.path("rule").textValue()).isEqualTo("ST-CUR-1");
        assertThat(violation.path("pointer").textValue()).isEqualTo(pointer);
        assertThat(violation.path("message").textValue()).contains("USD", "JPY");
    }

    private static JsonNode data(String tool, String arguments) {
        HttpResponse<byte[]> response = execute(tool, arguments);
        assertThat(response.statusCode()).as(Service.json(response).toString()).isEqualTo(200);
        return Service.json(response).path("data");
    }

    private static HttpResponse<byte[]> execute(String tool, String arguments) {
        return service.execute(TOKEN, tool, "{\"arguments\":{" + arguments + "}}");
    }
}
