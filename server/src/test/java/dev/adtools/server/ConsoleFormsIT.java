package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.FormElement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A form that is refused says why and keeps what was typed; the form of a tool is what its schema says. */
class ConsoleFormsIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";

    private static final String CAPS =
            "- {platform: alpha, account: 1002003001, currency: USD, perCall: \"50.00\", perDay: \"100.00\"}";
    private static final String LONG = "Too long. ".repeat(250).strip();

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static Browser operator;
    private static Browser approver;
    private static String action;
    private static String lost;
    private static String workflow;

    @BeforeAll
    static void start() throws Exception {
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                ShippedService.withCaps(folder, CAPS).toString(),
                ShippedService.overrides(folder, OPERATOR, new ItDatabase()).toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
        operator = signedIn(OPERATOR);
        approver = signedIn(
                Files.readString(folder.resolve("data/initial-approver-token")).strip());
        JsonNode staged = execute(
                "update_campaign_budget",
                "{\"arguments\":{\"campaign_id\":\"120210000000000023\",\"daily_budget\":25000}}");
        action = staged.at("/data/pending_action/id").textValue();
        workflow = Service.json(service.send(service.request(OPERATOR, "/api/v1/workflows")))
                .at("/rows/0/workflow_id")
                .textValue();
        execute("pause_beta_campaign", "{\"arguments\":{\"campaign_id\":\"120210000000000203\"}}");
        lost = Service.json(service.send(service.request(OPERATOR, "/api/v1/operations?status=UNKNOWN")))
                .at("/rows/0/id")
                .textValue();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "approvals/{action}/reject     | words = {long}",
                "approvals/{action}/approve    | words = {long}",
                "workflows/{workflow}/cancel   | reason = {long}",
                "operations/{lost}/resolve     | outcome = NOT_APPLIED; platform_ref = campaigns/7; evidence = {long}",
                "halts/confirm?scope=beta      | reason = {long}",
                "caps/alpha:1002003001/change  | currency = USD; per_call = much; per_day = 80.00; max_change_percent = few;"
                        + " time_zone = Europe/Berlin; reason = It sells.",
                "tokens/new                    | name = spring; principal = nobody-of-this-name; scopes = tools:read;"
                        + " ends = 2020-01-01; platforms = beta; groups = reporting; accounts = act_1; tools = get_campaigns",
                "principals/new                | id = Spring Robot; owner = marketing; kind = human",
            })
    void keepsWhatWasTyped(String page, String typed) {
        Browser browser = page.startsWith("approvals") || page.startsWith("operations") ? approver : operator;
        Map<String, String> fields = fields(typed);
        String path = "/console/"
                + page.replace("{action}", action).replace("{lost}", lost).replace("{workflow}", workflow);
        Document form = browser.page(path);

        HttpResponse<byte[]> answer = browser.submit(form, fields);

        assertThat(answer.statusCode()).isBetween(400, 499);
        Document refused = Browser.html(answer);
        assertThat(refused.select("main [role=alert]")).hasSize(1);
        assertThat(refused.expectFirst("main [role=alert] code").text()).matches("[A-Z_]+");
        assertThat(refused.title()).endsWith(" · adtools").isNotEqualTo(form.title());
        assertThat(refused.expectFirst("h1").text())
                .isEqualTo(form.expectFirst("h1").text());
        Map<String, String> kept = filled(refused);
        assertThat(kept).containsAllEntriesOf(fields);
        assertThat(kept).containsKey("form_token");
    }

    @Test
    void namesEachFieldThatIsWrong() {
        Document form = operator.page("/console/tools/get_alpha_campaigns");

        HttpResponse<byte[]> answer =
                operator.submit(form, Map.of("argument.account_id", "12", "argument.limit", "many"));

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(Browser.html(answer).select("main [role=alert] li").eachText())
                .anyMatch(violation -> violation.startsWith("/account_id "))
                .anyMatch(violation -> violation.startsWith("/limit "));
        assertThat(filled(Browser.html(answer))).containsEntry("argument.limit", "many");
    }

    @Test
    void offersWhatTheSchemaOfAToolTakes() {
        for (JsonNode tool : Service.json(service.send(service.request(OPERATOR, "/api/v1/tools")))
                .get("tools")) {
            String name = tool.get("name").textValue();
            Document page = operator.page("/console/tools/" + name);
            if (!tool.at("/annotations/mode").asText().equals("read")) {
                continue;
            }
            tool.at("/inputSchema/properties").properties().forEach(argument -> {
                JsonNode schema = argument.getValue();
                JsonNode values = schema.has("items") ? schema.at("/items/enum") : schema.get("enum");
                String field = "[name=argument." + argument.getKey() + "]";
                assertThat(page.select("main form " + field)).as(name + field).isNotEmpty();
                if (values != null && values.isArray()) {
                    assertThat(page.select(field + " option[value]:not([value='']), input" + field)
                                    .eachAttr("value"))
                            .as(name + field)
                            .hasSize(values.size());
                }
            });
            for (Element field : page.select("main form [required]")) {
                assertThat(tool.at("/inputSchema/required").toString())
                        .contains('"' + field.attr("name").replaceFirst("^argument\\.", "") + '"');
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "get_alpha_campaigns | account_id = 100-200-3001; channel = SEARCH; sort = name; limit = 3"
                        + " | {\"account_id\":\"100-200-3001\",\"channel\":[\"SEARCH\"],\"sort\":\"name\",\"limit\":3}",
                "get_alpha_search_terms | account_id = 100-200-3001; date_range = last_7d; min_cost_micros = 1000000"
                        + " | {\"account_id\":\"100-200-3001\",\"date_range\":\"last_7d\",\"min_cost_micros\":1000000}",
                "get_alpha_search_terms | account_id = 100-200-3001; date_range = 2026-11-01..2026-11-20"
                        + " | {\"account_id\":\"100-200-3001\",\"date_range\":\"2026-11-01..2026-11-20\"}",
                "get_beta_budget_pacing | account_id = act_1700100001; campaign_ids = 120210000000000023~120210000000000028~"
                        + " | {\"account_id\":\"act_1700100001\",\"campaign_ids\":[\"120210000000000023\",\"120210000000000028\"]}",
                "get_alpha_campaign_criteria | account_id = 100-200-3001; campaign_id = 12000000002; negative = true"
                        + " | {\"account_id\":\"100-200-3001\",\"campaign_id\":\"12000000002\",\"negative\":true}",
            })
    void callsAToolWithWhatWasTyped(String tool, String typed, String arguments) throws Exception {
        Map<String, String> fields = new LinkedHashMap<>();
        fields(typed).forEach((name, value) -> fields.put("argument." + name, value.replace('~', '\n')));
        Document form = operator.page("/console/tools/" + tool);

        HttpResponse<byte[]> answer = operator.submit(form, fields);

        JsonNode rest = execute(tool, "{\"arguments\":" + arguments + "}");
        assertThat(rest.get("ok").booleanValue()).as(rest.toString()).isTrue();
        assertThat(answer.statusCode()).isEqualTo(200);
        JsonNode shown = new ObjectMapper()
                .readTree(Browser.html(answer).expectFirst("main pre").text());
        assertThat(shown.get("rows")).isEqualTo(rest.at("/data/rows")).isNotEmpty();
        assertThat(Browser.html(answer).select("main table")).isNotEmpty();
    }

    @Test
    void saysWhichArgumentIsNoJson() {
        Document form = operator.page("/console/tools/analyze_search_terms");

        HttpResponse<byte[]> answer =
                operator.submit(form, Map.of("argument.account_id", "100-200-3001", "argument.rows", "[{\"clicks\": "));

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(Browser.html(answer).expectFirst("main [role=alert]").text())
                .startsWith("rows: ")
                .contains("INVALID_JSON");
        assertThat(Service.json(service.send(service.request(
                                OPERATOR,
                                "/api/v1/audit/events?kind=call&tool=analyze_search_terms&code=INVALID_JSON")))
                        .at("/rows/0/actor/transport")
                        .textValue())
                .isEqualTo("console");
    }

    private static Map<String, String> fields(String typed) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (String field : typed.split("; ?", -1)) {
            int at = field.indexOf(" = ");
            fields.put(
                    field.substring(0, at).strip(),
                    field.substring(at + 3).strip().replace("{long}", LONG));
        }
        return fields;
    }

    private static Map<String, String> filled(Document page) {
        Map<String, String> filled = new LinkedHashMap<>();
        ((FormElement) page.expectFirst("main form[method=post]"))
                .formData()
                .forEach(field -> filled.put(field.key(), field.value()));
        return filled;
    }

    private static Browser signedIn(String token) {
        Browser browser = new Browser(service);
        assertThat(browser.signIn(token).statusCode()).isEqualTo(303);
        return browser;
    }

    private static JsonNode execute(String tool, String body) {
        return Service.json(service.execute(OPERATOR, tool, body));
    }
}
