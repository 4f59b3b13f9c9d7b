package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.net.InetAddress;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** People sign in at the console, see what waits, and decide; nobody else decides through their browser. */
@Tag("stores")
class ConsoleIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String CAPS = """
            - {platform: beta, account: act_1700100001, currency: USD, perCall: "500.00", perDay: "1000.00"}
            """;

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;

    @BeforeAll
    static void start() throws Exception {
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                ShippedService.withCaps(folder, CAPS).toString(),
                ShippedService.overrides(folder, OPERATOR, new ItDatabase()).toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    // Signing in.

    @Test
    void signsInWithATokenAndOut() {
        Browser browser = new Browser(service);

        HttpResponse<byte[]> before = browser.get("/console/approvals");
        HttpResponse<byte[]> signedIn = browser.signIn(approver);
        Document home = browser.page("/console");
        String cookie = browser.cookie();
        HttpResponse<byte[]> out = browser.post("/console/sign-out", Map.of("form_token", formToken(home)));
        HttpResponse<byte[]> after = withCookie(cookie, "/console");

        assertThat(before.statusCode()).isEqualTo(303);
        assertThat(location(before)).isEqualTo("/console/sign-in?to=console/approvals");
        assertThat(signedIn.statusCode()).isEqualTo(303);
        assertThat(signedIn.headers().firstValue("Set-Cookie").orElseThrow())
                .matches("__Host-adtools=[A-Za-z0-9_-]{43}; Path=/; Secure; HttpOnly; SameSite=Strict");
        assertThat(home.expectFirst("header .who span").text()).isEqualTo("approver · approver");
        assertThat(out.headers().firstValue("Set-Cookie").orElseThrow()).contains("Max-Age=0");
        assertThat(after.statusCode()).isEqualTo(303);
        assertThat(kinds("session.open")).contains("approver");
        assertThat(kinds("session.close")).contains("approver");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "nonsense", "adt_live_4fK2mQ9xZb_0000000000000000000000000000000000000000000aaaaaa"})
    void saysOneThingToEveryWrongToken(String token) {
        Browser browser = new Browser(service);

        HttpResponse<byte[]> answer = browser.signIn(token);

        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(answer.headers().firstValue("Set-Cookie")).isEmpty();
        assertThat(Browser.html(answer).expectFirst(".notice").text()).isEqualTo("The bearer token is not valid.");
    }

    @ParameterizedTest
    @CsvSource({
        "console/approvals, /console/approvals",
        "console, /console",
        "//evil.example, /console",
        "https://evil.example, /console",
        "console/../../evil, /console",
        "console/%2e%2e, /console",
        "consoleevil, /console",
    })
    void goesOnToAPageOfItsOwnAlone(String to, String page) {
        Browser browser = new Browser(service);

        HttpResponse<byte[]> answer = browser.post("/console/session", Map.of("token", approver, "to", to));

        assertThat(location(answer)).isEqualTo(page);
    }

    @Test
    void takesFewWrongTokensOfOneAddressButAlwaysAValidOne() throws IOException {
        List<Integer> statuses = new ArrayList<>();
        for (int attempt = 0; attempt < 30; attempt++) {
            statuses.add(signInElsewhere("x"));
        }
        int valid = signInElsewhere(approver);

        assertThat(statuses).startsWith(401).endsWith(429);
        assertThat(valid).isEqualTo(303);
        assertThat(signInElsewhere("x")).isEqualTo(429);
    }

    @Test
    void saysWhyABrowserKeptNoSession() {
        Browser browser = new Browser(service);
        List<String> cookies = browser.signIn(approver).headers().allValues("Set-Cookie");
        String mark = cookies.get(1).split(";", 2)[0];
        HttpResponse<byte[]> refused =
                service.send(service.anonymous("/console/sign-in").header("Cookie", mark));
        HttpResponse<byte[]> kept =
                service.send(service.anonymous("/console/sign-in").header("Cookie", browser.cookie() + "; " + mark));
        HttpResponse<byte[]> out = browser.post(
                "/console/sign-out",
                Map.of(
                        "form_token",
                        browser.page("/console")
                                .expectFirst("[name=form_token]")
                                .val()));

        assertThat(cookies.get(1)).doesNotContain("Secure").contains("HttpOnly", "SameSite=Strict", "Max-Age=10");
        assertThat(Browser.html(refused).expectFirst("main .notice").text())
                .startsWith("The token is valid, but your browser did not keep the session.")
                .endsWith("Open this page over HTTPS.");
        assertThat(Browser.html(kept).select("main .notice.bad")).isEmpty();
        assertThat(out.headers().allValues("Set-Cookie"))
                .anyMatch(cookie -> cookie.startsWith(mark + "; Path=/;") && cookie.endsWith("Max-Age=0"));
    }

    /** Signs in from another address than the other tests do. */
    private static int signInElsewhere(String token) throws IOException {
        try (RawConnection raw = new RawConnection(app.getLocalPort(), InetAddress.getByName("127.0.0.2"))) {
            raw.send("POST /console/session HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n"
                    + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: "
                    + (6 + token.length()) + "\r\n\r\ntoken=" + token);
            return raw.read().status();
        }
    }

    @Test
    void isNobodyAtTheApiByItsCookie() {
        Browser browser = signedIn(OPERATOR);

        for (String path : List.of("/api/v1/me", "/api/v1/halts", "/api/v1/pending-actions", "/api/v1/summary")) {
            assertThat(browser.get(path).statusCode()).as(path).isEqualTo(401);
        }
        assertThat(service.send(browser.request("/mcp")
                                .header("Content-Type", "application/json")
                                .header("Accept", "application/json, text/event-stream")
                                .POST(BodyPublishers.ofString("{}")))
                        .statusCode())
                .isEqualTo(401);
        assertThat(service.send(service.request(OPERATOR, "/console")).statusCode())
                .isEqualTo(303);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/console/../api/v1/me",
                "/console/..%2fapi/v1/me",
                "/%63onsole/../api/v1/me",
                "/api/v1/../../console",
                "/%63onsole",
                "//console",
                "/console/;/../api/v1/me",
                "/consoles",
            })
    void isNobodyByItsCookieHoweverAPathIsSpelled(String path) throws IOException {
        Browser browser = signedIn(OPERATOR);
        try (RawConnection raw = new RawConnection(app.getLocalPort())) {
            raw.send("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nCookie: " + browser.cookie() + "\r\n\r\n");

            assertThat(raw.read().status()).isIn(303, 400, 401, 404);
        }
    }

    @Test
    void losesItsRightsWithTheToken() {
        String token = minted("leaves", "\"operations:read\"");
        Browser browser = signedIn(token);
        assertThat(browser.get("/console").statusCode()).isEqualTo(200);

        service.send(service.request(OPERATOR, "/api/v1/tokens/" + token.split("_", -1)[2])
                .DELETE());

        assertThat(browser.get("/console").statusCode()).isEqualTo(303);
    }

    // Forms.

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "-, -",
                "cross-site, -",
                "same-site, -",
                "none, -",
                "cross-site, http://localhost",
                "same-origin, https://evil.example",
                "-, https://evil.example",
                "-, null",
            })
    void takesNoFormOfAnotherSite(@Nullable String site, @Nullable String origin) {
        Browser browser = signedIn(approver);
        String id = staged();
        Document page = browser.page("/console/approvals/" + id + "/approve");
        HttpRequest.Builder request = browser.request("/console/approvals/" + id + "/approve")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(Browser.encoded(fields(page))));
        if (site != null) {
            request.header("Sec-Fetch-Site", site);
        }
        if (origin != null) {
            request.header("Origin", origin);
        }

        HttpResponse<byte[]> answer = service.send(request);

        assertThat(answer.statusCode()).isEqualTo(403);
        assertThat(action(id).get("status").textValue()).isEqualTo("PENDING");
    }

    @Test
    void takesAFormOfItsOwnFromABrowserThatNamesTheOriginAlone() {
        Browser browser = signedIn(approver);
        String id = staged();
        Document page = browser.page("/console/approvals/" + id + "/approve");

        HttpResponse<byte[]> answer = service.send(browser.request("/console/approvals/" + id + "/approve")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("Origin", "http://127.0.0.1:" + app.getLocalPort())
                .POST(BodyPublishers.ofString(Browser.encoded(fields(page)))));

        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(action(id).get("status").textValue()).isEqualTo("APPROVED");
    }

    @Test
    void takesNoFormOfAnotherSessionOrOfNone() {
        Browser browser = signedIn(approver);
        Browser other = signedIn(approver);
        String id = staged();
        String path = "/console/approvals/" + id + "/approve";
        Map<String, String> fields = fields(browser.page(path));

        Map<String, String> bare = new HashMap<>(fields);
        bare.remove("form_token");
        HttpResponse<byte[]> without = browser.post(path, bare);
        HttpResponse<byte[]> others = other.post(path, fields);
        HttpResponse<byte[]> nobodys = new Browser(service).post(path, fields);
        HttpResponse<byte[]> json = service.send(browser.request(path)
                .header("Sec-Fetch-Site", "same-origin")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{}")));

        assertThat(without.statusCode()).isEqualTo(403);
        assertThat(others.statusCode()).isEqualTo(403);
        assertThat(Browser.html(others).expectFirst(".notice").text())
                .isEqualTo("The form is not of this session; nothing was done. Open the page again.");
        assertThat(nobodys.statusCode()).isEqualTo(303);
        assertThat(json.statusCode()).isEqualTo(415);
        assertThat(action(id).get("status").textValue()).isEqualTo("PENDING");
    }

    @ParameterizedTest
    @CsvSource({
        "application/x-www-form-urlencoded, a=%zz",
        "application/x-www-form-urlencoded; charset=none, a=b",
        "application/x-www-form-urlencoded, %",
        "application/x-www-form-urlencoded, &&&===",
        "multipart/form-data; boundary=x, a=b",
        "text/plain, a=b",
    })
    void refusesWhatIsNoForm(String type, String body) {
        for (Browser browser : List.of(signedIn(approver), new Browser(service))) {
            for (String path : List.of("/console/session", "/console/halts", "/console/approvals/pa_x/approve")) {
                HttpResponse<byte[]> answer = service.send(browser.request(path)
                        .header("Sec-Fetch-Site", "same-origin")
                        .header("Content-Type", type)
                        .POST(BodyPublishers.ofString(body)));

                assertThat(answer.statusCode()).as(path).isIn(303, 400, 401, 403, 415);
            }
        }
    }

    @Test
    void takesLittleOfAStranger() {
        HttpResponse<byte[]> answer = new Browser(service).post("/console/session", Map.of("token", "x".repeat(5_000)));

        assertThat(answer.statusCode()).isEqualTo(413);
    }

    @Test
    void goesByItsOwnNamesAlone() throws IOException {
        Browser browser = signedIn(approver);
        try (RawConnection raw = new RawConnection(app.getLocalPort())) {
            raw.send("GET /console HTTP/1.1\r\nHost: evil.example\r\nCookie: " + browser.cookie() + "\r\n\r\n");

            assertThat(raw.read().status()).isEqualTo(403);
        }
    }

    @Test
    void tellsBrowsersToLoadAndRunNothingElse() {
        Browser browser = signedIn(approver);

        for (String path : List.of("/console", "/console/sign-in", "/console/nowhere", "/console/approvals/pa_none")) {
            HttpResponse<byte[]> answer = browser.get(path);
            Document page = Browser.html(answer);

            assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .startsWith("default-src 'none'; script-src 'self'; style-src 'self'")
                    .doesNotContain("unsafe")
                    .contains("frame-ancestors 'none'", "form-action 'self'", "base-uri 'none'");
            assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-store");
            assertThat(answer.headers().firstValue("Referrer-Policy")).hasValue("same-origin");
            assertThat(page.select("[style], style, script:not([src]), [onclick], [onsubmit], [onload]"))
                    .as(path)
                    .isEmpty();
            for (Element file : page.select("link[href], script[src]")) {
                String address = file.hasAttr("href") ? file.attr("href") : file.attr("src");
                HttpResponse<byte[]> loaded = service.send(service.anonymous(address));
                assertThat(loaded.statusCode()).as(address).isEqualTo(200);
                assertThat(loaded.headers().firstValue("Cache-Control").orElseThrow())
                        .contains("immutable");
            }
        }
    }

    // Approvals.

    @Test
    void showsAnApproverWhatRestShows() {
        String id = staged("The <b>spring</b> sale begins.");
        Browser browser = signedIn(approver);

        Document card = browser.page("/console/approvals/" + id);
        JsonNode rest = action(id);

        assertThat(fact(card, "Account"))
                .isEqualTo("beta:" + rest.get("account_id").textValue() + " "
                        + rest.at("/target/account_name").textValue());
        assertThat(fact(card, "campaign"))
                .isEqualTo(rest.at("/target/entity_name").textValue() + " "
                        + rest.at("/target/entity_id").textValue());
        assertThat(fact(card, "Money a day"))
                .isEqualTo(major(rest, "/spend/daily_before") + " → " + major(rest, "/spend/daily_after") + " (+"
                        + major(rest, "/spend/daily_delta") + ")");
        assertThat(fact(card, "Money a month")).isEqualTo(major(rest, "/spend/monthly_after"));
        assertThat(fact(card, "Left today under the cap"))
                .startsWith(major(rest, "/caps/per_day/left") + " of " + major(rest, "/caps/per_day/limit"));
        assertThat(card.select("table.changes tbody tr"))
                .hasSize(rest.get("diff").size() + rest.get("derived").size());
        assertThat(card.select(".notice").eachText()).containsAll(texts(rest.get("warnings")));
        assertThat(card.expectFirst("blockquote.words").text()).isEqualTo("The <b>spring</b> sale begins.");
        assertThat(fact(card, "Hash of what is approved"))
                .isEqualTo(rest.get("payload_hash").textValue());
        assertThat(card.select("main .badge").eachText()).containsExactly("pending", "sandbox");
        assertThat(browser.page("/console/approvals").select("a[href=/console/approvals/" + id + "]"))
                .hasSize(1);
    }

    @Test
    void approvesInTwoSteps() {
        String id = staged();
        Browser browser = signedIn(approver);

        Document card = browser.page("/console/approvals/" + id);
        Document confirm =
                browser.page(card.expectFirst("a:containsOwn(Approve)").attr("href"));
        String before = action(id).get("status").textValue();
        HttpResponse<byte[]> decided = browser.submit(confirm, Map.of("words", "Agreed."));
        HttpResponse<byte[]> again = browser.submit(confirm, Map.of());

        assertThat(before).isEqualTo("PENDING");
        assertThat(confirm.select("dd").eachText()).contains(fact(card, "Money a month"));
        assertThat(location(decided)).isEqualTo("/console/approvals/" + id);
        JsonNode rest = action(id);
        assertThat(rest.get("status").textValue()).isEqualTo("APPROVED");
        assertThat(rest.at("/decisions/0/comment").textValue()).isEqualTo("Agreed.");
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(Browser.html(again).title()).isEqualTo("It has changed meanwhile · adtools");
        assertThat(audit("action.approve").at("/rows/0/actor/transport").textValue())
                .isEqualTo("console");
        assertThat(audit("action.approve").at("/rows/0/code").textValue()).isEqualTo("PENDING_ACTION_NOT_PENDING");
        assertThat(audit("action.approve").at("/rows/1/told/payload_hash")).isEqualTo(rest.get("payload_hash"));
    }

    @Test
    void carriesOutWhatWasApprovedOnce() {
        String id = staged("120210000000000028", 6_000, "The sale begins.");
        Browser asker = signedIn(OPERATOR);
        Browser other = signedIn(approver);
        other.submit(other.page("/console/approvals/" + id + "/approve"), Map.of());

        Document list = asker.page(
                asker.page("/console").expectFirst("dd a:contains(approved)").attr("href"));
        Document card = asker.page(list.expectFirst("tbody a[href$=" + id + "]").attr("href"));
        Document confirm =
                asker.page(card.expectFirst("a:containsOwn(Carry it out)").attr("href"));
        Document ofOther = other.page("/console/approvals/" + id);
        HttpResponse<byte[]> done = asker.submit(confirm, Map.of("words", "Now."));
        HttpResponse<byte[]> again = asker.submit(confirm, Map.of());

        assertThat(ofOther.select("a:containsOwn(Carry it out)")).isEmpty();
        assertThat(confirm.select("dd").eachText()).contains(fact(card, "Money a month"));
        assertThat(location(done)).isEqualTo("/console/approvals/" + id);
        assertThat(action(id).get("status").textValue()).isEqualTo("EXECUTED");
        Document after = asker.page("/console/approvals/" + id);
        assertThat(after.select("main .badge").eachText()).contains("executed");
        assertThat(fact(after, "Operation that executed it")).startsWith("op_");
        assertThat(again.statusCode()).isEqualTo(303);
        assertThat(Service.json(service.execute(
                                OPERATOR, "get_change_history", "{\"arguments\":{\"account_id\":\"act_1700100001\"}}"))
                        .at("/data/rows")
                        .findValuesAsText("tool"))
                .containsOnlyOnce("update_campaign_budget");
        assertThat(asker.page("/console/approvals/" + id + "/execute").select("main form"))
                .isEmpty();
        assertThat(audit("call&tool=resume_workflow_after_approval")
                        .at("/rows/0/actor/transport")
                        .textValue())
                .isEqualTo("console");
    }

    @Test
    void rejectsWithAReason() {
        String id = staged();
        Browser browser = signedIn(approver);
        Document confirm = browser.page("/console/approvals/" + id + "/reject");

        HttpResponse<byte[]> without = browser.submit(confirm, Map.of());
        browser.submit(confirm, Map.of("words", "Too dear."));

        assertThat(without.statusCode()).isEqualTo(400);
        assertThat(action(id).get("status").textValue()).isEqualTo("REJECTED");
        assertThat(action(id).at("/ended/reason").textValue()).isEqualTo("Too dear.");
        assertThat(browser.page("/console/approvals/" + id).text()).contains("Too dear.");
    }

    @Test
    void approvesNothingElseThanWhatWasShown() {
        String id = staged();
        Browser browser = signedIn(approver);
        Document confirm = browser.page("/console/approvals/" + id + "/approve");

        HttpResponse<byte[]> other = browser.submit(confirm, Map.of("payload_hash", "sha256:" + "0".repeat(64)));

        assertThat(other.statusCode()).isEqualTo(409);
        assertThat(action(id).get("status").textValue()).isEqualTo("PENDING");
    }

    @Test
    void offersWhoeverAskedNoApproval() {
        String id = staged();
        Browser browser = signedIn(both());

        Document card = browser.page("/console/approvals/" + id);

        assertThat(card.select("a:containsOwn(Approve)")).isEmpty();
        assertThat(card.expectFirst(".notice.warn").text())
                .isEqualTo("You cannot approve this: "
                        + Service.json(service.send(service.request(both(), "/api/v1/pending-actions/" + id)))
                                .at("/your_approval/message")
                                .textValue());
        assertThat(card.select("a:containsOwn(Take the request back)")).hasSize(1);
    }

    @Test
    void leadsFromAnActionToWhatWhoeverLooksMaySee() {
        String id = staged();
        JsonNode rest = action(id);
        String operation = "/console/operations/" + rest.get("operation_id").textValue();
        String workflow = "/console/workflows/" + rest.get("workflow_id").textValue();
        Browser asker = signedIn(both());
        Browser other = signedIn(approver);

        for (Browser browser : List.of(asker, other)) {
            Document card = browser.page("/console/approvals/" + id);
            for (String path : List.of(operation, workflow)) {
                assertThat(card.select("a[href=" + path + "]"))
                        .as(path)
                        .hasSize(browser.get(path).statusCode() == 200 ? 1 : 0);
            }
            assertThat(fact(card, "Workflow"))
                    .startsWith(rest.get("workflow_id").textValue() + " · step");
        }
        assertThat(List.of(asker.get(operation), asker.get(workflow), other.get(operation), other.get(workflow)))
                .extracting(HttpResponse::statusCode)
                .containsOnly(200);
    }

    @Test
    void tellsWhatWasDoneToTheObjectBeforeAndByWhom() {
        String campaign = "\"campaign_id\":\"120210000000000001\"";
        service.execute(OPERATOR, "pause_beta_campaign", "{\"arguments\":{" + campaign + "}}");
        String id = Service.json(service.execute(
                        OPERATOR,
                        "update_campaign_budget",
                        "{\"arguments\":{" + campaign + ",\"daily_budget\":10100,\"reason\":\"It sells.\"}}"))
                .at("/data/pending_action/id")
                .textValue();

        Document card = signedIn(approver).page("/console/approvals/" + id);
        Document spend = signedIn(OPERATOR).page("/console/spend/beta:act_1700100001");

        assertThat(card.expectFirst("[aria-labelledby=history] tbody tr").text())
                .contains("operator", "pause beta campaign", "120210000000000001", "applied");
        assertThat(spend.expectFirst("[aria-label^=Latest] tbody tr").text())
                .contains("operator", "pause beta campaign", "120210000000000001", "applied");
        assertThat(spend.select("[aria-label^=Latest] tbody a").eachAttr("href"))
                .allMatch(link -> link.startsWith("/console/operations/op_"));
    }

    @Test
    void takesRequestsBack() {
        String id = staged();
        Browser browser = signedIn(both());

        browser.submit(browser.page("/console/approvals/" + id + "/cancel"), Map.of("words", "A mistake."));

        assertThat(action(id).get("status").textValue()).isEqualTo("CANCELLED");
    }

    @Test
    void takesApprovalsBack() {
        Browser browser = signedIn(approver);
        String approved = staged();
        browser.submit(browser.page("/console/approvals/" + approved + "/approve"), Map.of());

        Document card = browser.page("/console/approvals/" + approved);
        browser.submit(
                browser.page(card.expectFirst("a:containsOwn(Take the approval back)")
                        .attr("href")),
                Map.of("words", "Not now."));

        assertThat(action(approved).get("status").textValue()).isEqualTo("REVOKED");
    }

    @Test
    void decidesNothingByFollowingLinks() {
        String id = staged();
        Browser browser = signedIn(both());
        Set<String> seen = new HashSet<>(Set.of("/console"));
        Deque<String> open = new ArrayDeque<>(seen);

        while (!open.isEmpty() && seen.size() < 300) {
            String path = open.remove();
            HttpResponse<byte[]> answer = browser.get(path);
            assertThat(answer.statusCode()).as(path).isIn(200, 303, 404);
            if (answer.statusCode() == 200) {
                for (Element link : Browser.html(answer).select("a[href]")) {
                    String to = link.attr("href").replaceAll("#.*", "");
                    if (to.startsWith("/console") && seen.add(to)) {
                        open.add(to);
                    }
                }
            }
        }

        assertThat(seen).contains("/console/approvals/" + id, "/console/halts");
        assertThat(action(id).get("status").textValue()).isEqualTo("PENDING");
        assertThat(Service.json(service.send(service.request(OPERATOR, "/api/v1/halts")))
                        .get("rows"))
                .isEmpty();
    }

    // The kill switch.

    @Test
    void stopsAndLetsGoOnInTwoSteps() {
        Browser browser = signedIn(OPERATOR);

        Document halts = browser.page(
                browser.page("/console").expectFirst("a.stop").attr("href").replace("#stop", ""));
        Document confirm = browser.page("/console/halts/confirm?scope=alpha");
        int before = halted();
        browser.submit(confirm, Map.of("reason", "Prices are <wrong>."));
        JsonNode rest = Service.json(service.send(service.request(OPERATOR, "/api/v1/halts/alpha")));
        Document list = browser.page("/console/halts");
        browser.submit(
                browser.page(list.expectFirst("table a.button").attr("href")), Map.of("reason", "They are right."));

        assertThat(halts.select("#stop")).hasSize(1);
        assertThat(before).isZero();
        assertThat(rest.get("reason").textValue()).isEqualTo("Prices are <wrong>.");
        assertThat(list.expectFirst("tbody tr td").text()).isEqualTo("Prices are <wrong>.");
        assertThat(halted()).isZero();
        assertThat(audit("halt.set").at("/rows/0/actor/transport").textValue()).isEqualTo("console");
        assertThat(audit("halt.clear").at("/rows/0/told/halted").booleanValue()).isFalse();
        assertThat(Service.json(service.send(service.request(OPERATOR, "/api/v1/halts/alpha")))
                        .at("/notes/0/reason")
                        .textValue())
                .isEqualTo("They are right.");
    }

    @Test
    void offersNothingButTheFirstReasonOnAStopOfAStoppedScope() {
        Browser first = signedIn(OPERATOR);
        Browser second = signedIn(OPERATOR);
        Document late = second.page("/console/halts/confirm?scope=all");
        first.submit(first.page("/console/halts/confirm?scope=all"), Map.of("reason", "I was first."));
        try {
            Document again = second.page("/console/halts/confirm?scope=all");
            second.submit(late, Map.of("reason", "Me too."));
            Document both = second.page("/console/halts/confirm?scope=all");

            assertThat(again.select("main form, main button, main .danger")).isEmpty();
            assertThat(again.expectFirst("main").text()).contains("Everything was stopped by operator", "I was first.");
            assertThat(both.expectFirst("main").text()).contains("I was first.", "Stopped again:", "Me too.");
            assertThat(halted()).isEqualTo(1);
        } finally {
            service.resume(OPERATOR, "all");
        }
    }

    @Test
    void resumesForAReasonAndOnlyTheStopThatWasShown() {
        Browser browser = signedIn(OPERATOR);
        browser.submit(browser.page("/console/halts/confirm?scope=beta"), Map.of("reason", "Wrong prices."));
        Document resume = browser.page("/console/halts/beta/clear");
        HttpResponse<byte[]> silent = browser.submit(resume, Map.of());
        service.resume(OPERATOR, "beta");
        browser.submit(browser.page("/console/halts/confirm?scope=beta"), Map.of("reason", "Wrong again."));
        HttpResponse<byte[]> late = browser.submit(resume, Map.of("reason", "All is well."));
        int after = halted();
        Document again = browser.page("/console/halts/beta/clear");
        service.send(service.request(approver, "/api/v1/halts/beta")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"reason\":\"Fraud.\"}")));
        HttpResponse<byte[]> overtaken = browser.submit(again, Map.of("reason", "All is well."));
        HttpResponse<byte[]> unseen = browser.submit(again, Map.of("reason", "All is well.", "seen", ""));
        int stillAfter = halted();
        service.resume(OPERATOR, "beta");

        assertThat(overtaken.statusCode()).isEqualTo(409);
        assertThat(Browser.html(overtaken).text())
                .contains("beta was stopped again since this page was opened, by approver.");
        assertThat(unseen.statusCode()).isEqualTo(400);
        assertThat(stillAfter).isEqualTo(1);
        assertThat(resume.expectFirst("main form button").text()).isEqualTo("Resume beta");
        assertThat(resume.select("main .danger")).isEmpty();
        assertThat(silent.statusCode()).isEqualTo(400);
        assertThat(late.statusCode()).isEqualTo(409);
        assertThat(after).isEqualTo(1);
    }

    @Test
    void showsStopsOnEveryPageAndWhereTheyBlockAnAction() {
        String id = staged();
        Browser decider = signedIn(approver);
        service.send(service.request(OPERATOR, "/api/v1/halts/beta")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"reason\":\"Wrong prices.\"}")));
        try {
            for (String page :
                    List.of("", "/approvals", "/approvals/" + id, "/approvals/" + id + "/approve", "/tools")) {
                assertThat(decider.page("/console" + page).expectFirst("#stops").text())
                        .as(page)
                        .startsWith("STOPPED: beta, by operator, ")
                        .endsWith(": Wrong prices.");
            }
            for (String page : List.of("", "/approve")) {
                assertThat(decider.page("/console/approvals/" + id + page)
                                .expectFirst("main .notice.bad")
                                .text())
                        .startsWith("This change cannot be applied now: beta was stopped by operator, ");
            }
            assertThat(action(id).at("/halt/scope").textValue()).isEqualTo("beta");
            assertThat(action(id).at("/halt/reason").textValue()).isEqualTo("Wrong prices.");
        } finally {
            service.resume(OPERATOR, "beta");
        }
        assertThat(action(id).get("halt").isNull()).isTrue();
        assertThat(decider.page("/console/approvals").select(".stopped")).isEmpty();
    }

    private static Browser signedIn(String token) {
        Browser browser = new Browser(service);
        assertThat(browser.signIn(token).statusCode()).isEqualTo(303);
        return browser;
    }

    private static String staged() {
        return staged("The sale begins.");
    }

    private static String staged(String reason) {
        return staged("120210000000000023", 31_000, reason);
    }

    private static String staged(String campaign, int budget, String reason) {
        release();
        JsonNode answer = Service.json(service.execute(
                OPERATOR,
                "update_campaign_budget",
                "{\"arguments\":{\"campaign_id\":\"" + campaign + "\",\"daily_budget\":" + budget + ",\"reason\":"
                        + quoted(reason) + "}}"));
        JsonNode id = answer.at("/data/pending_action/id");
        assertThat(id.isTextual()).as(answer.toString()).isTrue();
        return id.textValue();
    }

    // While one change of a campaign waits, another is refused.
    private static void release() {
        for (String status : List.of("PENDING", "APPROVED")) {
            String path = "/api/v1/pending-actions?status=" + status;
            for (JsonNode action :
                    Service.json(service.send(service.request(approver, path))).get("rows")) {
                String token = status.equals("PENDING") ? OPERATOR : approver;
                String end = status.equals("PENDING") ? "/cancel" : "/revoke";
                service.send(service.request(
                                token,
                                "/api/v1/pending-actions/" + action.get("id").textValue() + end)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{}")));
            }
        }
    }

    private static String quoted(String text) {
        return TextNode.valueOf(text).toString();
    }

    private static String both() {
        return minted("asks-and-reads", "\"approvals:read\",\"service:admin\",\"operations:read\"");
    }

    private static String minted(String principal, String scopes) {
        post("/principals", "{\"id\":\"" + principal + "\",\"owner\":\"operator\",\"kind\":\"service\"}");
        JsonNode minted = Service.json(
                post("/tokens", "{\"name\":\"t\",\"principal\":\"" + principal + "\",\"scopes\":[" + scopes + "]}"));
        assertThat(minted.has("token")).as(minted.toString()).isTrue();
        return minted.get("token").textValue();
    }

    private static HttpResponse<byte[]> post(String path, String body) {
        return service.send(service.request(OPERATOR, "/api/v1" + path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }

    private static JsonNode action(String id) {
        return Service.json(service.send(service.request(approver, "/api/v1/pending-actions/" + id)));
    }

    private static JsonNode audit(String kind) {
        return Service.json(service.send(service.request(OPERATOR, "/api/v1/audit/events?kind=" + kind)));
    }

    private static List<String> kinds(String kind) {
        return audit(kind).get("rows").findValuesAsText("principal");
    }

    private static int halted() {
        return Service.json(service.send(service.request(OPERATOR, "/api/v1/halts")))
                .get("rows")
                .size();
    }

    private static HttpResponse<byte[]> withCookie(String cookie, String path) {
        return service.send(service.anonymous(path).header("Cookie", cookie));
    }

    private static String location(HttpResponse<byte[]> answer) {
        return answer.headers().firstValue("Location").orElse("");
    }

    private static String formToken(Document page) {
        return page.expectFirst("input[name=form_token]").val();
    }

    private static Map<String, String> fields(Document page) {
        Map<String, String> fields = new HashMap<>();
        page.select("main form[method=post] [name]").forEach(field -> fields.put(field.attr("name"), field.val()));
        return fields;
    }

    private static String fact(Document page, String name) {
        return page.select("main dt").stream()
                .filter(term -> term.text().equals(name))
                .findFirst()
                .map(term -> Objects.requireNonNull(term.nextElementSibling()).text())
                .orElse("");
    }

    private static String major(JsonNode rest, String path) {
        JsonNode money = rest.at(path);
        return money.get("amount_major").textValue() + " "
                + money.get("currency").textValue();
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(text -> texts.add(text.textValue()));
        return texts;
    }
}
