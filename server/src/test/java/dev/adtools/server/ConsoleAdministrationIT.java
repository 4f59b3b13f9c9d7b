package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People administer the service at the console, and see there what REST says of it. */
@Tag("stores")
class ConsoleAdministrationIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, new ItDatabase());
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    // The audit trail.

    @Test
    void handsOutTheRecordsThatRestExports() {
        principal("exported");
        String filter = "kind=principal.create&principal=operator";

        HttpResponse<byte[]> file = signedIn(OPERATOR).get("/console/audit/export?" + filter);
        HttpResponse<byte[]> rest =
                service.send(service.request(OPERATOR, "/api/v1/audit/events?format=jsonl&" + filter));

        assertThat(file.headers().firstValue("Content-Type")).hasValue("application/x-ndjson");
        assertThat(file.headers().firstValue("Content-Disposition")).hasValue("attachment; filename=\"audit.jsonl\"");
        assertThat(new String(file.body(), StandardCharsets.UTF_8))
                .isEqualTo(new String(rest.body(), StandardCharsets.UTF_8))
                .contains("\"kind\":\"principal.create\"");
    }

    @Test
    void showsTheRecordsOfTheTrail() {
        principal("recorded");
        Browser browser = signedIn(OPERATOR);

        Document page = browser.page("/console/audit?kind=principal.create&principal=operator");
        JsonNode rest = get(OPERATOR, "/audit/events?kind=principal.create&principal=operator")
                .get("rows");

        assertThat(texts(page, "tbody th")).hasSize(rest.size()).containsOnly("principal.create");
        assertThat(texts(page, "tbody td:nth-child(3)")).containsOnly("operator · operator");
        assertThat(texts(page, "tbody td:nth-child(4)")).containsOnly("rest");
        assertThat(texts(page, "tbody td:nth-child(5)")).containsOnly("OK");
        assertThat(page.select("tbody pre").eachText().stream().map(ConsoleAdministrationIT::json))
                .containsExactlyElementsOf(rest);
        assertThat(page.expectFirst("input[name=kind]").val()).isEqualTo("principal.create");
        assertThat(texts(browser.page("/console/audit?kind=audit.read&principal=operator"), "tbody td:nth-child(4)"))
                .contains("console");
    }

    @Test
    void leadsToOlderRecordsOfTheSameFilter() {
        for (int call = 0; call < 51; call++) {
            get(OPERATOR, "/audit/events?limit=1");
        }
        Browser browser = signedIn(OPERATOR);

        Document page = browser.page("/console/audit?kind=audit.read");
        String older = page.expectFirst("nav.pages a").attr("href");
        Document next = browser.page("/console/audit" + older);

        assertThat(page.select("tbody th")).hasSize(50);
        assertThat(older).startsWith("?kind=audit.read&cursor=");
        assertThat(texts(next, "tbody th")).isNotEmpty().containsOnly("audit.read");
        assertThat(next.expectFirst("tbody pre").text())
                .isNotEqualTo(page.expectFirst("tbody pre").text());
    }

    @Test
    void verifiesTheTrail() {
        Browser browser = signedIn(OPERATOR);

        Document page = Browser.html(browser.submit(browser.page("/console/audit"), Map.of()));
        JsonNode rest = get(OPERATOR, "/audit/verify");

        assertThat(page.expectFirst(".notice.good").text()).startsWith("The trail is what was written");
        assertThat(rest.get("ok").booleanValue()).isTrue();
        assertThat(texts(page, "tbody th"))
                .containsExactlyElementsOf(rest.get("chains").findValuesAsText("chain"));
        assertThat(get(OPERATOR, "/audit/events?kind=audit.verify&limit=500")
                        .get("rows")
                        .findValuesAsText("transport"))
                .contains("console");
    }

    @Test
    void refusesAWrongFilterAsRestDoes() {
        Browser browser = signedIn(OPERATOR);

        HttpResponse<byte[]> page = browser.get("/console/audit?from=yesterday");

        assertThat(page.statusCode()).isEqualTo(400);
        assertThat(Browser.html(page).expectFirst(".notice").text())
                .isEqualTo(get(OPERATOR, "/audit/events?from=yesterday")
                        .get("message")
                        .textValue());
        assertThat(browser.get("/console/audit?from=&kind=&cursor=nonsense").statusCode())
                .isEqualTo(400);
    }

    // Tokens.

    @Test
    void mintsATokenThatWorksAndIsShownOnce() {
        principal("minted-here");
        Browser browser = signedIn(OPERATOR);
        LocalDate end = LocalDate.now(ZoneOffset.UTC).plusDays(20);

        HttpResponse<byte[]> answer = mint(
                browser,
                Map.of(
                        "name", "Reads <b>reports</b>",
                        "principal", "minted-here",
                        "platforms", "beta",
                        "accounts", "act_1700100001\r\nact_1700100002",
                        "ends", end.toString()),
                List.of("tools:read", "audit:read"));
        Document page = Browser.html(answer);
        String token = page.expectFirst("pre").text();
        JsonNode rest = get(OPERATOR, "/tokens/" + token.split("_", -1)[2]);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Cache-Control").orElseThrow()).contains("no-store");
        assertThat(answer.uri().getPath()).isEqualTo("/console/tokens");
        assertThat(get(token, "/me").get("principal").textValue()).isEqualTo("minted-here");
        assertThat(rest.get("name").textValue()).isEqualTo("Reads <b>reports</b>");
        assertThat(rest.get("scopes").toString()).isEqualTo("[\"audit:read\",\"tools:read\"]");
        assertThat(rest.get("platforms").toString()).isEqualTo("[\"beta\"]");
        assertThat(rest.get("accounts").toString()).isEqualTo("[\"act_1700100001\",\"act_1700100002\"]");
        assertThat(rest.get("expires_at").textValue()).isEqualTo(end + "T00:00:00Z");
        Element row = row(browser.page("/console/tokens"), rest.get("id").textValue());
        assertThat(row.expectFirst("th bdi").text()).isEqualTo("Reads <b>reports</b>");
        assertThat(row.text()).contains("audit:read tools:read", "minted-here · operator", "active");

        JsonNode recorded = get(OPERATOR, "/audit/events?kind=token.create").at("/rows/0");
        assertThat(recorded.at("/actor/transport").textValue()).isEqualTo("console");
        assertThat(recorded.at("/told/id")).isEqualTo(rest.get("id"));
        assertThat(everything("/audit/events?limit=500")).doesNotContain(token);
        assertThat(everything("/tokens?limit=500")).doesNotContain(token);
        assertThat(pages(browser)).noneMatch(text -> text.contains(token));
    }

    @Test
    void offersTheScopesThatTheCallerCanGrant() {
        Document operator = signedIn(OPERATOR).page("/console/tokens/new");
        Document ofApprovals = signedIn(approver).page("/console/tokens");

        List<String> offered = operator.select("input[name=scopes]").eachAttr("value");
        assertThat(offered).contains("tools:read", "tokens:admin", "approvals:read");
        principal("granted-all");
        for (String scope : offered) {
            HttpResponse<byte[]> minted =
                    post("/tokens", "{\"name\":\"t\",\"principal\":\"granted-all\",\"scopes\":[\"" + scope + "\"]}");
            assertThat(minted.statusCode()).as(scope).isEqualTo(201);
        }
        assertThat(ofApprovals.select("nav a[href=/console/tokens]")).hasSize(1);
    }

    @Test
    void saysWhyATokenIsNotMinted() {
        Browser browser = signedIn(OPERATOR);

        HttpResponse<byte[]> nobody =
                mint(browser, Map.of("name", "t", "principal", "no-such-one"), List.of("tools:read"));
        HttpResponse<byte[]> nothing = mint(browser, Map.of("name", "t", "principal", "operator"), List.of());
        HttpResponse<byte[]> never = mint(
                browser, Map.of("name", "t", "principal", "operator", "ends", "2020-01-01"), List.of("tools:read"));

        assertThat(nobody.statusCode()).isEqualTo(404);
        assertThat(nothing.statusCode()).isEqualTo(400);
        assertThat(Browser.html(never).expectFirst(".notice").text()).contains("/expires_at must be in the future");
        assertThat(get(OPERATOR, "/audit/events?kind=token.create&code=NOT_FOUND")
                        .at("/rows/0/actor/transport")
                        .textValue())
                .isEqualTo("console");
    }

    @Test
    void endsTheSessionsOfARevokedToken() {
        String first = minted("revoked-here", "\"tokens:admin\",\"tools:read\"");
        JsonNode led = Service.json(service.send(service.request(first, "/api/v1/tokens")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(
                        "{\"name\":\"led to\",\"principal\":\"revoked-here\",\"scopes\":[\"tools:read\"]}"))));
        Browser theirs = signedIn(first);
        Browser browser = signedIn(OPERATOR);
        String id = first.split("_", -1)[2];

        Document ask = browser.page("/console/tokens/" + id + "/revoke");
        JsonNode asked = get(OPERATOR, "/tokens/" + id);
        Document done = Browser.html(browser.submit(ask, Map.of("with_minted", "true")));

        assertThat(asked.get("status").textValue()).isEqualTo("active");
        assertThat(texts(done, "section li")).containsExactly(led.get("id").textValue());
        assertThat(get(OPERATOR, "/tokens/" + id).get("status").textValue()).isEqualTo("revoked");
        assertThat(theirs.get("/console").statusCode()).isEqualTo(303);
        assertThat(service.send(service.request(first, "/api/v1/me")).statusCode())
                .isEqualTo(401);
        JsonNode recorded = get(OPERATOR, "/audit/events?kind=token.revoke").at("/rows/0");
        assertThat(recorded.at("/actor/transport").textValue()).isEqualTo("console");
        assertThat(recorded.get("target").textValue()).isEqualTo(id);
        assertThat(recorded.at("/told/also_revoked/0")).isEqualTo(led.get("id"));
    }

    @Test
    void revokesTheTokenOfItsOwnSession() {
        Browser browser = signedIn(minted("ends-itself", "\"tokens:admin\""));
        String id = browser.page("/console/tokens").select("tbody tr").stream()
                .filter(row -> row.text().contains("ends-itself"))
                .map(row -> row.expectFirst("code").text())
                .findFirst()
                .orElseThrow();

        Document ask = browser.page("/console/tokens/" + id + "/revoke");
        ask.select("input[name=with_minted]").remove();
        HttpResponse<byte[]> done = browser.submit(ask, Map.of());

        assertThat(ask.expectFirst(".notice.warn").text()).contains("your session ends");
        assertThat(done.statusCode()).isEqualTo(200);
        assertThat(browser.get("/console/tokens").statusCode()).isEqualTo(303);
    }

    // Principals.

    @Test
    void makesDisablesAndEnablesPrincipals() {
        Browser browser = signedIn(OPERATOR);

        HttpResponse<byte[]> made = browser.submit(
                browser.page("/console/principals/new"),
                Map.of("id", "made-here", "owner", "marketing", "kind", "human"));
        String token = Service.json(
                        post("/tokens", "{\"name\":\"t\",\"principal\":\"made-here\",\"scopes\":[\"tools:read\"]}"))
                .get("token")
                .textValue();
        Browser theirs = signedIn(token);
        Document ask = browser.page("/console/principals/made-here/disable");
        int before = theirs.get("/console").statusCode();
        browser.submit(ask, Map.of());
        int disabled = theirs.get("/console").statusCode();
        Element row = row(browser.page("/console/principals"), "made-here");
        JsonNode rest = of(get(OPERATOR, "/principals?limit=500"), "made-here");
        browser.submit(browser.page(row.expectFirst("a").attr("href")), Map.of());

        assertThat(made.statusCode()).isEqualTo(303);
        assertThat(before).isEqualTo(200);
        assertThat(disabled).isEqualTo(303);
        assertThat(row.text()).contains("marketing", "human", "refused");
        assertThat(rest.get("owner").textValue()).isEqualTo("marketing");
        assertThat(rest.get("kind").textValue()).isEqualTo("human");
        assertThat(rest.get("disabled").booleanValue()).isTrue();
        assertThat(get(token, "/me").get("principal").textValue()).isEqualTo("made-here");
        for (String kind : List.of("principal.create", "principal.disable", "principal.enable")) {
            JsonNode recorded = of(get(OPERATOR, "/audit/events?kind=" + kind), "made-here", "/told/id");
            assertThat(recorded.at("/actor/transport").textValue()).as(kind).isEqualTo("console");
        }
    }

    @Test
    void asksOfAPrincipalThatThereIs() {
        Browser browser = signedIn(OPERATOR);

        assertThat(browser.get("/console/principals/no-such-one/disable").statusCode())
                .isEqualTo(404);
        assertThat(browser.get("/console/tokens/none/revoke").statusCode()).isEqualTo(404);
        assertThat(browser.submit(browser.page("/console/principals/new"), Map.of("id", "operator", "owner", "<b>"))
                        .statusCode())
                .isEqualTo(400);
    }

    // Events and usage.

    @Test
    void showsTheEventsOfTheService() {
        String near = minted("sees-one-account", "\"tools:read\"],\"accounts\":[\"act_1700100001\"");
        service.execute(near, "get_campaigns", "{\"arguments\":{\"account_id\":\"act_1700100002\"}}");
        Browser browser = signedIn(OPERATOR);

        JsonNode rest = get(OPERATOR, "/events?tool=get_campaigns").get("rows");
        Document page = browser.page("/console/events?tool=get_campaigns&level=all&platform=+&since=&code=");

        assertThat(rest).isNotEmpty();
        assertThat(texts(page, "tbody th")).containsExactlyElementsOf(rest.findValuesAsText("code"));
        assertThat(texts(page, "tbody td:nth-child(3) bdi"))
                .containsExactlyElementsOf(rest.findValuesAsText("message"));
        assertThat(texts(page, "tbody td:last-child")).containsExactlyElementsOf(rest.findValuesAsText("request_id"));
        assertThat(browser.page("/console/events?code=NO_SUCH_CODE").select("p.empty"))
                .hasSize(1);
        assertThat(browser.get("/console/events?level=loud").statusCode()).isEqualTo(400);
    }

    @Test
    void showsWhatIsLeftOfTheLimits() {
        Browser browser = signedIn(OPERATOR);

        Document page = browser.page("/console/usage");
        JsonNode rest = get(OPERATOR, "/usage").get("limits");

        assertThat(texts(page, "tbody th"))
                .containsExactlyElementsOf(rest.findValuesAsText("name").stream()
                        .map(name -> name.replace('_', ' '))
                        .toList());
        assertThat(texts(page, "tbody td:nth-child(5)")).containsExactlyElementsOf(rest.findValuesAsText("quota"));
        Element writes = page.expectFirst("tbody tr:last-child");
        assertThat(writes.select("td").get(1).text())
                .isEqualTo(rest.get(rest.size() - 1).get("used").asText());
        assertThat(writes.expectFirst("meter").attr("value"))
                .isEqualTo(writes.select("td").get(1).text());
    }

    // Tools.

    @Test
    void showsTheCatalogAndFindsInIt() {
        Browser browser = signedIn(OPERATOR);
        JsonNode rest = get(OPERATOR, "/tools").get("tools");

        Document all = browser.page("/console/tools");
        Document found = browser.page("/console/tools?q=Budget+daily");

        List<String> names = new ArrayList<>();
        rest.forEach(tool -> names.add(tool.get("name").textValue()));
        assertThat(texts(all, "tbody th")).containsExactlyElementsOf(names);
        assertThat(texts(all, "tbody td:last-child")).containsExactlyElementsOf(descriptions(rest));
        assertThat(texts(found, "tbody th")).contains("update_campaign_budget").hasSizeLessThan(rest.size());
        assertThat(browser.page("/console/tools?q=%3Cscript%3E").select("p.empty"))
                .hasSize(1);
    }

    @Test
    void showsEveryToolWithItsArguments() {
        Browser browser = signedIn(OPERATOR);

        for (JsonNode tool : get(OPERATOR, "/tools").get("tools")) {
            String name = tool.get("name").textValue();
            Document page = browser.page("/console/tools/" + name);
            List<String> arguments = new ArrayList<>();
            tool.at("/inputSchema/properties").fieldNames().forEachRemaining(arguments::add);
            List<String> required = new ArrayList<>();
            tool.at("/inputSchema/required").forEach(argument -> required.add(argument.textValue()));

            assertThat(page.expectFirst("#about + p").text())
                    .isEqualTo(tool.get("description").textValue());
            assertThat(texts(page, "tbody th").stream().filter(argument -> !argument.matches(".*[.\\[].*")))
                    .as(name)
                    .containsExactlyElementsOf(arguments);
            assertThat(page.select("tbody tr").stream()
                            .filter(row -> row.select("td").get(1).text().equals("yes"))
                            .map(row -> row.expectFirst("th").text()))
                    .as(name)
                    .containsAll(required);
            assertThat(texts(page, "tbody td:nth-child(2)")).as(name).noneMatch(String::isEmpty);
        }
        assertThat(row(browser.page("/console/tools/update_campaign_budget"), "daily_budget")
                        .text())
                .contains("number", "at least 1", "at most 4294967295", "in steps of 1");
        assertThat(browser.get("/console/tools/no_such_tool").statusCode()).isEqualTo(404);
    }

    @Test
    void callsToolsThatOnlyRead() {
        Browser browser = signedIn(OPERATOR);
        Document form = browser.page("/console/tools/get_campaigns");

        String arguments = "{\"account_id\":\"act_1700100001\"}";
        Document answer = Browser.html(browser.submit(form, Map.of("argument.account_id", "act_1700100001")));
        HttpResponse<byte[]> write = browser.post(
                "/console/tools/update_campaign_budget",
                Map.of("form_token", form.expectFirst("input[name=form_token]").val()));
        JsonNode rest = Service.json(service.execute(OPERATOR, "get_campaigns", "{\"arguments\":" + arguments + "}"));

        assertThat(json(answer.expectFirst("main pre").text()).get("rows"))
                .isEqualTo(rest.at("/data/rows"))
                .isNotEmpty();
        assertThat(write.statusCode()).isEqualTo(403);
        assertThat(browser.page("/console/tools/update_campaign_budget").select("main form"))
                .isEmpty();
        assertThat(get(OPERATOR, "/audit/events?kind=call&tool=get_campaigns&limit=500")
                        .get("rows")
                        .findValuesAsText("transport"))
                .contains("console");
    }

    @Test
    void hidesToolsThatTheTokenMayNotSee() {
        String token = Service.json(post(
                        "/tokens",
                        "{\"name\":\"t\",\"principal\":\"" + principal("sees-beta")
                                + "\",\"scopes\":[\"tools:read\"],\"platforms\":[\"beta\"]}"))
                .get("token")
                .textValue();
        Browser browser = signedIn(token);

        assertThat(texts(browser.page("/console/tools"), "tbody td:nth-child(2)"))
                .containsOnly("beta");
        assertThat(browser.get("/console/tools/list_alpha_accounts").statusCode())
                .isEqualTo(404);
    }

    private static Browser signedIn(String token) {
        Browser browser = new Browser(service);
        assertThat(browser.signIn(token).statusCode()).isEqualTo(303);
        return browser;
    }

    // A form repeats the name of a box for each that is ticked.
    private static HttpResponse<byte[]> mint(Browser browser, Map<String, String> fields, List<String> scopes) {
        Element form = browser.page("/console/tokens/new").expectFirst("main form");
        StringBuilder body = new StringBuilder(Browser.encoded(fields));
        scopes.forEach(scope -> body.append("&scopes=").append(scope));
        body.append("&form_token=")
                .append(form.expectFirst("input[name=form_token]").val());
        return service.send(browser.request(form.attr("action"))
                .header("Sec-Fetch-Site", "same-origin")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(body.toString())));
    }

    private static String principal(String id) {
        post("/principals", "{\"id\":\"" + id + "\",\"owner\":\"operator\",\"kind\":\"service\"}");
        return id;
    }

    private static String minted(String principal, String scopes) {
        JsonNode minted = Service.json(post(
                "/tokens",
                "{\"name\":\"t\",\"principal\":\"" + principal(principal) + "\",\"scopes\":[" + scopes + "]}"));
        assertThat(minted.has("token")).as(minted.toString()).isTrue();
        return minted.get("token").textValue();
    }

    private static HttpResponse<byte[]> post(String path, String body) {
        return service.send(service.request(OPERATOR, "/api/v1" + path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }

    private static JsonNode get(String token, String path) {
        return Service.json(service.send(service.request(token, "/api/v1" + path)));
    }

    private static String everything(String path) {
        return get(OPERATOR, path).toString();
    }

    private static List<String> pages(Browser browser) {
        return Stream.of(
                        "/console/tokens",
                        "/console/tokens/new",
                        "/console/principals",
                        "/console/audit",
                        "/console/audit?kind=token.create",
                        "/console/events")
                .map(path -> new String(browser.get(path).body(), StandardCharsets.UTF_8))
                .toList();
    }

    private static JsonNode of(JsonNode list, String id) {
        return of(list, id, "/id");
    }

    private static JsonNode of(JsonNode list, String id, String pointer) {
        for (JsonNode row : list.get("rows")) {
            if (row.at(pointer).asText().equals(id)) {
                return row;
            }
        }
        throw new AssertionError(id + " is not in " + list);
    }

    private static Element row(Document page, String text) {
        return page.select("tbody tr").stream()
                .filter(row -> row.expectFirst("th").text().contains(text))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> texts(Document page, String selector) {
        return page.select(selector).eachText();
    }

    private static List<String> descriptions(JsonNode tools) {
        List<String> descriptions = new ArrayList<>();
        tools.forEach(tool -> descriptions.add(tool.get("description").textValue()));
        return descriptions;
    }

    private static JsonNode json(String text) {
        try {
            return new ObjectMapper().readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
