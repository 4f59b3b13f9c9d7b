package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A budget in a wrong unit is changed for nobody who did not name the currency and ask another person, in any currency. */
class BudgetUnitsIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final long PRESENT = 6000;
    private static final List<Long> MEANT = List.of(PRESENT / 2, PRESENT * 9 / 10, PRESENT, PRESENT * 2);
    private static final List<Long> TOO_HIGH = List.of(10L, 100L);
    private static final String LOGIN = "\"login_customer_id\":\"1002003000\"";
    private static final String FIRST_ACCOUNT = "19001000";
    private static final String FIRST_CAMPAIGN = "120290000000000";
    private static final int FIRST_CURRENCY =
            new Random(Seed.drawn("currencies")).nextInt(BetaCurrency.values().length);

    private static final ItDatabase DATABASE = new ItDatabase();

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;
    private static int planted;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, DATABASE);
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    // All of them at depth; but no currency depends on the database.
    private static Stream<BetaCurrency> currencies() {
        BetaCurrency[] all = BetaCurrency.values();
        int some = ItDatabase.isEmbedded() ? Depth.of("currencies", 12, all.length) : 8;
        return IntStream.range(0, some).mapToObj(i -> all[(FIRST_CURRENCY + i * all.length / some) % all.length]);
    }

    @ParameterizedTest
    @MethodSource("currencies")
    void takesNoBudgetThatIsTooHighWithoutItsCurrency(BetaCurrency currency) {
        String campaign = campaign(currency.name());

        for (long meant : MEANT) {
            for (long factor : TOO_HIGH) {
                long wrong = meant * factor;
                assertThat(rule(change(campaign, wrong, "")))
                        .as(meant + " as " + wrong)
                        .isEqualTo("SUSPICIOUS_UNIT_CHANGE");
                assertThat(rule(change(campaign, wrong, ",\"currency\":\"" + other(currency) + "\"")))
                        .isEqualTo("BUDGET-CURRENCY-2");
            }
        }
        assertThat(budget(campaign)).isEqualTo(PRESENT);
    }

    // Who takes the amount for whole units of a currency that has hundredths asks for a hundredth.
    @ParameterizedTest
    @MethodSource("currencies")
    void takesNoBudgetInUnitsOfTheCurrencyWithoutItsName(BetaCurrency currency) {
        String campaign = campaign(currency.name());

        for (long meant : MEANT) {
            long units = meant / currency.minorPerUnit();
            HttpResponse<byte[]> answer = change(campaign, units, "");

            assertThat(currency.minorPerUnit() == 1 ? "the same unit" : rule(answer))
                    .isIn("the same unit", "SUSPICIOUS_UNIT_CHANGE", "BUDGET-FLOOR-1");
        }
        assertThat(budget(campaign)).isEqualTo(PRESENT);
    }

    @ParameterizedTest
    @MethodSource("currencies")
    void waitsForAnotherPersonEvenWithTheCurrency(BetaCurrency currency) {
        for (long factor : TOO_HIGH) {
            String campaign = campaign(currency.name());
            HttpResponse<byte[]> asked =
                    change(campaign, PRESENT * factor, ",\"currency\":\"" + currency.name() + "\"");
            JsonNode action = Service.json(asked).at("/data/pending_action");

            assertThat(Service.json(asked).at("/data/status").textValue()).isEqualTo("pending_approval");
            assertThat(approve(OPERATOR, action)).isEqualTo(403);
            assertThat(resume(action)).isEqualTo(409);
            assertThat(budget(campaign)).isEqualTo(PRESENT);

            assertThat(approve(approver, action)).isEqualTo(200);
            assertThat(resume(action)).isEqualTo(200);
            assertThat(budget(campaign)).isEqualTo(PRESENT * factor);
        }
    }

    // With three decimals by ISO 4217, and none of beta's currencies.
    @ParameterizedTest
    @ValueSource(strings = {"KWD", "OMR", "TND", "IQD", "LYD"})
    void takesNoBudgetInACurrencyWhoseUnitIsNotKnown(String currency) {
        String campaign = campaign(currency);

        for (long wanted : List.of(PRESENT / 10, PRESENT + 1, PRESENT * 10, PRESENT * 100)) {
            HttpResponse<byte[]> answer = change(campaign, wanted, ",\"currency\":\"" + currency + "\"");

            assertThat(Service.json(answer).at("/error/details/rule").textValue())
                    .isEqualTo("BUDGET-CURRENCY-1");
        }
    }

    @ParameterizedTest
    @CsvSource({"1002003001, USD", "1002003002, EUR", "1002003003, JPY"})
    void warnsOfABudgetOnAlphaThatMayBeTooHigh(String account, String currency) {
        for (int times : List.of(5, 50, 500)) {
            long wrong = daily(account) * times;
            JsonNode checked = data(create(account, wrong, ",\"validate_only\":true"));
            JsonNode made = data(create(account, wrong, ""));

            assertThat(doubt(checked)).startsWith("SUSPICIOUS_UNIT_CHANGE: budget_micros " + wrong + " is ");
            assertThat(doubt(checked)).contains(" " + currency + " a day, which is ", "; if you meant ");
            assertThat(made.get("status").textValue()).isEqualTo("applied");
            assertThat(made.at("/result/campaign/status").textValue()).isEqualTo("PAUSED");
            assertThat(doubt(made)).isEqualTo(doubt(checked));
        }
        assertThat(doubt(data(create(account, daily(account) * 4, ",\"validate_only\":true"))))
                .isEmpty();
    }

    // The account cost nothing yet, and the call has the arguments that are required and no others but the manager.
    @Test
    void createsAFirstCampaignInANewAccount() {
        JsonNode made = data(create("1002003011", 50_000_000, ""));

        assertThat(made.get("status").textValue()).isEqualTo("applied");
        assertThat(doubt(made))
                .isEqualTo(
                        "SUSPICIOUS_UNIT_CHANGE: budget_micros 50000000 is 50.00 USD a day, with nothing to compare it"
                                + " with: the account cost nothing over its last 7 complete days; if you meant 5.00 USD or 0.50"
                                + " USD a day, budget_micros is 5000000 or 500000.");
    }

    @Test
    void showsTheDoubtToApprovers() {
        JsonNode held = data(create("1002003011", 60_000_000, ",\"execution_mode\":\"approval_required\""));
        String id = held.at("/pending_action/id").textValue();
        Browser browser = new Browser(service);
        browser.signIn(approver);

        JsonNode action = Service.json(service.send(service.request(approver, "/api/v1/pending-actions/" + id)));

        assertThat(doubt(held)).contains("60.00 USD a day", "if you meant 6.00 USD or 0.60 USD a day");
        assertThat(doubt(action)).isEqualTo(doubt(held));
        assertThat(browser.page("/console/approvals/" + id).text()).contains(doubt(held));
    }

    @ParameterizedTest
    @CsvSource({"currency, USD", "reason, Because"})
    void takesNoArgumentBesideThoseOfTheCreation(String name, String value) {
        HttpResponse<byte[]> refused = create("1002003001", 50_000_000, ",\"" + name + "\":\"" + value + "\"");

        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(Service.json(refused)
                        .at("/error/details/violations/0/pointer")
                        .textValue())
                .isEqualTo("/" + name);
    }

    @ParameterizedTest
    @CsvSource({"1002003001, USD, EUR", "1002003002, EUR, USD", "1002003003, JPY, USD"})
    void enablesNothingOnAlphaThatIsTooHighWithoutItsCurrency(String account, String currency, String other) {
        String named = ",\"currency\":\"" + currency + "\"";
        String campaign = Service.json(create(account, daily(account) * 50, ""))
                .at("/data/result/campaign/id")
                .textValue();
        String campaignOf = "\"account_id\":\"" + account + "\"," + LOGIN + ",\"campaign_id\":\"" + campaign + "\"";

        assertThat(rule(execute("enable_alpha_campaign", campaignOf))).isEqualTo("SUSPICIOUS_UNIT_CHANGE");
        assertThat(rule(execute("enable_alpha_campaign", campaignOf + ",\"currency\":\"" + other + "\"")))
                .isEqualTo("STATUS-CURRENCY-1");

        JsonNode asked = Service.json(execute("enable_alpha_campaign", campaignOf + named));
        assertThat(asked.at("/data/status").textValue()).as(asked.toString()).isEqualTo("pending_approval");
        assertThat(approve(OPERATOR, asked.at("/data/pending_action"))).isEqualTo(403);
        assertThat(resume(asked.at("/data/pending_action"))).isEqualTo(409);
    }

    // Nothing was spent in such an account, so there is nothing to compare with.
    @ParameterizedTest
    @MethodSource("currencies")
    void enablesNothingOnBetaThatIsTooHighWithoutItsCurrency(BetaCurrency currency) {
        String campaign = campaign(currency.name(), "PAUSED");
        String arguments = "\"campaign_id\":\"" + campaign + "\"";

        assertThat(rule(execute("enable_beta_campaign", arguments))).isEqualTo("SUSPICIOUS_UNIT_CHANGE");
        assertThat(rule(execute("enable_beta_campaign", arguments + ",\"currency\":\"" + other(currency) + "\"")))
                .isEqualTo("STATUS-CURRENCY-2");
        assertThat(Service.json(execute("enable_beta_campaign", arguments + ",\"currency\":\"" + currency + "\""))
                        .at("/data/status")
                        .textValue())
                .isEqualTo("pending_approval");
    }

    private static JsonNode data(HttpResponse<byte[]> answer) {
        assertThat(answer.statusCode())
                .as(new String(answer.body(), StandardCharsets.UTF_8))
                .isEqualTo(200);
        return Service.json(answer).get("data");
    }

    private static String doubt(JsonNode data) {
        for (JsonNode warning : data.get("warnings")) {
            if (warning.textValue().startsWith("SUSPICIOUS_UNIT_CHANGE")) {
                return warning.textValue();
            }
        }
        return "";
    }

    // Whole tens after a multiplication by five, so that a tenth of the amount is one that the currency has.
    private static long daily(String account) {
        String arguments =
                "\"account_id\":\"" + account + "\"," + LOGIN + ",\"level\":\"account\",\"date_range\":\"last_7d\"";
        long week = Service.json(execute("get_alpha_campaign_performance", arguments))
                .at("/data/totals/cost_micros")
                .longValue();
        return (week / 7 / 20_000_000 + 1) * 20_000_000;
    }

    private static HttpResponse<byte[]> create(String account, long micros, String more) {
        planted++;
        return execute(
                "create_alpha_app_campaign",
                "\"account_id\":\"" + account + "\",\"name\":\"Wrong " + planted + "\",\"budget_micros\":" + micros
                        + ",\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"," + LOGIN + more);
    }

    private static HttpResponse<byte[]> execute(String tool, String arguments) {
        return service.execute(OPERATOR, tool, "{\"arguments\":{" + arguments + "}}");
    }

    private static String other(BetaCurrency currency) {
        return currency == BetaCurrency.USD ? "EUR" : "USD";
    }

    /** Adds an account in a currency to the embedded platform, with a campaign. */
    private static String campaign(String currency) {
        return campaign(currency, "ACTIVE");
    }

    private static String campaign(String currency, String status) {
        planted++;
        String account = FIRST_ACCOUNT + (1000 + planted);
        String id = FIRST_CAMPAIGN + (1000 + planted);
        plant(
                "",
                "ad_account",
                "act_" + account,
                "{\"id\":\"act_" + account + "\",\"account_id\":\"" + account + "\",\"name\":\"In " + currency
                        + "\",\"currency\":\"" + currency
                        + "\",\"timezone_name\":\"Europe/Berlin\",\"account_status\":1,"
                        + "\"disable_reason\":0,\"min_daily_budget\":10}");
        plant(
                "act_" + account,
                "campaign",
                id,
                "{\"id\":\"" + id + "\",\"account_id\":\"" + account + "\",\"name\":\"One\","
                        + "\"objective\":\"OUTCOME_SALES\",\"status\":\"" + status + "\",\"configured_status\":\""
                        + status + "\"," + "\"effective_status\":\"" + status + "\",\"buying_type\":\"AUCTION\","
                        + "\"created_time\":\"2026-09-01T08:30:00+0000\",\"updated_time\":\"2026-09-01T08:30:00+0000\","
                        + "\"start_time\":\"2026-09-01T08:30:00+0000\",\"special_ad_categories\":[],"
                        + "\"daily_budget\":\"" + PRESENT + "\",\"budget_remaining\":\"3000\"}");
        return id;
    }

    private static void plant(String account, String kind, String id, String json) {
        DATABASE.change(
                folder.resolve("data"),
                "INSERT INTO sandbox_entity (platform, account, kind, id, json) VALUES ('beta', '" + account + "', '"
                        + kind + "', '" + id + "', '" + json + "')");
    }

    private static HttpResponse<byte[]> change(String campaign, long minor, String more) {
        return service.execute(
                OPERATOR,
                "update_campaign_budget",
                "{\"arguments\":{\"campaign_id\":\"" + campaign + "\",\"daily_budget\":" + minor + more + "}}");
    }

    private static String rule(HttpResponse<byte[]> refused) {
        assertThat(refused.statusCode())
                .as(new String(refused.body(), StandardCharsets.UTF_8))
                .isEqualTo(422);
        return Service.json(refused).at("/error/details/violations/0/rule").textValue();
    }

    private static long budget(String campaign) {
        String json = "SELECT CAST(" + value() + " AS bigint) FROM sandbox_entity WHERE kind = 'campaign' AND id = '"
                + campaign + "'";
        return DATABASE.number(folder.resolve("data"), json);
    }

    private static String value() {
        return ItDatabase.isEmbedded() ? "json_extract(json, '$.daily_budget')" : "json::json ->> 'daily_budget'";
    }

    private static int approve(String token, JsonNode action) {
        return service.send(service.request(
                                token,
                                "/api/v1/pending-actions/" + action.get("id").textValue() + "/approve")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{\"payload_hash\":" + action.get("payload_hash") + "}")))
                .statusCode();
    }

    private static int resume(JsonNode action) {
        return service.execute(
                        OPERATOR,
                        "resume_workflow_after_approval",
                        "{\"arguments\":{\"pending_action_id\":" + action.get("id") + ",\"payload_hash\":"
                                + action.get("payload_hash") + "}}")
                .statusCode();
    }
}
