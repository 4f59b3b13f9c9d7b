package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The kill switch of the product as it ships. */
@Tag("stores")
class HaltsIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String REASON = "{\"reason\":\"prices are wrong\"}";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    // A platform takes a name once.
    private final String name = "Spring " + UUID.randomUUID();

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, TOKEN, new ItDatabase());
        app.before();
        service = Service.of(app);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @AfterEach
    void clear() {
        for (JsonNode halt : Service.json(get("/api/v1/halts")).get("rows")) {
            delete(halt.get("id").textValue());
        }
    }

    @ParameterizedTest
    @CsvSource({"all, all", "alpha, alpha", "alpha:100-200-3001, alpha:1002003001"})
    void stopsWritesThatCanMoveMoneyUntilItIsCleared(String scope, String normal) {
        HttpResponse<byte[]> set = put(scope, REASON);
        HttpResponse<byte[]> stopped = create("");
        HttpResponse<byte[]> staged = create(",\"execution_mode\":\"approval_required\"");
        HttpResponse<byte[]> checked = create(",\"validate_only\":true");
        HttpResponse<byte[]> cleared = delete(scope);
        HttpResponse<byte[]> goes = create("");

        assertThat(set.statusCode()).isEqualTo(200);
        assertThat(set.headers().firstValue("Cache-Control")).hasValue("no-store");
        assertThat(Service.json(set).get("id").textValue()).isEqualTo(normal);
        JsonNode error = Service.json(stopped).get("error");
        assertThat(stopped.statusCode()).isEqualTo(403);
        assertThat(error.get("code").textValue()).isEqualTo("HALTED");
        assertThat(error.get("message").textValue())
                .startsWith("Writes that can move money, a lower budget too, are halted for " + normal
                        + "; nothing was sent. Pausing campaigns stops spend at once and is not halted")
                .endsWith("The reason: prices are wrong");
        assertThat(error.at("/details/scope").textValue()).isEqualTo(normal);
        assertThat(error.at("/details/reason").textValue()).isEqualTo("prices are wrong");
        assertThat(error.at("/details/since")).isEqualTo(Service.json(set).get("since"));
        assertThat(Service.json(staged).at("/error/code").textValue()).isEqualTo("HALTED");
        assertThat(Service.json(checked).at("/data/status").textValue()).isEqualTo("validated");
        assertThat(Service.json(cleared).get("halted").booleanValue()).isFalse();
        assertThat(Service.json(goes).at("/data/status").textValue()).isEqualTo("applied");
    }

    @ParameterizedTest
    @ValueSource(strings = {"beta", "alpha_analytics", "alpha:1002003002", "beta:act_1700100001"})
    void stopsNothingElse(String scope) {
        put(scope, REASON);

        assertThat(create("").statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({
        "pause_alpha_campaign, 12000000002, alpha:1002003001",
        "pause_beta_campaign, 120210000000000003, beta:act_1700100001"
    })
    void neverStopsWhatStopsSpend(String tool, String campaign, String account) {
        for (String scope : List.of("all", account.split(":", 2)[0], account)) {
            put(scope, REASON);
        }
        String named =
                tool.contains("alpha") ? "\"account_id\":\"1002003001\",\"login_customer_id\":\"1002003000\"," : "";

        HttpResponse<byte[]> paused =
                service.execute(TOKEN, tool, "{\"arguments\":{" + named + "\"campaign_id\":\"" + campaign + "\"}}");

        assertThat(Service.json(paused).at("/data/status").textValue()).isEqualTo("applied");
    }

    @Test
    void replaysUnderAHaltWhatWasAppliedBefore() {
        String body = body("");
        HttpResponse<byte[]> first =
                service.send(service.post(TOKEN, "create_alpha_app_campaign", body.getBytes(StandardCharsets.UTF_8))
                        .header("Idempotency-Key", name.replace(" ", "-")));
        put("all", REASON);

        HttpResponse<byte[]> second =
                service.send(service.post(TOKEN, "create_alpha_app_campaign", body.getBytes(StandardCharsets.UTF_8))
                        .header("Idempotency-Key", name.replace(" ", "-")));

        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(second.body()).isEqualTo(first.body());
    }

    @Test
    void tellsTheWidestHaltFirst() {
        put("alpha:1002003001", REASON);
        put("all", "{\"reason\":\"everything\"}");

        assertThat(Service.json(create("")).at("/error/details/scope").textValue())
                .isEqualTo("all");
    }

    @Test
    void keepsTheFirstReasonAndRecordsTheOthers() {
        JsonNode first = Service.json(put("beta:1700100001", REASON));
        JsonNode same = Service.json(put("beta:act_1700100001", REASON));
        JsonNode other = Service.json(put("beta:act_1700100001", "{\"reason\":\"worse\"}"));
        JsonNode list = Service.json(get("/api/v1/halts"));

        assertThat(first.get("id").textValue()).isEqualTo("beta:act_1700100001");
        assertThat(first.get("set_by").textValue()).isEqualTo("operator");
        assertThat(first.get("already_halted").booleanValue()).isFalse();
        assertThat(same.get("already_halted").booleanValue()).isTrue();
        assertThat(same.get("notes")).isEqualTo(first.get("notes"));
        assertThat(other.get("already_halted").booleanValue()).isTrue();
        assertThat(other.get("reason").textValue()).isEqualTo("prices are wrong");
        assertThat(other.get("since")).isEqualTo(first.get("since"));
        assertThat(notes(other)).startsWith("stopped_again worse", "stopped prices are wrong");
        assertThat(list.get("rows")).hasSize(1);
        assertThat(list.at("/rows/0/notes")).isEqualTo(other.get("notes"));
        assertThat(list.get("has_more").booleanValue()).isFalse();
        assertThat(Service.json(get("/api/v1/halts/beta:1700100001")).get("reason"))
                .isEqualTo(first.get("reason"));
    }

    @Test
    void resumesForAReason() {
        put("alpha", REASON);
        HttpResponse<byte[]> silent =
                service.send(service.request(TOKEN, "/api/v1/halts/alpha").DELETE());
        HttpResponse<byte[]> blank = service.send(service.request(TOKEN, "/api/v1/halts/alpha")
                .header("Adtools-Reason", "%20")
                .DELETE());
        boolean halted = Service.json(get("/api/v1/halts/alpha")).get("halted").booleanValue();
        JsonNode resumed = Service.json(delete("alpha"));

        for (HttpResponse<byte[]> refused : List.of(silent, blank)) {
            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(Service.json(refused).get("code").textValue()).isEqualTo("INVALID_REQUEST");
            assertThat(Service.json(refused).get("message").textValue()).contains("Adtools-Reason");
        }
        assertThat(halted).isTrue();
        assertThat(resumed.get("halted").booleanValue()).isFalse();
        assertThat(notes(resumed)).startsWith("resumed All is well.", "stopped prices are wrong");
    }

    @Test
    void isStoppedButNotResumedByHoldersOfHaltsSet() {
        String minted = minted("operator", "[\"halts:set\"]");

        assertThat(put(minted, "all", REASON).statusCode()).isEqualTo(200);
        assertThat(get(minted, "/api/v1/halts").statusCode()).isEqualTo(200);
        assertThat(get(minted, "/api/v1/halts/all").statusCode()).isEqualTo(200);
        assertThat(Service.json(delete(minted, "all")).at("/details/scope").textValue())
                .isEqualTo("service:admin");
        assertThat(Service.json(get("/api/v1/halts/all")).get("halted").booleanValue())
                .isTrue();
    }

    private static List<String> notes(JsonNode halt) {
        List<String> notes = new ArrayList<>();
        halt.get("notes")
                .forEach(note -> notes.add(
                        note.get("kind").textValue() + " " + note.get("reason").textValue()));
        return notes;
    }

    @ParameterizedTest
    @ValueSource(strings = {"beta:act_999999", "alpha:999-999-9999"})
    void refusesTheHaltOfAnAccountThatDoesNotExist(String scope) {
        HttpResponse<byte[]> refused = put(scope, REASON);

        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(Service.json(refused).get("code").textValue()).isEqualTo("INVALID_REQUEST");
        assertThat(Service.json(refused).get("message").textValue())
                .startsWith("The service's credentials reach no ad account " + scope.replace("-", "") + ",")
                .contains("Check the id, or halt " + scope.split(":", 2)[0]);
        assertThat(Service.json(get("/api/v1/halts")).get("rows")).isEmpty();
    }

    @Test
    void haltsAnyAccountThatTheTokenIsLimitedTo() {
        String limited = minted("operator", "[\"halts:set\"],\"platforms\":[\"beta\"],\"accounts\":[\"act_999998\"]");

        assertThat(put(limited, "beta:act_999998", REASON).statusCode()).isEqualTo(200);
    }

    @Test
    void isAnsweredOnceNoEarlierWriteIsLeft() {
        assertThat(create("").statusCode()).isEqualTo(200);

        JsonNode set = Service.json(put("all", REASON));

        assertThat(set.get("draining").booleanValue()).isFalse();
        assertThat(set.get("draining_writes").intValue()).isZero();
        assertThat(Service.json(get("/api/v1/halts/all")).get("draining").booleanValue())
                .isFalse();
    }

    @Test
    void listsTheNewestHaltFirst() {
        put("beta", REASON);
        put("alpha", REASON);

        assertThat(Service.json(get("/api/v1/halts")).get("rows"))
                .extracting(halt -> halt.get("id").textValue())
                .containsExactly("alpha", "beta");
    }

    @Test
    void clearsWhatIsNotHaltedTwice() {
        HttpResponse<byte[]> first = delete("alpha");
        HttpResponse<byte[]> second = delete("alpha");

        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(second.body()).isEqualTo(first.body());
        assertThat(get("/api/v1/halts/alpha").body()).isEqualTo(first.body());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    all     | {                                   | INVALID_JSON
                    all     | {}                                  | INVALID_REQUEST
                    all     | {"reason":""}                       | INVALID_REQUEST
                    all     | {"reason":"a\\nb"}                  | INVALID_REQUEST
                    all     | {"reason":"a\\u202eb"}              | INVALID_REQUEST
                    all     | {"reason":7}                        | INVALID_REQUEST
                    all     | {"reason":"r","until":"tomorrow"}   | INVALID_REQUEST
                    ALL     | {"reason":"r"}                      | INVALID_REQUEST
                    gamma   | {"reason":"r"}                      | INVALID_REQUEST
                    alpha:  | {"reason":"r"}                      | INVALID_REQUEST
                    alpha:7 | {"reason":"r"}                      | INVALID_REQUEST
                    alpha_analytics:310000001 | {"reason":"r"}    | INVALID_REQUEST
                    """)
    void refusesWhatIsNoHalt(String scope, String body, String code) {
        HttpResponse<byte[]> response = put(scope, body);

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(Service.json(response).get("code").textValue()).isEqualTo(code);
        assertThat(Service.json(get("/api/v1/halts")).get("rows")).isEmpty();
    }

    @Test
    void needsTheScopeOfAnAdministrator() {
        String minted = minted("operator", "[\"tokens:admin\",\"tools:spend\"]");

        HttpResponse<byte[]> refused =
                service.send(service.request(minted, "/api/v1/halts/all").DELETE());

        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(Service.json(refused).at("/details/scope").textValue()).isEqualTo("service:admin");
        assertThat(service.send(service.anonymous("/api/v1/halts")).statusCode())
                .isEqualTo(401);
    }

    @ParameterizedTest
    @CsvSource({
        "all, POLICY_DENIED",
        "beta, POLICY_DENIED",
        "alpha, POLICY_DENIED",
        "alpha:1002003001, POLICY_DENIED",
        "beta:act_1700100002, POLICY_DENIED",
        "beta:act_1700100001, ''"
    })
    void isWithinTheLimitsOfTheToken(String scope, String code) {
        String guard = guard();

        assertThat(Service.json(put(guard, scope, REASON)).path("code").asText())
                .isEqualTo(code);
        assertThat(Service.json(delete(guard, scope)).path("code").asText()).isEqualTo(code);
    }

    @Test
    void isClearedByTheOneThatSetItOrWithoutLimits() {
        String guard = guard();
        put(guard, "beta:act_1700100001", REASON);
        assertThat(delete(guard, "beta:act_1700100001").statusCode()).isEqualTo(200);

        put("beta:act_1700100001", REASON);
        put(guard, "beta:act_1700100001", "{\"reason\":\"mine now\"}");
        assertThat(delete(guard, "beta:act_1700100001").statusCode()).isEqualTo(403);
        assertThat(Service.json(get("/api/v1/halts")).at("/rows/0/set_by").textValue())
                .isEqualTo("operator");
        assertThat(delete("beta:act_1700100001").statusCode()).isEqualTo(200);

        put(guard, "beta:act_1700100001", REASON);
        put("beta:act_1700100001", "{\"reason\":\"mine, too\"}");
        assertThat(delete(guard, "beta:act_1700100001").statusCode()).isEqualTo(403);
        assertThat(delete("beta:act_1700100001").statusCode()).isEqualTo(200);
    }

    @Test
    void showsATokenWhatConcernsIt() {
        String guard = guard();
        List.of("all", "alpha", "beta", "alpha:1002003001", "beta:act_1700100001", "beta:act_1700100003")
                .forEach(scope -> put(scope, REASON));

        assertThat(Service.json(get(guard, "/api/v1/halts")).findValuesAsText("id"))
                .containsExactlyInAnyOrder("all", "beta", "beta:act_1700100001");
        assertThat(Service.json(get(guard, "/api/v1/halts/beta")).get("halted").booleanValue())
                .isTrue();
        assertThat(Service.json(get(guard, "/api/v1/halts/beta:act_1700100003"))
                        .get("code")
                        .textValue())
                .isEqualTo("POLICY_DENIED");
    }

    private static HttpResponse<byte[]> get(String token, String path) {
        return service.send(service.request(token, path));
    }

    private static String guard() {
        service.send(service.request(TOKEN, "/api/v1/principals")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"id\":\"guard\",\"owner\":\"guards\",\"kind\":\"human\"}")));
        return minted("guard", "[\"service:admin\"],\"platforms\":[\"beta\"],\"accounts\":[\"act_1700100001\"]");
    }

    private static String minted(String principal, String scopes) {
        String body = "{\"name\":\"n\",\"principal\":\"" + principal + "\",\"scopes\":" + scopes + "}";
        return Service.json(service.send(service.request(TOKEN, "/api/v1/tokens")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body))))
                .get("token")
                .textValue();
    }

    private HttpResponse<byte[]> create(String more) {
        return service.execute(TOKEN, "create_alpha_app_campaign", body(more));
    }

    private String body(String more) {
        return "{\"arguments\":{\"account_id\":\"1002003001\",\"name\":\"" + name
                + "\",\"budget_micros\":50000000,\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\""
                + more
                + "}}";
    }

    private static HttpResponse<byte[]> put(String scope, String body) {
        return put(TOKEN, scope, body);
    }

    private static HttpResponse<byte[]> put(String token, String scope, String body) {
        return service.send(service.request(token, "/api/v1/halts/" + scope)
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString(body)));
    }

    private static HttpResponse<byte[]> get(String path) {
        return service.send(service.request(TOKEN, path));
    }

    private static HttpResponse<byte[]> delete(String scope) {
        return delete(TOKEN, scope);
    }

    private static HttpResponse<byte[]> delete(String token, String scope) {
        return service.resume(token, scope);
    }
}
