package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Promise of a key: the second call is the first one. */
@Tag("stores")
class IdempotencyIT {

    private static final TestService APP = new TestService();

    private static Service service;

    private final String key = UUID.randomUUID().toString();

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @ParameterizedTest
    @CsvSource({
        "create_thing, '', 200, OK, 1",
        "create_thing, platform_rejected, 422, PLATFORM_REJECTED, 1",
        "create_thing, platform_timeout, 409, OUTCOME_UNKNOWN, 1",
        "create_thing, throw, 409, OUTCOME_UNKNOWN, 1",
        "create_thing, encode, 200, OK, 1",
        "stop_thing, '', 200, OK, 1",
        "get_things, '', 200, OK, 0",
        "check_thing, '', 200, OK, 0",
    })
    void replaysTheAnswerByteForByte(String tool, String behaviour, int status, String code, int applied) {
        int before = APP.things().applied();

        HttpResponse<byte[]> first = call("all", tool, behaviour(behaviour));
        HttpResponse<byte[]> second = call("all", tool, behaviour(behaviour));

        assertThat(first.statusCode()).isEqualTo(status);
        assertThat(code(first)).isEqualTo(code);
        assertThat(second.statusCode()).isEqualTo(status);
        assertThat(second.body()).isEqualTo(first.body());
        assertThat(first.headers().firstValue("Idempotent-Replayed")).isEmpty();
        assertThat(second.headers().firstValue("Idempotent-Replayed")).hasValue("true");
        assertThat(second.headers().firstValue("Operation-Id"))
                .isPresent()
                .isEqualTo(first.headers().firstValue("Operation-Id"));
        assertThat(APP.things().applied()).isEqualTo(before + applied);
    }

    @Test
    void knowsAnUnknownOutcomeIsNotToBeSentAgain() {
        call("all", "create_thing", behaviour("platform_timeout"));

        HttpResponse<byte[]> response = call("all", "create_thing", behaviour("platform_timeout"));

        JsonNode details = Service.json(response).at("/error/details");
        assertThat(details.get("retryable").booleanValue()).isFalse();
        assertThat(details.get("safe_new_key").booleanValue()).isFalse();
        assertThat(details.get("next").textValue())
                .isEqualTo(
                        "GET /api/v1/operations/" + details.get("operation_id").textValue());
        assertThat(details.get("operation_id").textValue())
                .isEqualTo(response.headers().firstValue("Operation-Id").orElseThrow());
        assertThat(response.headers().firstValue("Retry-After")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    create_thing | {"arguments":{"size":2}}
                    create_thing | {"arguments":{"size":1,"validate_only":false}}
                    create_thing | {"arguments":{"size":1},"platform":"alpha"}
                    create_thing | {}
                    stop_thing   | {"arguments":{"size":1}}
                    get_things   | {"arguments":{"size":1}}
                    create_thing | {"arguments":{"colour":1}}
                    """)
    void tellsTheSameCallFromAnother(String tool, String body) {
        call("all", "create_thing", "{\"arguments\":{\"size\":1}}");
        int before = APP.things().applied();

        HttpResponse<byte[]> response = call("all", tool, body);

        boolean same = body.contains("\"platform\"");
        assertThat(code(response)).isEqualTo(same ? "OK" : "IDEMPOTENCY_KEY_REUSED");
        assertThat(response.statusCode()).isEqualTo(same ? 200 : 422);
        assertThat(APP.things().applied()).isEqualTo(before);
        assertThat(new String(response.body(), StandardCharsets.UTF_8).contains("done"))
                .isEqualTo(same);
    }

    @Test
    void takesNoNoticeOfSpelling() {
        HttpResponse<byte[]> first =
                call("all", "create_thing", "{\"arguments\":{\"size\":1,\"behaviour\":\"é\",\"approval\":false}}");

        HttpResponse<byte[]> second = call(
                "all",
                "create_thing",
                "{ \"platform\":\"alpha\", \"arguments\":{\"approval\":false, \"behaviour\":\"\\u00e9\",\"size\":1.0}}");

        assertThat(second.body()).isEqualTo(first.body());
        assertThat(second.headers().firstValue("Idempotent-Replayed")).hasValue("true");
    }

    @Test
    void belongsToThePrincipalAndNotToTheToken() {
        HttpResponse<byte[]> first = call("all", "get_things", "{}");

        HttpResponse<byte[]> otherToken = call("beta", "get_things", "{}");
        HttpResponse<byte[]> otherPrincipal = call("other", "get_things", "{\"arguments\":{\"size\":3}}");

        assertThat(otherToken.body()).isEqualTo(first.body());
        assertThat(otherToken.headers().firstValue("Idempotent-Replayed")).hasValue("true");
        assertThat(otherPrincipal.statusCode()).isEqualTo(200);
        assertThat(otherPrincipal.headers().firstValue("Idempotent-Replayed")).isEmpty();
    }

    @Test
    void showsNoOldAnswerToATokenThatMayNoLongerAsk() {
        call("all", "create_thing", "{}");

        HttpResponse<byte[]> response = call("reader", "create_thing", "{}");

        assertThat(response.statusCode()).isEqualTo(403);
        assertThat(code(response)).isEqualTo("INSUFFICIENT_SCOPE");
        assertThat(response.headers().firstValue("Operation-Id")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"create_thing", "get_things"})
    void showsNoOldAnswerOfAnAccountToATokenWithoutIt(String tool) {
        String other = "{\"arguments\":{\"account_id\":\"999-999-9999\",\"size\":7}}";
        String own = other.replace("999-999-9999", Callers.ACCOUNT_ID);

        call("all", tool, other);
        HttpResponse<byte[]> refused = call("account", tool, other);
        HttpResponse<byte[]> first = service.send(post("all", tool, own).header("Idempotency-Key", key + "own"));
        HttpResponse<byte[]> replayed = service.send(post("account", tool, own).header("Idempotency-Key", key + "own"));

        assertThat(Service.json(refused).at("/error/code").textValue()).isEqualTo("ACCOUNT_FORBIDDEN");
        assertThat(refused.headers().firstValue("Idempotent-Replayed")).isEmpty();
        assertThat(replayed.body()).isEqualTo(first.body());
    }

    @Test
    void answersThatACallIsStillRunning() {
        String gate = "gate " + key;
        CompletableFuture<HttpResponse<byte[]>> first = callUpToGate(gate, key);

        HttpResponse<byte[]> same = call("all", "create_thing", behaviour(gate));
        HttpResponse<byte[]> another = call("all", "create_thing", "{}");

        APP.things().gate(gate).open();
        assertThat(same.statusCode()).isEqualTo(409);
        assertThat(code(same)).isEqualTo("IDEMPOTENCY_IN_PROGRESS");
        assertThat(Service.json(same).at("/error/details/retryable").booleanValue())
                .isTrue();
        assertThat(same.headers().firstValueAsLong("Retry-After").orElseThrow()).isEqualTo(1L);
        assertThat(code(another)).isEqualTo("IDEMPOTENCY_KEY_REUSED");
        assertThat(first.join().statusCode()).isEqualTo(200);
        assertThat(call("all", "create_thing", behaviour(gate)).body())
                .isEqualTo(first.join().body());
    }

    @Test
    void suspectsADuplicateOfACallWithoutKey() {
        String gate = "gate " + key;
        CompletableFuture<HttpResponse<byte[]>> first = callUpToGate(gate, null);

        HttpResponse<byte[]> again = service.execute("create_thing", behaviour(gate));
        HttpResponse<byte[]> ofAnother = service.execute("create_thing", behaviour("other " + key));

        APP.things().gate(gate).open();
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(code(again)).isEqualTo("DUPLICATE_SUSPECTED");
        assertThat(Service.json(again).at("/error/details/operation_id").textValue())
                .startsWith("op_");
        assertThat(ofAnother.statusCode()).isEqualTo(200);
        assertThat(first.join().statusCode()).isEqualTo(200);
        assertThat(service.execute("create_thing", behaviour(gate)).statusCode())
                .isEqualTo(200);
    }

    @Test
    void suspectsADuplicateWhateverItsReason() {
        String lost = "\"behaviour\":\"lost " + key + "\"";
        service.execute("create_thing", "{\"arguments\":{" + lost + ",\"reason\":\"first\"}}");
        int before = APP.things().applied();

        HttpResponse<byte[]> again =
                service.execute("create_thing", "{\"arguments\":{\"reason\":\"second\"," + lost + "}}");
        HttpResponse<byte[]> silent = service.execute("create_thing", "{\"arguments\":{" + lost + "}}");

        assertThat(code(again)).isEqualTo("DUPLICATE_SUSPECTED");
        assertThat(code(silent)).isEqualTo("DUPLICATE_SUSPECTED");
        assertThat(APP.things().applied()).isEqualTo(before);
    }

    @Test
    void suspectsADuplicateOfACallWithKeyWhoseOutcomeIsUnknown() {
        String behaviour = "lost " + key;
        call("all", "create_thing", behaviour(behaviour));
        int before = APP.things().applied();

        HttpResponse<byte[]> keyless = service.execute("create_thing", behaviour(behaviour));

        assertThat(code(keyless)).isEqualTo("DUPLICATE_SUSPECTED");
        assertThat(APP.things().applied()).isEqualTo(before);
    }

    @Test
    void runsAgainWhatIsProvedNotApplied() {
        int before = APP.things().applied();

        HttpResponse<byte[]> first = call("all", "create_thing", behaviour("platform_unavailable"));
        HttpResponse<byte[]> second = call("all", "create_thing", behaviour("platform_unavailable"));

        String id = first.headers().firstValue("Operation-Id").orElseThrow();
        assertThat(first.statusCode()).isEqualTo(503);
        assertThat(second.statusCode()).isEqualTo(503);
        assertThat(second.headers().firstValue("Operation-Id")).hasValue(id);
        assertThat(second.headers().firstValue("Idempotent-Replayed")).isEmpty();
        assertThat(APP.things().applied()).isEqualTo(before + 2);
        JsonNode operation = Service.json(service.send(service.request("all", "/api/v1/operations/" + id)));
        assertThat(operation.get("status").textValue()).isEqualTo("NOT_APPLIED");
        assertThat(operation.get("fence").intValue()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "create_thing, plan_rule_violation, 422",
        "create_thing, plan_platform_error, 503",
        "create_thing, plan_throw, 500",
        "get_things, platform_error, 502",
        "get_things, throw, 500",
    })
    void keepsNothingOfACallThatSentNothing(String tool, String behaviour, int status) {
        HttpResponse<byte[]> refused = call("all", tool, behaviour(behaviour));

        HttpResponse<byte[]> other = call("all", tool, "{}");

        assertThat(refused.statusCode()).isEqualTo(status);
        assertThat(other.statusCode()).isEqualTo(200);
        assertThat(other.headers().firstValue("Idempotent-Replayed")).isEmpty();
    }

    @Test
    void takesTwoKeysInOneHeaderForNone() {
        int before = APP.things().applied();

        HttpResponse<byte[]> response =
                service.send(post("all", "create_thing", "{}").header("Idempotency-Key", "1,2"));

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(code(response)).isEqualTo("IDEMPOTENCY_KEY_INVALID");
        assertThat(APP.things().applied()).isEqualTo(before);
    }

    private static CompletableFuture<HttpResponse<byte[]>> callUpToGate(String gate, @Nullable String key) {
        HttpRequest.Builder request = post("all", "create_thing", behaviour(gate));
        if (key != null) {
            request.header("Idempotency-Key", key);
        }
        CompletableFuture<HttpResponse<byte[]>> answer = CompletableFuture.supplyAsync(() -> service.send(request));
        APP.things().gate(gate).awaitCall();
        return answer;
    }

    private HttpResponse<byte[]> call(String token, String tool, String body) {
        return service.send(post(token, tool, body).header("Idempotency-Key", key));
    }

    private static HttpRequest.Builder post(String token, String tool, String body) {
        return service.post(token, tool, body.getBytes(StandardCharsets.UTF_8));
    }

    private static String behaviour(String behaviour) {
        return behaviour.isEmpty() ? "{}" : "{\"arguments\":{\"behaviour\":\"" + behaviour + "\"}}";
    }

    private static String code(HttpResponse<byte[]> response) {
        JsonNode error = Service.json(response).get("error");
        return error.isNull() ? "OK" : error.get("code").textValue();
    }
}
