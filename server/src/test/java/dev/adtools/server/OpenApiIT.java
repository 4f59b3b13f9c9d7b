package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.ConfigOverride;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class OpenApiIT {

    private static final TestService APP =
            TestService.withSettings(ConfigOverride.config("publicUrl", "https://ads.example.com/tools/"));
    private static final String PATH = "/api/v1/openapi.json";

    private static Service service = new Service(0);

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
    void describesTheServiceToAnyone() {
        HttpResponse<byte[]> answer = get();

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("content-type")).hasValue("application/json");
        assertThat(answer.headers().firstValue("cache-control")).hasValue("public, no-cache");
        JsonNode document = Service.json(answer);
        assertThat(document.path("openapi").textValue()).isEqualTo("3.1.0");
        assertThat(document.at("/info/version").textValue()).isEqualTo("0.1.0");
        assertThat(document.get("paths").has("/api/v1/tools/get_campaigns/execute"))
                .isTrue();
    }

    @Test
    void saysWhereTheServiceIsFound() {
        JsonNode servers = Service.json(get()).get("servers");

        assertThat(servers).hasSize(1);
        assertThat(servers.at("/0/url").textValue()).isEqualTo("https://ads.example.com/tools");
    }

    @Test
    void isFoundThereByLinksToo() {
        HttpResponse<byte[]> link = service.send(
                service.request("reader", "/api/v1/console-links").POST(HttpRequest.BodyPublishers.noBody()));

        assertThat(Service.json(link).get("url").textValue())
                .matches("https://ads\\.example\\.com/tools/console/link/[A-Za-z0-9_-]{43}");
    }

    @Test
    void isFoundThereByLinksOfListsToo() {
        service.execute("stage_thing", "{\"arguments\":{\"behaviour\":\"entity_one\"}}");
        service.execute("stage_thing", "{\"arguments\":{\"behaviour\":\"entity_two\"}}");
        String list = "/api/v1/pending-actions";

        HttpResponse<byte[]> page = service.send(service.request("all", list + "?tool=stage_thing&limit=1"));

        String cursor = Service.json(page).get("next_cursor").textValue();
        assertThat(page.headers().firstValue("Link"))
                .hasValue("<https://ads.example.com/tools" + list + "?cursor=" + cursor
                        + "&limit=1&tool=stage_thing>; rel=\"next\"");
    }

    @Test
    void isNotSentAgainToWhoHasIt() {
        String tag = get().headers().firstValue("etag").orElseThrow();

        HttpResponse<byte[]> again = get("If-None-Match", tag);

        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(again.headers().firstValue("etag")).hasValue(tag);
    }

    @Test
    void isPackedForWhoTakesIt() throws IOException {
        HttpResponse<byte[]> packed = get("Accept-Encoding", "gzip");
        HttpResponse<byte[]> plain = get("Accept-Encoding", "gzip;q=0");

        assertThat(packed.headers().firstValue("content-encoding")).hasValue("gzip");
        assertThat(plain.headers().firstValue("content-encoding")).isEmpty();
        assertThat(packed.body()).hasSizeLessThan(plain.body().length / 5);
        assertThat(new GZIPInputStream(new ByteArrayInputStream(packed.body())).readAllBytes())
                .isEqualTo(plain.body());
    }

    @Test
    void cannotBeWritten() {
        HttpResponse<byte[]> answer =
                service.send(service.request("all", PATH).POST(HttpRequest.BodyPublishers.noBody()));

        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(Service.json(answer).path("code").textValue()).isEqualTo("METHOD_NOT_ALLOWED");
    }

    private static HttpResponse<byte[]> get(String... headers) {
        HttpRequest.Builder request = service.anonymous(PATH);
        if (headers.length > 0) {
            request.headers(headers);
        }
        return service.send(request);
    }
}
