package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A refused visitor of the console reads why on a page, also where no resource has seen the request. */
@Tag("stores")
class ConsoleRefusalsIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final int PER_MINUTE = 1000;
    private static final String SLOW =
            "{\"arguments\":{\"account_id\":\"1002003011\",\"login_customer_id\":\"1002003000\"}}";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, new ItDatabase(), String.valueOf(PER_MINUTE));
        app.before();
        service = Service.of(app);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void showsAPageToWhoeverAsksTooOften() throws IOException {
        String approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        Browser browser = new Browser(service);
        browser.signIn(approver);

        HttpResponse<byte[]> answer = refused(() -> browser.get("/console"));
        HttpResponse<byte[]> form = refused(() -> browser.post("/console/halts", Map.of()));
        HttpResponse<byte[]> rest = refused(() -> service.send(service.request(approver, "/api/v1/me")));

        isPage(answer, 429, "Too many requests", "RATE_LIMITED");
        isPage(form, 429, "Too many requests", "RATE_LIMITED");
        assertThat(answer.headers().firstValue("Retry-After").orElseThrow()).matches("[0-9]+");
        assertThat(answer.headers().firstValue("RateLimit")).isPresent();
        assertThat(rest.statusCode()).isEqualTo(429);
        assertThat(Service.json(rest).get("code").textValue()).isEqualTo("RATE_LIMITED");
    }

    // While one answer is on its way, another request may become due.
    private static HttpResponse<byte[]> refused(Supplier<HttpResponse<byte[]>> request) {
        HttpResponse<byte[]> answer = request.get();
        for (int more = 0; more < 8 * PER_MINUTE && answer.statusCode() != 429; more++) {
            answer = request.get();
        }
        return answer;
    }

    // Its slot is free only a moment after an answer has arrived, so other tests use another service.
    @Test
    void showsAPageToAVisitorThatFindsTheServiceFull(@TempDir Path small) throws Exception {
        DropwizardTestSupport<AdtoolsConfiguration> full = ShippedService.of(
                small,
                OPERATOR,
                new ItDatabase(),
                String.valueOf(PER_MINUTE),
                ConfigOverride.config("quotas.maxConcurrentCalls", "1"));
        full.before();
        try {
            Service busy = Service.of(full);
            Browser browser = new Browser(busy);
            browser.signIn(OPERATOR);

            HttpResponse<byte[]> answer = duringCalls(busy, () -> browser.get("/console"));

            isPage(answer, 503, "The service cannot do this now", "OVERLOADED");
            assertThat(answer.headers().firstValue("Retry-After")).hasValue("1");
        } finally {
            full.after();
        }
    }

    // The page may be in work when the call comes; then the call is refused.
    private static HttpResponse<byte[]> duringCalls(Service busy, Supplier<HttpResponse<byte[]>> page) {
        HttpResponse<byte[]> answer = page.get();
        for (int attempt = 0; attempt < 50 && answer.statusCode() == 200; attempt++) {
            CompletableFuture<HttpResponse<byte[]>> inWork =
                    CompletableFuture.supplyAsync(() -> busy.execute(OPERATOR, "get_alpha_campaigns", SLOW));
            while (answer.statusCode() == 200 && !inWork.isDone()) {
                answer = page.get();
            }
            inWork.join();
        }
        return answer;
    }

    @Test
    void showsAPageWhereNothingIs() {
        Browser browser = new Browser(service);
        browser.signIn(OPERATOR);

        isPage(browser.get("/console/nowhere"), 404, "Not found", "NOT_FOUND");
        isPage(browser.get("/console/files/none/console.css"), 404, "Not found", "NOT_FOUND");
    }

    @ParameterizedTest
    @ValueSource(strings = {"PUT", "DELETE", "PATCH", "TRACE"})
    void showsAPageToAMethodThatAPageDoesNotHave(String method) throws IOException {
        Browser browser = new Browser(service);
        browser.signIn(OPERATOR);

        try (RawConnection raw = new RawConnection(app.getLocalPort())) {
            raw.send(method + " /console/usage HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n"
                    + "Content-Length: 0\r\nCookie: " + browser.cookie() + "\r\n\r\n");
            RawConnection.RawAnswer answer = raw.read();

            assertThat(answer.status()).isEqualTo(405);
            assertThat(answer.header("Content-Type")).isEqualTo("text/html;charset=utf-8");
            assertThat(Jsoup.parse(answer.body()).expectFirst("dd").text()).isEqualTo("METHOD_NOT_ALLOWED");
        }
    }

    @Test
    void showsAPageToAStrangerWhoSendsMuch() {
        HttpResponse<byte[]> answer = new Browser(service).post("/console/session", Map.of("token", "x".repeat(5_000)));

        isPage(answer, 413, "This did not work", "PAYLOAD_TOO_LARGE");
        assertThat(Browser.html(answer).expectFirst(".notice").text()).contains("Sign in first");
    }

    @Test
    void showsAPageToWhoeverSendsWhatCannotBeRead() {
        Browser browser = new Browser(service);
        browser.signIn(OPERATOR);

        HttpResponse<byte[]> json = service.send(browser.request("/console/halts")
                .header("Sec-Fetch-Site", "same-origin")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{}")));

        isPage(json, 415, "This did not work", "UNSUPPORTED_MEDIA_TYPE");
    }

    private static void isPage(HttpResponse<byte[]> answer, int status, String title, String code) {
        assertThat(answer.statusCode()).isEqualTo(status);
        Document page = Browser.html(answer);
        assertThat(page.title()).isEqualTo(title + " · adtools");
        assertThat(page.select("dd").eachText())
                .containsExactly(
                        code, answer.headers().firstValue("X-Request-Id").orElseThrow());
        assertThat(page.expectFirst(".notice").text()).isNotEmpty();
        assertThat(page.select("script")).isEmpty();
        assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                .startsWith("default-src 'none'");
        assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-store");
        assertThat(answer.headers().firstValue("X-Frame-Options")).hasValue("DENY");
        assertThat(answer.headers().firstValue("Referrer-Policy")).hasValue("same-origin");
    }
}
