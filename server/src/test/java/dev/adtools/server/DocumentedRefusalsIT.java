package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.SettableMeter;
import dev.adtools.server.openapi.Answered;
import dev.adtools.server.openapi.Contract;
import io.dropwizard.testing.ConfigOverride;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every response that the document's operations share is answered, and is as the document says, with each of its codes. */
class DocumentedRefusalsIT {

    private static final TestService APP = BreakingFilter.in(TestService.withProductTools());
    private static final Contract CONTRACT = Contract.published();
    private static final Set<String> SEEN = new TreeSet<>();
    private static final String USAGE = "/api/v1/usage";
    private static final String TOOL = "/api/v1/tools/get_things/execute";

    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
    }

    @AfterAll
    static void sawEveryResponse() {
        APP.after();
        assertThat(SEEN).containsExactlyInAnyOrderElementsOf(CONTRACT.responses());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-", textBlock = """
            BadRequest           | INVALID_JSON            | all     | PUT /api/v1/halts/all | -                        | {
            Unauthenticated      | UNAUTHENTICATED         | nobody  | GET /api/v1/usage     | -                        | -
            NotAcceptable        | NOT_ACCEPTABLE          | all     | GET /api/v1/usage     | Accept: text/html        | -
            UnsupportedMediaType | UNSUPPORTED_MEDIA_TYPE  | all     | PUT /api/v1/halts/all | Content-Type: text/plain | {}
            InternalError        | INTERNAL                | all     | GET /api/v1/usage     | X-Break: bug             | -
            Unavailable          | STORE_UNAVAILABLE       | all     | GET /api/v1/usage     | X-Break: outage          | -
            InvalidCall          | INVALID_JSON            | all     | get_things            | -                        | {
            InvalidCall          | INVALID_REQUEST         | all     | get_things            | -                        | {"platfrom":"beta"}
            InvalidCall          | INVALID_ARGUMENTS       | all     | get_campaigns         | -                        | {}
            InvalidCall          | PLATFORM_MISMATCH       | all     | get_things            | -                        | {"platform":"alpha"}
            InvalidCall          | IDEMPOTENCY_KEY_INVALID | all     | stop_thing            | Idempotency-Key: a b     | {}
            ForbiddenCall        | INSUFFICIENT_SCOPE      | reader  | stop_thing            | -                        | {}
            ForbiddenCall        | ACCOUNT_FORBIDDEN       | account | get_campaigns         | -                        | {"arguments":{"account_id":"act_1700100001"}}
            NothingToCall        | TOOL_NOT_FOUND          | all     | no_tool               | -                        | {}
            InternalCallError    | INTERNAL                | all     | get_things            | -                        | {"arguments":{"behaviour":"throw"}}
            """)
    void saysWhatTheDocumentShows(
            String response, String code, String token, String place, @Nullable String header, @Nullable String body) {
        String target = place.contains(" ") ? place : "POST /api/v1/tools/" + place + "/execute";

        HttpRequest.Builder request = request(token, target, header == null ? "" : header, body == null ? "" : body);

        JsonNode answer = holds(response, code, service, request);
        JsonNode shown = CONTRACT.example(response, code, answer.has("ok"));
        assertThat(plain(answer)).isEqualTo(plain(shown));
    }

    /** Returns an error without what is new each time. */
    private static JsonNode plain(JsonNode body) {
        ObjectNode error = (body.has("ok") ? body.get("error") : body).deepCopy();
        ((ObjectNode) error.get("details")).remove(List.of("request_id", "error_id"));
        return error;
    }

    @Test
    void refusesWhatIsHiddenOrOutOfBounds() {
        holds("Forbidden", "INSUFFICIENT_SCOPE", service, request("reader", "GET /api/v1/operations", "", ""));
        holds("NotFound", "NOT_FOUND", service, request("all", "GET /api/v1/operations/none", "", ""));
        holds("BadRequest", "INVALID_REQUEST", service, request("all", "GET /api/v1/operations?limit=501", "", ""));
    }

    @ParameterizedTest
    @MethodSource("codesOfCalls")
    void answersEveryCodeOfACall(String response, String code) {
        String arguments = "{\"arguments\":{\"behaviour\":\"" + code.toLowerCase(Locale.ROOT) + "\"}}";

        HttpRequest.Builder request = request("all", "POST " + TOOL, "", arguments);

        holds(response, code, service, request);
    }

    static List<Arguments> codesOfCalls() {
        return CONTRACT.codesOfCalls().entrySet().stream()
                .flatMap(entry -> entry.getValue().stream().map(code -> Arguments.of(entry.getKey(), code)))
                .toList();
    }

    @Test
    void refusesWhatIsTooLong() {
        String tooLong = " ".repeat((2 << 20) + 1);

        holds("PayloadTooLarge", "PAYLOAD_TOO_LARGE", service, request("all", "PUT /api/v1/halts/all", "", tooLong));
    }

    @Test
    void refusesWhatIsNoMessage() {
        JsonNode fault = holds("BadMessage", "INVALID_JSON", service, request("all", "POST /mcp", "", "{"));

        assertThat(fault.at("/error/code").intValue()).isEqualTo(-32700);
    }

    @Test
    void refusesWhatIsNoLongerSo() {
        service.execute("stage_thing", "{}");
        JsonNode staged =
                Service.json(service.send(service.request("all", "/api/v1/pending-actions?tool=stage_thing")));
        String path = "POST /api/v1/pending-actions/" + staged.at("/rows/0/id").asText();
        service.send(request("all", path + "/cancel", "", "{}"));

        holds("Conflict", "PENDING_ACTION_NOT_PENDING", service, request("all", path + "/cancel", "", "{}"));
    }

    @Test
    void refusesWhatIsTooMuchAtOnce() throws Exception {
        TestService small =
                TestService.withQuotas(new SettableMeter(), ConfigOverride.config("quotas.maxConcurrentCalls", "1"));
        small.before();
        try {
            Service busy = Service.of(small);
            CompletableFuture<HttpResponse<byte[]>> inWork = CompletableFuture.supplyAsync(
                    () -> busy.execute("get_things", "{\"arguments\":{\"behaviour\":\"gate\"}}"));
            small.things().gate().awaitCall();

            holds("Unavailable", "OVERLOADED", busy, request(small, "GET " + USAGE, ""));
            holds("UnavailableCall", "OVERLOADED", busy, request(small, "POST " + TOOL, "{}"));

            small.things().gate().open();
            inWork.join();
        } finally {
            small.after();
        }
    }

    @Test
    void refusesWhatTakesMoreMemoryThanThereIs() throws Exception {
        TestService small = TestService.withMemory(1_000);
        small.before();
        try {
            Service scarce = Service.of(small);
            scarce.execute("stage_thing", "{}");

            holds("TooMuch", "RULE_VIOLATION", scarce, request(small, "GET /api/v1/pending-actions", ""));
        } finally {
            small.after();
        }
    }

    @Test
    void refusesWhatIsTooOften() throws Exception {
        TestService small =
                TestService.withQuotas(new SettableMeter(), ConfigOverride.config("quotas.perMinute", "20"));
        small.before();
        try {
            Service busy = Service.of(small);
            while (busy.send(request(small, "GET " + USAGE, "")).statusCode() != 429) {
                Thread.onSpinWait();
            }

            holds("TooManyRequests", "RATE_LIMITED", busy, request(small, "GET " + USAGE, ""));
            holds("TooManyCalls", "RATE_LIMITED", busy, request(small, "POST " + TOOL, "{}"));
        } finally {
            small.after();
        }
    }

    private static JsonNode holds(String response, String code, Service service, HttpRequest.Builder request) {
        HttpResponse<byte[]> answer = service.send(request);
        Answered answered = Answered.of(answer);
        assertThat(CONTRACT.flaw(answered)).as(answered.toString()).isEmpty();
        assertThat(CONTRACT.name(answered)).as(answered.toString()).endsWith("/components/responses/" + response);
        JsonNode body = Service.json(answer);
        assertThat(body.findValuesAsText("code")).contains(code);
        SEEN.add(response);
        return body;
    }

    private static HttpRequest.Builder request(String token, String place, String header, String body) {
        return with(service.request(token, place.split(" ", 2)[1]), place.split(" ", 2)[0], header, body);
    }

    private static HttpRequest.Builder request(TestService app, String place, String body) {
        return with(Service.of(app).request("all", place.split(" ", 2)[1]), place.split(" ", 2)[0], "", body);
    }

    private static HttpRequest.Builder with(HttpRequest.Builder request, String method, String header, String body) {
        request.method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (!body.isEmpty() && !header.startsWith("Content-Type")) {
            request.header("Content-Type", "application/json");
        }
        return header.isEmpty() ? request : request.header(header.split(": ", 2)[0], header.split(": ", 2)[1]);
    }
}
