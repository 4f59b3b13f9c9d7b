package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.SettableMeter;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The rates that the product ships with. */
@Tag("stores")
class QuotaIT {

    private static final SettableMeter TIME = new SettableMeter();
    private static final TestService APP = TestService.withQuotas(TIME);
    private static final String WRITE = "{\"arguments\":{\"behaviour\":\"b%d\"}}";
    private static final String CHECK = "{\"arguments\":{\"behaviour\":\"b%d\",\"validate_only\":true}}";

    private static Service service;
    private static Service admin;
    private static int count;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
        admin = Service.ofAdmin(APP);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @BeforeEach
    void beginWithEverything() {
        TIME.advance(Duration.ofMinutes(2));
    }

    @Test
    void refusesTheReadThatIsOneTooMany() {
        assertThat(IntStream.range(0, 300).map(i -> read("all").statusCode())).containsOnly(200);

        HttpResponse<byte[]> refused = read("all");

        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(header(refused, "Retry-After")).isEqualTo("1");
        assertThat(header(refused, "RateLimit-Policy")).isEqualTo("\"read\";q=300;w=60");
        assertThat(header(refused, "RateLimit")).isEqualTo("\"read\";r=0;t=1");
        JsonNode body = Service.json(refused);
        assertThat(body.get("ok").booleanValue()).isFalse();
        assertThat(body.get("tool").textValue()).isEqualTo("get_things");
        JsonNode error = body.get("error");
        assertThat(error.get("code").textValue()).isEqualTo("QUOTA_EXCEEDED");
        JsonNode details = error.get("details");
        assertThat(details.get("limit").textValue()).isEqualTo("read");
        assertThat(details.get("quota").longValue()).isEqualTo(300);
        assertThat(details.get("window_seconds").longValue()).isEqualTo(60);
        assertThat(details.get("retry_after_seconds").longValue()).isEqualTo(1);
        assertThat(details.get("retryable").booleanValue()).isTrue();
        assertThat(Instant.parse(details.get("resets_at").textValue()))
                .isBetween(Instant.now().plusSeconds(50), Instant.now().plusSeconds(62));
    }

    @Test
    void comesTrueWhenItSaysWhenToComeAgain() {
        spendWrites(30);

        assertThat(header(write("all"), "Retry-After")).isEqualTo("2");
        TIME.advance(Duration.ofMillis(1_999));
        assertThat(write("all").statusCode()).isEqualTo(429);
        TIME.advance(Duration.ofMillis(1));
        assertThat(write("all").statusCode()).isEqualTo(200);
        assertThat(write("all").statusCode()).isEqualTo(429);
    }

    @Test
    void countsNothingThatStopsSpend() {
        spendWrites(30);
        assertThat(write("all").statusCode()).isEqualTo(429);

        assertThat(IntStream.range(0, 40)
                        .map(i -> service.execute("stop_thing", "{}").statusCode()))
                .containsOnly(200);
    }

    @Test
    void tellsWhatIsLeftWhenItIsLittle() {
        spendWrites(23);

        HttpResponse<byte[]> enough = write("all");
        HttpResponse<byte[]> little = write("all");

        assertThat(enough.headers().firstValue("RateLimit")).isEmpty();
        assertThat(header(little, "RateLimit")).isEqualTo("\"write\";r=5;t=10");
        assertThat(header(little, "RateLimit-Policy")).isEqualTo("\"write\";q=30;w=60");
    }

    @Test
    void takesNothingForAReplay() {
        String body = WRITE.formatted(count++);
        HttpResponse<byte[]> first = keyed("replayed", body);
        spendWrites(29);

        for (int i = 0; i < 5; i++) {
            HttpResponse<byte[]> again = keyed("replayed", body);
            assertThat(again.body()).isEqualTo(first.body());
            assertThat(again.headers().firstValue("RateLimit")).isEmpty();
        }

        assertThat(write("all").statusCode()).isEqualTo(429);
        TIME.advance(Duration.ofSeconds(2));
        assertThat(keyed("replayed", body).statusCode()).isEqualTo(200);
        assertThat(write("all").statusCode()).isEqualTo(200);
    }

    @Test
    void takesNothingForWhatBreaksTheSchema() {
        for (int i = 0; i < 40; i++) {
            assertThat(service.execute("create_thing", "{\"arguments\":{\"colour\":1}}")
                            .statusCode())
                    .isEqualTo(400);
        }

        assertThat(spendWrites(30)).isEqualTo(30);
    }

    @Test
    void countsAWriteThatIsOnlyCheckedAsAValidation() {
        spendWrites(30);

        int granted = (int) IntStream.range(0, 130)
                .filter(i -> service.execute("create_thing", CHECK.formatted(i)).statusCode() == 200)
                .count();

        assertThat(granted).isEqualTo(120);
        assertThat(header(service.execute("check_thing", "{}"), "RateLimit")).isEqualTo("\"validate\";r=0;t=1");
    }

    @Test
    void countsEachTokenByItself() {
        spendWrites(30);

        assertThat(write("all").statusCode()).isEqualTo(429);
        assertThat(write("other").statusCode()).isEqualTo(200);
    }

    @Test
    void refusesRequestsBeforeAnythingOfThemIsRead() {
        for (int i = 0; i < 300; i++) {
            assertThat(list("all").statusCode()).isEqualTo(200);
            assertThat(service.execute("all", "no_tool", "{}").statusCode()).isEqualTo(404);
        }

        HttpResponse<byte[]> listed = list("all");
        HttpResponse<byte[]> executed =
                service.send(service.post("all", "get_things", "not JSON".getBytes(StandardCharsets.UTF_8)));

        for (HttpResponse<byte[]> refused : List.of(listed, executed)) {
            assertThat(refused.statusCode()).isEqualTo(429);
            assertThat(header(refused, "Retry-After")).isEqualTo("1");
            assertThat(header(refused, "RateLimit-Policy")).isEqualTo("\"requests\";q=600;w=60");
            assertThat(header(refused, "RateLimit")).isEqualTo("\"requests\";r=0;t=1");
            JsonNode error = Service.json(refused);
            assertThat(error.fieldNames()).toIterable().containsExactlyInAnyOrder("message", "code", "details");
            assertThat(error.get("code").textValue()).isEqualTo("RATE_LIMITED");
            assertThat(error.at("/details/limit").textValue()).isEqualTo("requests");
        }
        assertThat(list("other").statusCode()).isEqualTo(200);
        assertThat(service.send(service.anonymous("/api/v1/tools")).statusCode())
                .isEqualTo(401);
    }

    @Test
    void tellsOfRequestsAndOfCallsInOneAnswer() {
        IntStream.range(0, 490).forEach(i -> list("all"));
        spendWrites(24);

        assertThat(write("all").headers().allValues("RateLimit"))
                .containsExactly("\"write\";r=5;t=10", "\"requests\";r=85;t=9");
        assertThat(header(list("all"), "RateLimit")).isEqualTo("\"requests\";r=84;t=9");
    }

    @Test
    void countsRefusalsAsMetrics() {
        spendWrites(31);

        String page = new String(admin.send(admin.anonymous("/metrics")).body(), StandardCharsets.UTF_8);

        assertThat(page.lines().filter(line -> line.startsWith("adtools_quota_refusals_total{limit=\"write\"}")))
                .hasSize(1);
        assertThat(page).contains("adtools_overloaded_total 0.0").contains("adtools_quota_unshared_total 0.0");
    }

    @Test
    void showsWhatATokenHasUsed() {
        spendWrites(10);
        read("all");

        JsonNode usage = Service.json(service.send(service.request("all", "/api/v1/usage")));

        assertThat(usage.get("token_id").textValue()).isEqualTo("tok");
        assertThat(usage.get("principal").textValue()).isEqualTo("robot");
        assertThat(usage.get("limits").findValuesAsText("name"))
                .containsExactly("requests", "read", "validate", "write", "writes_per_day");
        assertThat(limit(usage, 0)).isEqualTo("600 12 588 60");
        assertThat(limit(usage, 1)).isEqualTo("300 1 299 60");
        assertThat(limit(usage, 2)).isEqualTo("120 0 120 60");
        assertThat(limit(usage, 3)).isEqualTo("30 10 20 60");
        assertThat(limit(usage, 4)).matches("1000 [0-9]+ [0-9]+ 86400");
        assertThat(usage.at("/limits/4/resets_at").textValue()).endsWith("T00:00:00Z");
        assertThat(Instant.parse(usage.at("/limits/3/resets_at").textValue()))
                .isBetween(Instant.now().plusSeconds(15), Instant.now().plusSeconds(22));
    }

    private static String limit(JsonNode usage, int index) {
        JsonNode limit = usage.at("/limits/" + index);
        return limit.get("quota") + " " + limit.get("used") + " " + limit.get("remaining") + " "
                + limit.get("window_seconds");
    }

    /** Sends so many writes, and returns how many were granted. */
    private static int spendWrites(int writes) {
        return (int) IntStream.range(0, writes)
                .filter(i -> write("all").statusCode() == 200)
                .count();
    }

    private static HttpResponse<byte[]> write(String token) {
        return service.execute(token, "create_thing", WRITE.formatted(count++));
    }

    private static HttpResponse<byte[]> keyed(String key, String body) {
        return service.send(service.post("all", "create_thing", body.getBytes(StandardCharsets.UTF_8))
                .header("Idempotency-Key", key));
    }

    private static HttpResponse<byte[]> read(String token) {
        return service.execute(token, "get_things", "{}");
    }

    private static HttpResponse<byte[]> list(String token) {
        return service.send(service.request(token, "/api/v1/tools"));
    }

    private static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }
}
