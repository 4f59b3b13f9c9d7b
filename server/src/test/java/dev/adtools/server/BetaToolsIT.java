package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tools on beta as a caller meets them, on the sandbox. */
class BetaToolsIT {

    private static final String NO_DAYS = ",\"date_range\":{\"since\":\"2026-11-02\",\"until\":\"2026-11-01\"}";

    private static final String TOKEN = "the first operator's token, long enough";
    private static final String CAMPAIGN = "\"campaign_id\":\"120210000000000001\"";

    private static final String SETUP = "\"account_id\":\"act_1700100001\",\"pixel_id\":\"1480220000000004\","
            + "\"lead_form\":{\"page_id\":\"104220000000001\",\"id\":\"1590330000000107\"}";
    private static final String DRAFT = "\"draft\":{\"account_id\":\"act_1700100001\","
            + "\"product_catalog_id\":\"1660440000000001\",\"product_set_id\":\"1770550000000103\"}";

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
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    diagnose_campaign_health      | "campaign_id":"120210000000000001"
                    diagnose_campaign_health      | "campaign_id":"120210000000000001","raw_data":true
                    diagnose_campaign_health      | "campaign_id":"120210000000000001","snapshot":{"cost_minor":1}
                    get_beta_campaign_performance | "account_id":"act_1700100001","compare_previous":true
                    get_beta_campaign_performance | "account_id":"act_1700100001","level":"ad","daily":true,"raw_data":true
                    get_beta_budget_pacing        | "account_id":"act_1700100003"
                    get_beta_budget_pacing        | "account_id":"act_1700100003","raw_data":true
                    get_campaigns                 | "account_id":"act_1700100001","include_metrics":true
                    get_cross_account_performance | "alpha_account_ids":["1002003001"],"beta_account_ids":["act_1700100003"]
                    get_cross_account_performance | "beta_account_ids":["act_1700100003"],"by":"week","raw_data":true
                    list_beta_ad_sets             | "account_id":"act_1700100001","campaign_id":"120210000000000002"
                    list_beta_ad_sets             | "account_id":"act_1700100003","raw_data":true
                    list_beta_ads                 | "account_id":"act_1700100001","ad_set_id":"120220000000000200"
                    list_beta_ads                 | "account_id":"act_1700100003","raw_data":true
                    list_beta_pixels              | "account_id":"act_1700100001"
                    list_beta_pixels              | "account_id":"act_1700100001","raw_data":true
                    list_beta_pages               | "account_id":"act_1700100001"
                    list_beta_pages               | "account_id":"act_1700100001","raw_data":true
                    list_beta_lead_forms          | "account_id":"act_1700100001","page_id":"104220000000001"
                    list_beta_lead_forms          | "account_id":"act_1700100001","page_id":"104220000000001","raw_data":true
                    list_beta_catalogs            | "account_id":"act_1700100003"
                    list_beta_catalogs            | "account_id":"act_1700100003","raw_data":true
                    update_campaign_budget        | "campaign_id":"120210000000000001","daily_budget":9000,"validate_only":true
                    validate_beta_conversion_setup | "pixel_id":"1480220000000001"
                    validate_beta_conversion_setup | "account_id":"act_1700100001","pixel_id":"1480220000000004","lead_form":{"page_id":"104220000000001","id":"1590330000000107"},"verify":true
                    validate_beta_catalog_ad_draft | "draft":{"account_id":"act_1700100003","product_catalog_id":"1660440000000001","product_set_id":"1770550000000103"},"verify":true
                    """)
    void answersAsTheOutputSchemaSays(String tool, String arguments) throws IOException {
        HttpResponse<byte[]> response = execute(TOKEN, tool, arguments);

        JsonNode answer = Service.json(response);
        assertThat(response.statusCode()).as(answer.toString()).isEqualTo(200);
        assertThat(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(document(tool).get("outputSchema"))
                        .validate(answer.get("data")))
                .isEmpty();
    }

    @Test
    void showsAChangeOfABudgetWithoutMakingIt() {
        long before = budget();

        JsonNode data = Service.json(execute(
                        TOKEN,
                        "update_campaign_budget",
                        CAMPAIGN + ",\"daily_budget\":" + (before + 100) + ",\"validate_only\":true"))
                .get("data");

        assertThat(data.get("status").textValue()).isEqualTo("validated");
        assertThat(data.at("/diff/0/field").textValue()).isEqualTo("daily_budget");
        assertThat(data.at("/diff/0/before").longValue()).isEqualTo(before);
        assertThat(data.at("/diff/0/after").longValue()).isEqualTo(before + 100);
        assertThat(data.at("/spend/daily_delta/amount_major").textValue()).isEqualTo("1.00");
        assertThat(data.get("result").isNull()).isTrue();
        assertThat(budget()).isEqualTo(before);
    }

    @Test
    void holdsEveryChangeOfABudget() {
        long before = budget();

        HttpResponse<byte[]> held =
                execute(TOKEN, "update_campaign_budget", CAMPAIGN + ",\"daily_budget\":" + (before + 100));
        HttpResponse<byte[]> same = execute(TOKEN, "update_campaign_budget", CAMPAIGN + ",\"daily_budget\":" + before);

        assertThat(held.statusCode()).isEqualTo(200);
        assertThat(Service.json(held).at("/data/status").textValue()).isEqualTo("pending_approval");
        assertThat(Service.json(same).at("/data/status").textValue()).isEqualTo("no_change");
        assertThat(budget()).isEqualTo(before);
    }

    @Test
    void findsNoCampaignOutsideTheTokensAccounts() {
        String limited = tokenFor("act_1700100003");

        HttpResponse<byte[]> diagnosis = execute(limited, "diagnose_campaign_health", CAMPAIGN);
        HttpResponse<byte[]> budget =
                execute(limited, "update_campaign_budget", CAMPAIGN + ",\"daily_budget\":9000,\"validate_only\":true");
        HttpResponse<byte[]> named =
                execute(limited, "get_beta_campaign_performance", "\"account_id\":\"act_1700100001\"");

        assertThat(diagnosis.statusCode()).isEqualTo(404);
        assertThat(budget.statusCode()).isEqualTo(404);
        assertThat(Service.json(budget).at("/error/code").textValue()).isEqualTo("NOT_FOUND");
        assertThat(Service.json(named).at("/error/code").textValue()).isEqualTo("ACCOUNT_FORBIDDEN");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    "accounts":["act_1700100003"]               | 1002003001
                    "accounts":["act_1700100003","1002003001"]  | act_1700100001
                    "accounts":["act_1700100003","act_1700100001"] | 1002003001
                    "platforms":["beta"]                        | 1002003001
                    """)
    void refusesEveryAccountOfAListOutsideTheTokensLimits(String limits, String outside) {
        String limited = tokenWithin(limits);
        String accounts = "\"alpha_account_ids\":[\"100-200-3001\"],"
                + "\"beta_account_ids\":[\"act_1700100003\",\"act_1700100001\"]";

        JsonNode refused = Service.json(execute(limited, "get_cross_account_performance", accounts));
        JsonNode early = Service.json(execute(limited, "get_cross_account_performance", accounts + NO_DAYS));
        JsonNode started = Service.json(execute(
                limited,
                "start_workflow",
                "\"steps\":[{\"tool\":\"get_cross_account_performance\",\"arguments\":{" + accounts + "}}]"));
        HttpResponse<byte[]> within =
                execute(limited, "get_cross_account_performance", "\"beta_account_ids\":[\"act_1700100003\"]");

        assertThat(refused.at("/error/code").textValue()).isEqualTo("ACCOUNT_FORBIDDEN");
        assertThat(refused.at("/error/details/account_id").textValue()).isEqualTo(outside);
        // Before the tool sees that the days are none.
        assertThat(early.at("/error/code").textValue()).isEqualTo("ACCOUNT_FORBIDDEN");
        assertThat(started.at("/error/code").textValue()).isEqualTo("ACCOUNT_FORBIDDEN");
        assertThat(started.at("/error/details/workflow_id").isMissingNode()).isTrue();
        assertThat(within.statusCode()).isEqualTo(200);
    }

    @Test
    void repeatsNoAnswerOfSeveralAccountsToATokenForOnePlatform() {
        String body = "{\"arguments\":{\"alpha_account_ids\":[\"100-200-3001\"]}}";
        String whole = tokenWithin("\"tools\":[\"get_cross_account_performance\"]");
        String limited = tokenWithin("\"platforms\":[\"beta\"]");

        HttpResponse<byte[]> first = keyed(whole, body);
        HttpResponse<byte[]> again = keyed(whole, body);
        HttpResponse<byte[]> refused = keyed(limited, body);

        assertThat(again.body()).isEqualTo(first.body());
        assertThat(again.headers().firstValue("Idempotent-Replayed")).isPresent();
        assertThat(Service.json(refused).at("/error/code").textValue()).isEqualTo("ACCOUNT_FORBIDDEN");
    }

    @Test
    void tellsOfNoChangesByToolsThatATokenMayNotSee() {
        String campaign = "120210000000000049";
        execute(TOKEN, "pause_beta_campaign", "\"campaign_id\":\"" + campaign + "\"");
        String asked = "\"account_id\":\"act_1700100001\",\"entity_id\":\"" + campaign + "\"";

        JsonNode both = Service.json(execute(
                tokenWithin("\"tools\":[\"get_change_history\",\"pause_beta_campaign\"]"),
                "get_change_history",
                asked));
        JsonNode one =
                Service.json(execute(tokenWithin("\"tools\":[\"get_change_history\"]"), "get_change_history", asked));

        assertThat(both.at("/data/rows")).isNotEmpty();
        assertThat(one.at("/data/rows").isArray()).isTrue();
        assertThat(one.at("/data/rows")).isEmpty();
    }

    private static HttpResponse<byte[]> keyed(String token, String body) {
        return service.send(service.post(token, "get_cross_account_performance", body.getBytes(StandardCharsets.UTF_8))
                .header("Idempotency-Key", "several-accounts-1"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    diagnose_campaign_health      | "campaign_id":"120210000000000001","account_id":"act_1700100003" | HEALTH-ACCOUNT-1
                    diagnose_campaign_health      | "campaign_id":"120210000000000001","snapshot":{"impressions":10,"clicks":50} | HEALTH-COUNTS-1
                    update_campaign_budget        | "campaign_id":"120210000000000001","daily_budget":9000,"currency":"EUR" | BUDGET-CURRENCY-2
                    get_beta_campaign_performance | "account_id":"act_1700100001","sort":"date"    | PERFORMANCE-SORT-1
                    get_campaigns                 | "account_id":"act_1700100001","date_range":"today" | CAMPAIGNS-DATE-1
                    """)
    void namesTheRuleThatIsBroken(String tool, String arguments, String rule) {
        HttpResponse<byte[]> response = execute(TOKEN, tool, arguments);

        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(Service.json(response).at("/error/details/violations/0/rule").textValue())
                .isEqualTo(rule);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1700100001", "act_1700100001"})
    void findsOperationsOfAnAccountInEitherSpelling(String account) {
        execute(TOKEN, "update_campaign_budget", "\"campaign_id\":\"120210000000000001\",\"daily_budget\":9000");

        JsonNode rows = Service.json(service.send(service.request(TOKEN, "/api/v1/operations?account_id=" + account)))
                .get("rows");

        assertThat(rows)
                .isNotEmpty()
                .allSatisfy(row -> assertThat(row.get("account_id").textValue()).isEqualTo("act_1700100001"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "list_beta_ad_sets | ``",
                "list_beta_ads | ``",
                "list_beta_ads | ,\"ad_set_id\":\"120220000000000200\"",
            })
    void listsWhatIsInPausedCampaignsOfTheTokensAccountsOnly(String tool, String more) {
        String paused = "\"campaign_id\":\"120210000000000002\"";
        String own = tokenFor("act_1700100001");
        String other = tokenFor("act_1700100003");

        HttpResponse<byte[]> listed = execute(own, tool, "\"account_id\":\"act_1700100001\"," + paused + more);
        HttpResponse<byte[]> forbidden = execute(other, tool, "\"account_id\":\"act_1700100001\"," + paused + more);
        HttpResponse<byte[]> elsewhere = execute(other, tool, "\"account_id\":\"act_1700100003\"," + paused + more);

        assertThat(Service.json(listed).at("/data/rows").findValuesAsText("effective_status"))
                .isNotEmpty()
                .containsOnly("CAMPAIGN_PAUSED");
        assertThat(Service.json(forbidden).at("/error/code").textValue()).isEqualTo("ACCOUNT_FORBIDDEN");
        assertThat(elsewhere.statusCode()).isEqualTo(404);
    }

    @Test
    void listsLeadFormsOfThePagesOfTheTokensAccountsOnly() {
        String own = "\"page_id\":\"104220000000003\"";
        String foreign = "\"page_id\":\"104220000000001\"";
        String limited = tokenFor("act_1700100003");

        HttpResponse<byte[]> listed =
                execute(limited, "list_beta_lead_forms", "\"account_id\":\"act_1700100003\"," + own);
        HttpResponse<byte[]> forbidden =
                execute(limited, "list_beta_lead_forms", "\"account_id\":\"act_1700100001\"," + foreign);
        HttpResponse<byte[]> elsewhere =
                execute(limited, "list_beta_lead_forms", "\"account_id\":\"act_1700100003\"," + foreign);

        assertThat(Service.json(listed).at("/data/rows")).hasSize(4);
        assertThat(Service.json(forbidden).at("/error/code").textValue()).isEqualTo("ACCOUNT_FORBIDDEN");
        assertThat(elsewhere.statusCode()).isEqualTo(404);
        assertThat(Service.json(elsewhere).at("/error/code").textValue()).isEqualTo("NOT_FOUND");
    }

    @Test
    void verifiesWhatTheListsName() {
        String pixel = first("list_beta_pixels", "/data/rows/0/id");
        String page = "\"page_id\":\"" + first("list_beta_pages", "/data/rows/0/id") + "\"";
        String form = first("list_beta_lead_forms", "/data/rows/0/id", "," + page);
        String catalog = first("list_beta_catalogs", "/data/rows/0/id");
        String set = first("list_beta_catalogs", "/data/rows/0/product_sets/0/id");

        JsonNode setup = Service.json(execute(
                TOKEN,
                "validate_beta_conversion_setup",
                "\"account_id\":\"act_1700100001\",\"pixel_id\":\"" + pixel + "\",\"lead_form\":{" + page + ",\"id\":\""
                        + form + "\"},\"verify\":true"));
        JsonNode draft = Service.json(execute(
                TOKEN,
                "validate_beta_catalog_ad_draft",
                "\"draft\":{\"account_id\":\"act_1700100001\",\"product_catalog_id\":\"" + catalog
                        + "\",\"product_set_id\":\"" + set + "\"},\"verify\":true"));

        assertThat(setup.at("/data/readiness/pixel").textValue()).isIn("ready", "partial");
        assertThat(setup.at("/data/errors").findValuesAsText("rule")).doesNotContain("LEAD-4", "LEAD-5");
        assertThat(draft.at("/data/errors").findValuesAsText("rule")).doesNotContain("CAT-ID-2", "CAT-ID-3");
    }

    private static String first(String tool, String pointer) {
        return first(tool, pointer, "");
    }

    private static String first(String tool, String pointer, String more) {
        return Service.json(execute(TOKEN, tool, "\"account_id\":\"act_1700100001\"" + more))
                .at(pointer)
                .textValue();
    }

    @Test
    void verifiesASetUpOnThePlatform() {
        JsonNode data = Service.json(execute(TOKEN, "validate_beta_conversion_setup", SETUP + ",\"verify\":true"))
                .get("data");

        assertThat(data.get("source").textValue()).isEqualTo("sandbox");
        assertThat(data.at("/errors").findValuesAsText("rule")).contains("LEAD-5");
        assertThat(data.at("/warnings").findValuesAsText("rule")).contains("PIX-3");
        assertThat(data.at("/readiness/pixel").textValue()).isEqualTo("partial");
    }

    @Test
    void verifiesADraftOnThePlatform() {
        JsonNode data = Service.json(execute(TOKEN, "validate_beta_catalog_ad_draft", DRAFT + ",\"verify\":true"))
                .get("data");

        assertThat(data.get("source").textValue()).isEqualTo("sandbox");
        assertThat(data.at("/errors").findValuesAsText("rule")).contains("CAT-STOCK-2");
        assertThat(data.at("/warnings").findValuesAsText("rule")).contains("CAT-DIAG-1");
    }

    @Test
    void verifiesNothingOutsideTheTokensAccounts() {
        String limited = tokenFor("act_1700100003");

        HttpResponse<byte[]> setup = execute(limited, "validate_beta_conversion_setup", SETUP + ",\"verify\":true");
        HttpResponse<byte[]> draft = execute(limited, "validate_beta_catalog_ad_draft", DRAFT + ",\"verify\":true");
        HttpResponse<byte[]> offline = execute(limited, "validate_beta_catalog_ad_draft", DRAFT);

        assertThat(setup.statusCode()).isEqualTo(403);
        assertThat(draft.statusCode()).isEqualTo(403);
        assertThat(Service.json(draft).at("/error/message"))
                .isEqualTo(Service.json(setup).at("/error/message"));
        assertThat(Service.json(draft).at("/error/code").textValue()).isEqualTo("ACCOUNT_FORBIDDEN");
        assertThat(offline.statusCode()).isEqualTo(403);
    }

    private static long budget() {
        JsonNode rows = Service.json(execute(
                        TOKEN, "get_campaigns", "\"account_id\":\"act_1700100001\",\"sort\":\"id\",\"limit\":500"))
                .at("/data/rows");
        for (JsonNode row : rows) {
            if (row.get("id").textValue().equals("120210000000000001")) {
                return row.at("/budget/amount_minor").longValue();
            }
        }
        throw new AssertionError("no such campaign");
    }

    private static String tokenFor(String account) {
        return tokenWithin("\"accounts\":[\"" + account + "\"]");
    }

    private static String tokenWithin(String limits) {
        post("/api/v1/principals", "{\"id\":\"reporting\",\"owner\":\"marketing\",\"kind\":\"service\"}");
        return post(
                        "/api/v1/tokens",
                        "{\"name\":\"nightly\",\"principal\":\"reporting\",\"scopes\":[\"tools:read\",\"tools:validate\","
                                + "\"tools:write\",\"tools:spend\"]," + limits + "}")
                .get("token")
                .textValue();
    }

    private static JsonNode post(String path, String body) {
        return Service.json(service.send(service.request(TOKEN, path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))));
    }

    private static HttpResponse<byte[]> execute(String token, String tool, String arguments) {
        return service.execute(token, tool, "{\"arguments\":{" + arguments + "}}");
    }

    private static JsonNode document(String tool) throws IOException {
        return new ObjectMapper()
                .readTree(BetaToolsIT.class.getResourceAsStream("/META-INF/adtools/tools/" + tool + ".json"));
    }
}
