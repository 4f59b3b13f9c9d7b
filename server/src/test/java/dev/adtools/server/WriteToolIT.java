package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Writes run, are held, and are kept from running twice. */
class WriteToolIT {

    private static final TestService APP = new TestService();

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
    void appliesOnceAndTellsWhatItDid() {
        int before = APP.things().applied();

        JsonNode data = Service.json(service.execute("create_thing", "{}")).get("data");

        assertThat(data.get("status").textValue()).isEqualTo("applied");
        assertThat(data.get("result").textValue()).isEqualTo("done");
        assertThat(data.get("spend").booleanValue()).isTrue();
        assertThat(APP.things().applied()).isEqualTo(before + 1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    create_thing | {"arguments":{"validate_only":true}}                 | validated
                    create_thing | {"arguments":{"validate_only":true,"approval":true}} | validated
                    stage_thing  | {"arguments":{"validate_only":true}}                 | validated
                    create_thing | {"arguments":{"behaviour":"no_change"}}              | no_change
                    """)
    void answersWithoutApplying(String tool, String body, String status) {
        int before = APP.things().applied();

        JsonNode data = Service.json(service.execute(tool, body)).get("data");

        assertThat(data.get("status").textValue()).isEqualTo(status);
        assertThat(data.get("result").isNull()).isTrue();
        assertThat(APP.things().applied()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({
        "account, create_thing, {}",
        "account, create_thing, {\"arguments\":{\"behaviour\":\"no_change\"}}",
        "all, create_thing, {\"arguments\":{\"behaviour\":\"plan_rule_violation\"}}"
    })
    void appliesNothingWhenRefused(String token, String tool, String body) {
        int before = APP.things().applied();

        int status = service.execute(token, tool, body).statusCode();

        assertThat(status).isBetween(400, 499);
        assertThat(APP.things().applied()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({"stage_thing, {}", "create_thing, {\"arguments\":{\"approval\":true}}"})
    void keepsWhatMustWaitForApproval(String tool, String body) {
        int before = APP.things().applied();

        var answer = service.execute(tool, body);

        assertThat(answer.headers().firstValue("Operation-Id")).isPresent();
        assertThat(Service.json(answer).at("/data/status").textValue()).isEqualTo("pending_approval");
        assertThat(APP.things().applied()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({
        "shown_found, true, ''",
        "shown_absent, false, did not show it when it was read back",
        "shown_differs, false, showed another state when it was read back: The thing is off.",
        "shown_throw, null, ''",
        "shown_unclear, null, ''"
    })
    void readsAnAppliedWriteBack(String behaviour, String verified, String warning) {
        JsonNode data = Service.json(
                        service.execute("create_thing", "{\"arguments\":{\"behaviour\":\"" + behaviour + "\"}}"))
                .get("data");

        assertThat(data.get("status").textValue()).isEqualTo("applied");
        assertThat(data.get("verified").toString()).isEqualTo(verified);
        assertThat(data.get("warnings").toString()).contains(warning);
        assertThat(data.get("warnings").toString().contains("read back")).isEqualTo(verified.equals("false"));
    }

    @Test
    void saysInOneSentenceWhatAWriteDoes() {
        assertThat(Service.json(service.execute("create_thing", "{}"))
                        .at("/data/summary")
                        .textValue())
                .isEqualTo("Change thing “A thing”: daily budget from 1.00 to 5.00 EUR");
    }

    @Test
    void showsNoSpendOfAToolThatCannotSpend() {
        JsonNode data = Service.json(service.execute("stop_thing", "{}")).get("data");

        assertThat(data.get("status").textValue()).isEqualTo("applied");
        assertThat(data.get("spend").booleanValue()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "stop_thing, raises",
        "stop_thing, untargeted",
        "create_thing, untargeted",
        "create_thing, idle",
        "stage_thing, untargeted",
        "stage_thing, idle"
    })
    void refusesAPlanThatDiffersFromItsDeclarationAsABug(String tool, String behaviour) {
        int before = APP.things().applied();
        JsonNode operations = operations();

        for (String more : List.of("", ",\"validate_only\":true")) {
            HttpResponse<byte[]> answer =
                    service.execute(tool, "{\"arguments\":{\"behaviour\":\"" + behaviour + "\"" + more + "}}");

            JsonNode error = Service.json(answer).get("error");
            assertThat(answer.statusCode()).isEqualTo(500);
            assertThat(error.get("code").textValue()).isEqualTo("INTERNAL");
            assertThat(error.get("message").textValue())
                    .startsWith("The tool's plan differs from the spend that the tool declares, so nothing was sent.");
            assertThat(error.at("/details/retry").textValue()).isEqualTo("never");
            assertThat(error.at("/details/retryable").booleanValue()).isFalse();
            assertThat(error.at("/details/error_id").textValue()).isNotEmpty();
        }
        assertThat(APP.things().applied()).isEqualTo(before);
        assertThat(operations()).isEqualTo(operations);
    }

    private static JsonNode operations() {
        return Service.json(service.send(service.request("all", "/api/v1/operations?limit=500")));
    }

    @Test
    void stopsSpendUnderAHaltAndNeverAStop() {
        service.send(service.request("all", "/api/v1/halts/all")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"reason\":\"all stop\"}")));
        int before = APP.things().applied();

        var created = service.execute("create_thing", "{}");
        var staged = service.execute("stage_thing", "{}");
        var stopped = service.execute("stop_thing", "{}");
        service.resume("all", "all");

        assertThat(Service.json(created).at("/error/code").textValue()).isEqualTo("HALTED");
        assertThat(Service.json(staged).at("/error/code").textValue()).isEqualTo("HALTED");
        assertThat(Service.json(stopped).at("/data/status").textValue()).isEqualTo("applied");
        assertThat(APP.things().applied()).isEqualTo(before + 1);
    }

    @Test
    void neverAnswersAWriteInAWayThatProxiesRepeat() {
        for (String behaviour : new String[] {"platform_error", "platform_timeout", "internal", "throw", "overflow"}) {
            int status = service.execute("create_thing", "{\"arguments\":{\"behaviour\":\"" + behaviour + "\"}}")
                    .statusCode();

            assertThat(status).as(behaviour).isEqualTo(409);
        }
    }

    @Test
    void warnsAboutAWriteWithoutKey() {
        JsonNode data = Service.json(service.execute("create_thing", "{}")).get("data");

        assertThat(data.at("/warnings/0").textValue()).contains("no Idempotency-Key");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",\"behaviour\":\"no_change\""})
    void doesNotWarnAboutACheckWithoutKey(String more) {
        String body = "{\"arguments\":{\"validate_only\":true" + more + "}}";
        JsonNode data = Service.json(service.execute("create_thing", body)).get("data");

        assertThat(data.get("warnings").toString()).doesNotContain("no Idempotency-Key");
    }

    @ParameterizedTest
    @ValueSource(strings = {"8e03978e-40d5-43e8-bc93-6894a57f9324", "\"8e03978e\"", "\"a,b\"", "\"a\\\"b\"", "~!#"})
    void runsACallOncePerKey(String key) {
        int before = APP.things().applied();
        Instant begun = Instant.now().truncatedTo(ChronoUnit.MILLIS);

        var first =
                service.send(service.post("all", "create_thing", bytes("{}")).header("Idempotency-Key", key));
        Instant answered = Instant.now();
        var second =
                service.send(service.post("all", "create_thing", bytes("{}")).header("Idempotency-Key", key));

        assertThat(APP.things().applied()).isEqualTo(before + 1);
        assertThat(second.body()).isEqualTo(first.body());
        assertThat(first.headers().firstValue("Idempotent-Replayed")).isEmpty();
        assertThat(second.headers().firstValue("Idempotent-Replayed")).hasValue("true");
        assertThat(first.headers().firstValue("Idempotent-First-Answered-At")).isEmpty();
        assertThat(Instant.parse(second.headers()
                        .firstValue("Idempotent-First-Answered-At")
                        .orElseThrow()))
                .isBetween(begun, answered);
        assertThat(second.headers().firstValue("Operation-Id"))
                .isEqualTo(first.headers().firstValue("Operation-Id"));
        assertThat(second.headers().firstValue("Idempotency-Key")).hasValue(key);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "a,b", "\"a", "\"a\"b", "\"\"", "\"a\\n\""})
    void refusesAMalformedKey(String key) {
        int before = APP.things().applied();

        var response =
                service.send(service.post("all", "create_thing", bytes("{}")).header("Idempotency-Key", key));

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(Service.json(response).at("/error/code").textValue()).isEqualTo("IDEMPOTENCY_KEY_INVALID");
        assertThat(APP.things().applied()).isEqualTo(before);
    }

    @Test
    void refusesTwoKeysAndALongOne() {
        var two = service.send(service.post("all", "create_thing", bytes("{}"))
                .header("Idempotency-Key", "a")
                .header("Idempotency-Key", "b"));
        var tooLong = service.send(
                service.post("all", "create_thing", bytes("{}")).header("Idempotency-Key", "k".repeat(256)));
        var longest = service.send(
                service.post("all", "create_thing", bytes("{}")).header("Idempotency-Key", "k".repeat(255)));

        assertThat(two.statusCode()).isEqualTo(400);
        assertThat(tooLong.statusCode()).isEqualTo(400);
        assertThat(longest.statusCode()).isEqualTo(200);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
