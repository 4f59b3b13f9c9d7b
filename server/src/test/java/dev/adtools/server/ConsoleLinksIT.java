package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.Shell.Result;
import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.Service;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** Links sign a browser in at the console once, for whoever holds a token. */
@Tag("stores")
class ConsoleLinksIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String LINKS = "/api/v1/console-links";
    private static final String GUESSED_PATH = "GET /console/link/x HTTP/1.1\r\nHost: localhost\r\n\r\n";
    private static final String GUESSED_FORM =
            "POST /console/link HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n"
                    + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 8\r\n\r\nsecret=x";

    @TempDir
    private static Path folder;

    private static ClockedService app;
    private static Service service;
    private static String approver;

    @BeforeAll
    static void start() throws Exception {
        app = new ClockedService(TestService.configFile(), folder, OPERATOR, new ItDatabase());
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void signsInByTheLinkOfAToken() {
        HttpResponse<byte[]> made =
                service.send(service.request(approver, LINKS).POST(BodyPublishers.noBody()));
        JsonNode link = Service.json(made);
        String url = link.get("url").textValue();
        Browser browser = new Browser(service);

        Document page = browser.page(path(url));
        HttpResponse<byte[]> signedIn = browser.signIn(page);

        assertThat(made.statusCode()).isEqualTo(201);
        assertThat(made.headers().firstValue("Cache-Control")).hasValue("no-store");
        assertThat(url).matches("/console/link/[A-Za-z0-9_-]{43}");
        assertThat(Instant.parse(link.get("expires_at").textValue()))
                .isBetween(
                        app.clock().instant().plusSeconds(59),
                        app.clock().instant().plusSeconds(61));
        assertThat(page.expectFirst("dd").text()).isEqualTo("approver · approver");
        assertThat(signedIn.statusCode()).isEqualTo(303);
        assertThat(signedIn.headers().firstValue("Location")).hasValue("/console");
        assertThat(signedIn.headers().firstValue("Set-Cookie").orElseThrow())
                .matches("__Host-adtools=[A-Za-z0-9_-]{43}; Path=/; Secure; HttpOnly; SameSite=Strict");
        assertThat(browser.page("/console").expectFirst("header .who span").text())
                .isEqualTo("approver · approver");
    }

    @Test
    void printsTheLinkOnTheCommandLine() {
        Shell shell = new Shell("http://127.0.0.1:" + app.getLocalPort(), approver);

        Result printed = shell.run("console");
        Result json = shell.run("console", "--json");
        Result stranger = new Shell(shell.url(), "nobody").run("console");

        assertThat(printed.code()).isZero();
        assertThat(printed.out()).matches(shell.url() + "/console/link/[A-Za-z0-9_-]{43}\n");
        assertThat(printed.err()).isEmpty();
        assertThat(json.out()).startsWith("{\"url\":\"http").contains("\"expires_at\":\"");
        assertThat(stranger.code()).isEqualTo(1);
        assertThat(stranger.err()).startsWith("UNAUTHENTICATED: ");
        assertThat(new Browser(service)
                        .signIn(new Browser(service).page(path(printed.out().strip())))
                        .statusCode())
                .isEqualTo(303);
    }

    @Test
    void usesNothingUpByLookingAtALink() {
        String path = link(approver);
        Browser browser = new Browser(service);

        for (int look = 0; look < 3; look++) {
            HttpResponse<byte[]> page = browser.get(path);
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.headers().firstValue("Set-Cookie")).isEmpty();
            assertThat(page.headers().firstValue("Cache-Control")).hasValue("no-store");
            HttpResponse<byte[]> head = service.send(browser.request(path).method("HEAD", BodyPublishers.noBody()));
            assertThat(head.statusCode()).isEqualTo(200);
        }

        assertThat(browser.signIn(browser.page(path)).statusCode()).isEqualTo(303);
    }

    @Test
    void saysOneThingOfEveryLinkThatDoesNotWork() {
        String used = link(approver);
        String old = link(approver);
        String revoked = minted("leaves-early", "\"operations:read\"");
        String without = link(revoked);
        Document usedPage = new Browser(service).page(used);
        Document oldPage = new Browser(service).page(old);
        Document withoutPage = new Browser(service).page(without);

        assertThat(new Browser(service).signIn(usedPage).statusCode()).isEqualTo(303);
        service.send(service.request(OPERATOR, "/api/v1/tokens/" + revoked.split("_", -1)[2])
                .DELETE());
        List<HttpResponse<byte[]>> answers =
                new ArrayList<>(List.of(submitted(withoutPage), new Browser(service).get(without)));
        app.clock().advance(Duration.ofSeconds(60));
        answers.addAll(List.of(
                submitted(usedPage),
                new Browser(service).get(used),
                submitted(oldPage),
                new Browser(service).get(old),
                new Browser(service).get("/console/link/" + "A".repeat(43)),
                new Browser(service).get("/console/link/x"),
                new Browser(service).post("/console/link", Map.of())));

        Set<String> said = new LinkedHashSet<>();
        for (HttpResponse<byte[]> answer : answers) {
            said.add(answer.statusCode() + " "
                    + Browser.html(answer).expectFirst(".notice").text());
            assertThat(answer.headers().firstValue("Set-Cookie")).isEmpty();
        }
        assertThat(said)
                .containsExactly("401 The link does not work: it was used, is older than a minute, or its token is not"
                        + " valid. Make another.");
    }

    @Test
    void givesNoMoreRightsThanTheToken() {
        String token = minted("only-looks", "\"operations:read\"");
        Browser browser = new Browser(service);

        browser.signIn(browser.page(link(token)));

        assertThat(browser.get("/console/operations").statusCode()).isEqualTo(200);
        assertThat(browser.get("/console/halts").statusCode()).isEqualTo(403);
        service.send(service.request(OPERATOR, "/api/v1/tokens/" + token.split("_", -1)[2])
                .DELETE());
        assertThat(browser.get("/console").statusCode()).isEqualTo(303);
    }

    @Test
    void isOpenedByAPageOfItsOwnAlone() {
        String path = link(approver);
        Browser browser = new Browser(service);
        String fields = Browser.encoded(Map.of("secret", path.substring(path.lastIndexOf('/') + 1)));

        for (String site : List.of("cross-site", "same-site", "none")) {
            HttpResponse<byte[]> answer = service.send(browser.request("/console/link")
                    .header("Sec-Fetch-Site", site)
                    .header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(BodyPublishers.ofString(fields)));
            assertThat(answer.statusCode()).as(site).isEqualTo(403);
        }
        HttpResponse<byte[]> bare = service.send(browser.request("/console/link")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(fields)));

        assertThat(bare.statusCode()).isEqualTo(403);
        assertThat(browser.signIn(browser.page(path)).statusCode()).isEqualTo(303);
    }

    @Test
    void replacesTheSessionThatTheBrowserHas() {
        Browser browser = new Browser(service);
        browser.signIn(OPERATOR);
        String before = browser.cookie();
        // Who follows a link from elsewhere comes without the cookie, and sends the form with it.
        Document page = new Browser(service).page(link(approver));

        HttpResponse<byte[]> signedIn = browser.signIn(page);

        assertThat(signedIn.statusCode()).isEqualTo(303);
        assertThat(browser.page("/console").expectFirst("header .who span").text())
                .isEqualTo("approver · approver");
        assertThat(service.send(service.anonymous("/console").header("Cookie", before))
                        .statusCode())
                .isEqualTo(303);
        assertThat(audit("session.close").at("/rows/0/actor/principal").textValue())
                .isEqualTo("operator");
        assertThat(audit("session.open").at("/rows/0/actor/principal").textValue())
                .isEqualTo("approver");
    }

    @Test
    void keepsTheSessionThatTheBrowserHasWhenALinkDoesNotWork() {
        Browser browser = new Browser(service);
        browser.signIn(OPERATOR);

        HttpResponse<byte[]> refused = browser.post("/console/link", Map.of("secret", "A".repeat(43)));

        assertThat(refused.statusCode()).isEqualTo(401);
        assertThat(browser.get("/console").statusCode()).isEqualTo(200);
    }

    @Test
    void tellsNobodyTheSecret() {
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        Logger own = (Logger) LoggerFactory.getLogger("dev.adtools");
        Level level = root.getLevel();
        Level ownLevel = own.getLevel();
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        root.addAppender(log);
        root.setLevel(Level.INFO);
        own.setLevel(Level.TRACE);
        String path;
        List<HttpResponse<byte[]>> pages = new ArrayList<>();
        try {
            own.info("the log is heard");
            path = link(approver);
            Browser browser = new Browser(service);
            pages.add(browser.get(path));
            Document page = Browser.html(pages.get(0));
            browser.signIn(page);
            pages.add(submitted(page));
            pages.add(browser.get(path));
            pages.add(browser.get(path + "/more"));
        } finally {
            root.detachAppender(log);
            root.setLevel(level);
            own.setLevel(ownLevel);
        }
        String secret = path.substring(path.lastIndexOf('/') + 1);

        assertThat(log.list)
                .extracting(ILoggingEvent::getFormattedMessage)
                .contains("the log is heard")
                .noneMatch(line -> line.contains(secret));
        String trail = new String(
                service.send(service.request(OPERATOR, "/api/v1/audit/events?format=jsonl"))
                        .body(),
                StandardCharsets.UTF_8);
        assertThat(trail)
                .contains("\"kind\":\"console.link.asked\"", "\"kind\":\"console.link\"")
                .doesNotContain(secret);
        assertThat(audit("console.link").at("/rows/0/told/expires_at").isTextual())
                .isTrue();
        // The form alone has it: nothing that the page loads or leads to, and no Referer.
        assertThat(Browser.html(pages.get(0)).select("[href*=" + secret + "], [src*=" + secret + "], script"))
                .isEmpty();
        for (HttpResponse<byte[]> page : pages.subList(1, pages.size())) {
            assertThat(new String(page.body(), StandardCharsets.UTF_8)).doesNotContain(secret);
        }
        assertThat(List.of(pages.get(0), pages.get(2)))
                .allSatisfy(page ->
                        assertThat(page.headers().firstValue("Referrer-Policy")).hasValue("strict-origin"));
    }

    @Test
    void takesFewGuessesOfOneAddressButAlwaysALink() throws IOException {
        List<Integer> statuses = new ArrayList<>();
        // Not the address from which the other tests sign in.
        for (int attempt = 0; attempt < 30; attempt++) {
            try (RawConnection raw = new RawConnection(app.getLocalPort(), InetAddress.getByName("127.0.0.3"))) {
                raw.send(attempt % 2 == 0 ? GUESSED_PATH : GUESSED_FORM);
                statuses.add(raw.read().status());
            }
        }

        assertThat(statuses).startsWith(401, 401).endsWith(429, 429);
        try (RawConnection raw = new RawConnection(app.getLocalPort(), InetAddress.getByName("127.0.0.3"))) {
            raw.send("GET " + link(approver) + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertThat(raw.read().status()).isEqualTo(200);
        }
    }

    private static HttpResponse<byte[]> submitted(Document page) {
        return new Browser(service).submit(page, Map.of());
    }

    private static String link(String token) {
        JsonNode made = Service.json(service.send(service.request(token, LINKS).POST(BodyPublishers.noBody())));
        assertThat(made.has("url")).as(made.toString()).isTrue();
        return path(made.get("url").textValue());
    }

    private static String path(String url) {
        return URI.create(url).getPath();
    }

    private static JsonNode audit(String kind) {
        return Service.json(service.send(service.request(OPERATOR, "/api/v1/audit/events?kind=" + kind)));
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
}
