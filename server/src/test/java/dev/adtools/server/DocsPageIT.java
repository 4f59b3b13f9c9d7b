package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.RawConnection.RawAnswer;
import dev.adtools.server.fixtures.Service;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page that shows the API to people: open to all, closed to everything from elsewhere. */
class DocsPageIT {

    private static final TestService APP = new TestService();
    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");

    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @Test
    void isReadWithoutAToken() {
        HttpResponse<byte[]> page = get("/docs");

        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Type")).hasValue("text/html;charset=utf-8");
        assertThat(text(page)).startsWith("<!doctype html>").contains("<title>adtools API</title>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/docs", "/docs/"})
    void loadsEveryFileFromTheService(String path) {
        for (String link : links(path)) {
            HttpResponse<byte[]> file = get(link);

            assertThat(file.statusCode()).as(link).isEqualTo(200);
            assertThat(file.body()).as(link).isNotEmpty();
            assertThat(file.headers().firstValue("Cache-Control"))
                    .as(link)
                    .hasValue("public, max-age=31536000, immutable");
            assertThat(file.headers().firstValue("X-Content-Type-Options"))
                    .as(link)
                    .hasValue("nosniff");
        }
        assertThat(links(path)).hasSize(5);
    }

    @ParameterizedTest
    @CsvSource({
        "swagger-ui.css, text/css;charset=utf-8",
        "page.css, text/css;charset=utf-8",
        "swagger-ui-bundle.js, text/javascript;charset=utf-8",
        "swagger-ui-bundle.js.LICENSE.txt, text/plain;charset=utf-8",
        "start.js, text/javascript;charset=utf-8",
        "icon.svg, image/svg+xml"
    })
    void saysWhatEachFileIs(String name, String type) {
        HttpResponse<byte[]> file = get(folder() + name);

        assertThat(file.statusCode()).isEqualTo(200);
        assertThat(file.headers().firstValue("Content-Type")).hasValue(type);
    }

    @Test
    void letsNothingInFromElsewhere() {
        HttpResponse<byte[]> page = get("/docs");

        List<String> policy = List.of(
                page.headers().firstValue("Content-Security-Policy").orElse("").split("; "));
        assertThat(policy)
                .containsExactlyInAnyOrder(
                        "default-src 'none'",
                        "script-src 'self'",
                        "style-src 'self'",
                        "img-src 'self' data:",
                        "connect-src 'self'",
                        "base-uri 'none'",
                        "form-action 'none'",
                        "frame-ancestors 'none'");
        assertThat(page.headers().firstValue("X-Frame-Options")).hasValue("DENY");
        assertThat(page.headers().firstValue("Referrer-Policy")).hasValue("no-referrer");
        assertThat(page.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
        assertThat(page.headers().firstValue("Cross-Origin-Opener-Policy")).hasValue("same-origin");
        assertThat(page.headers().firstValue("Cross-Origin-Resource-Policy")).hasValue("same-origin");
    }

    @Test
    void hasNoScriptOrStyleOfItsOwnAndNamesNoOtherHost() {
        String page = text(get("/docs"));

        assertThat(page).doesNotContain("<style", "style=", "//").doesNotContainPattern("\\son[a-z]+=");
        assertThat(page).doesNotContainPattern("<script[^>]*>[^<]");
        assertThat(links("/docs")).allMatch(link -> link.startsWith("/docs/"));
    }

    @Test
    void isSentAnewOnlyWhenItHasChanged() {
        String tag = get("/docs").headers().firstValue("ETag").orElseThrow();

        HttpResponse<byte[]> same = service.send(service.anonymous("/docs").header("If-None-Match", tag));
        HttpResponse<byte[]> other = service.send(service.anonymous("/docs").header("If-None-Match", "\"other\""));

        assertThat(get("/docs").headers().firstValue("Cache-Control")).hasValue("no-cache");
        assertThat(same.statusCode()).isEqualTo(304);
        assertThat(same.body()).isEmpty();
        assertThat(other.statusCode()).isEqualTo(200);
    }

    @Test
    void isPackedForThoseWhoUnpack() throws IOException {
        String path = folder() + "swagger-ui-bundle.js";

        HttpResponse<byte[]> packed =
                service.send(service.anonymous(path).header("Accept-Encoding", "gzip, deflate, br, zstd"));
        HttpResponse<byte[]> plain = get(path);

        assertThat(packed.headers().firstValue("Content-Encoding")).hasValue("gzip");
        assertThat(packed.headers().firstValue("Vary")).hasValue("Accept-Encoding");
        assertThat(packed.headers().firstValueAsLong("Content-Length")).hasValue(packed.body().length);
        assertThat(packed.body().length).isLessThan(plain.body().length / 3);
        assertThat(new GZIPInputStream(new ByteArrayInputStream(packed.body())).readAllBytes())
                .isEqualTo(plain.body());
    }

    @ParameterizedTest
    @CsvSource({
        "gzip, gzip",
        "'deflate, GZIP;q=0.5', gzip",
        "gzip;q=1.0, gzip",
        "gzip;q=0,",
        "'br, gzip;q=0.000',",
        "br,",
        "xgzip,",
        "identity,"
    })
    void isPackedAsTheReaderLikes(String accepted, String encoding) {
        HttpResponse<byte[]> answer = service.send(service.anonymous("/docs").header("Accept-Encoding", accepted));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Encoding").orElse(null)).isEqualTo(encoding);
        assertThat(answer.headers().allValues("Vary")).containsExactly("Accept-Encoding");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/docs/page.html",
                "/docs/index.html",
                "/docs/swagger-ui.css",
                "/docs/x/swagger-ui.css",
                "/docs/{files}",
                "/docs/{files}/",
                "/docs/{files}/page.html",
                "/docs/{files}/swagger-ui-es-bundle.js",
                "/docs/{files}/swagger-ui.css/x",
                "/docs/{files}/SWAGGER-UI.CSS",
                "/Docs"
            })
    void hasNoOtherFiles(String path) {
        HttpResponse<byte[]> answer = service.send(service.request(
                "all",
                path.replace("/docs/{files}/", folder()).replace("/docs/{files}", folder().replaceAll("/$", ""))));

        assertThat(answer.statusCode()).isEqualTo(404);
        assertBareError(answer, "NOT_FOUND");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/docs/..%2f..%2fconfig.yml",
                "/docs/%2e%2e/api/v1/tools",
                "/docs/../api/v1/tools",
                "/docs/./../api/v1/tools",
                "/docs/..;/api/v1/tools",
                "/docs%2f..%2fapi%2fv1%2ftools",
                "/docs//swagger-ui.css",
                "//docs",
                "/docs/{files}/../../page.html",
                "/docs/{files}/..%5c..%5cpage.html",
                "/docs/{files}/..%252fpage.html",
                "/docs/{files}/%00",
                "/docs/{files}//META-INF/MANIFEST.MF",
                "/docs/{files}/%2fMETA-INF%2fMANIFEST.MF"
            })
    void leadsNowhereElse(String path) throws IOException {
        try (RawConnection connection = new RawConnection(APP.getLocalPort())) {
            RawAnswer answer = connection
                    .send("GET " + path.replace("/docs/{files}/", folder()) + " HTTP/1.1\r\nHost: x\r\n\r\n")
                    .end()
                    .read();

            assertThat(answer.status()).isIn(400, 401, 404);
            assertThat(answer.header("content-type")).isEqualTo("application/json");
            assertThat(answer.body()).startsWith("{\"message\":");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "PATCH", "DELETE"})
    void isOnlyRead(String method) {
        for (String path : List.of("/docs", folder() + "start.js")) {
            HttpResponse<byte[]> answer = service.send(service.anonymous(path).method(method, BodyPublishers.noBody()));

            assertThat(answer.statusCode()).isEqualTo(405);
            assertThat(answer.headers().firstValue("Allow")).hasValue("GET, HEAD, OPTIONS");
            assertBareError(answer, "METHOD_NOT_ALLOWED");
        }
    }

    @Test
    void opensNothingBeside() {
        assertThat(get("/docsx").statusCode()).isEqualTo(401);
        assertThat(get("/doc").statusCode()).isEqualTo(401);
        assertThat(get("/api/v1/tools").statusCode()).isEqualTo(401);
    }

    private static HttpResponse<byte[]> get(String path) {
        return service.send(service.anonymous(path));
    }

    /** Returns what the page at a path loads, as a browser resolves it. */
    private static List<String> links(String path) {
        return LINK.matcher(text(get(path)))
                .results()
                .map((MatchResult link) -> path.substring(0, path.lastIndexOf('/') + 1) + link.group(1))
                .toList();
    }

    private static String folder() {
        String first = links("/docs").get(0);
        return first.substring(0, first.lastIndexOf('/') + 1);
    }

    private static String text(HttpResponse<byte[]> response) {
        return new String(response.body(), StandardCharsets.UTF_8);
    }

    private static void assertBareError(HttpResponse<byte[]> response, String code) {
        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/json");
        assertThat(Service.json(response).fieldNames()).toIterable().containsExactly("message", "code", "details");
        assertThat(Service.json(response).get("code").textValue()).isEqualTo(code);
    }
}
