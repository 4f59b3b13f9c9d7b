package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Two owners on the product as it ships: one asks, the other decides. */
@Tag("stores")
class PendingActionsIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String ACTIONS = "/api/v1/pending-actions";
    private static final String BROKEN_HASH = "sha256:" + "0".repeat(64);

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;
    private static int campaigns;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, new ItDatabase());
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
    void showsWhoeverDecidesWhatWouldHappen() {
        JsonNode waiting = staged("Spring \u202Elaunch");

        JsonNode action = Service.json(get(approver, "/" + waiting.get("id").textValue()));

        assertThat(waiting.get("id").textValue()).startsWith("pa_");
        assertThat(action.get("status").textValue()).isEqualTo("PENDING");
        assertThat(action.get("tool").textValue()).isEqualTo("create_alpha_app_campaign");
        assertThat(action.get("source").textValue()).isEqualTo("sandbox");
        assertThat(action.get("account_id").textValue()).isEqualTo("1002003001");
        assertThat(action.at("/requested_by/principal").textValue()).isEqualTo("operator");
        assertThat(action.at("/requested_by/owner").textValue()).isEqualTo("operator");
        assertThat(action.at("/spend/daily_after/amount_micros").longValue()).isZero();
        assertThat(action.at("/spend/monthly_after/amount_micros").longValue()).isZero();
        assertThat(action.at("/spend/when_enabled").toString())
                .isEqualTo("{\"daily_before_micros\":0,\"daily_after_micros\":50000000,\"currency\":\"USD\"}");
        assertThat(action.get("diff")).isNotEmpty();
        assertThat(action.toString()).contains("Spring \uFFFDlaunch").doesNotContain("\u202E");
        assertThat(action.get("payload_hash")).isEqualTo(waiting.get("payload_hash"));
        assertThat(action.get("expires_at")).isEqualTo(waiting.get("expires_at"));
        assertThat(action.get("decisions")).isEmpty();
        assertThat(action.at("/to_approve/path").textValue())
                .isEqualTo(ACTIONS + "/" + waiting.get("id").textValue() + "/approve");
        assertThat(action.at("/to_approve/body/payload_hash")).isEqualTo(waiting.get("payload_hash"));
    }

    @Test
    void answersTheSameActionToTheSameKey() {
        String body = request("Keyed launch");

        HttpResponse<byte[]> first = execute(body, "one-key");
        HttpResponse<byte[]> second = execute(body, "one-key");

        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(second.body()).isEqualTo(first.body());
        assertThat(second.headers().firstValue("Idempotent-Replayed")).hasValue("true");
    }

    @Test
    void isApprovedByAnotherOwnerOnly() {
        JsonNode waiting = staged();
        String mine = mintedApprover("own-approver", "operator");

        String hash = waiting.get("payload_hash").textValue();
        HttpResponse<byte[]> unscoped = approve(OPERATOR, waiting, hash);
        HttpResponse<byte[]> sameOwner = approve(mine, waiting, hash);
        HttpResponse<byte[]> other = approve(approver, waiting, hash);

        assertThat(code(unscoped)).isEqualTo("INSUFFICIENT_SCOPE");
        assertThat(unscoped.headers().firstValue("WWW-Authenticate").orElse("")).contains("scope=\"approvals:decide\"");
        assertThat(code(sameOwner)).isEqualTo("SELF_APPROVAL_FORBIDDEN");
        assertThat(sameOwner.statusCode()).isEqualTo(403);
        assertThat(other.statusCode()).isEqualTo(200);
        assertThat(other.headers().firstValue("Cache-Control")).hasValue("no-store");
        JsonNode action = Service.json(other);
        assertThat(action.get("status").textValue()).isEqualTo("APPROVED");
        assertThat(action.at("/decisions/0/owner").textValue()).isEqualTo("approver");
        assertThat(action.get("execute_before").isTextual()).isTrue();
        assertThat(action.get("to_approve").isNull()).isTrue();
    }

    @Test
    void runsNothingByBeingApproved() {
        JsonNode waiting = staged("Not yet there");
        approve(approver, waiting, waiting.get("payload_hash").textValue());

        HttpResponse<byte[]> list =
                service.execute(OPERATOR, "get_alpha_campaigns", "{\"arguments\":{\"account_id\":\"1002003001\"}}");

        assertThat(list.statusCode()).isEqualTo(200);
        assertThat(new String(list.body(), StandardCharsets.UTF_8)).doesNotContain("Not yet there");
    }

    @Test
    void isNotApprovedTwiceNorByAnotherHash() {
        JsonNode waiting = staged();

        HttpResponse<byte[]> broken = approve(approver, waiting, BROKEN_HASH);
        HttpResponse<byte[]> first =
                approve(approver, waiting, waiting.get("payload_hash").textValue());
        HttpResponse<byte[]> second =
                approve(approver, waiting, waiting.get("payload_hash").textValue());

        assertThat(code(broken)).isEqualTo("PAYLOAD_HASH_MISMATCH");
        assertThat(broken.statusCode()).isEqualTo(409);
        assertThat(new String(broken.body(), StandardCharsets.UTF_8))
                .doesNotContain(waiting.get("payload_hash").textValue());
        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(code(second)).isEqualTo("PENDING_ACTION_NOT_PENDING");
        assertThat(Service.json(second).at("/details/status").textValue()).isEqualTo("APPROVED");
    }

    @Test
    void isListedForItsRequesterByATool() {
        JsonNode waiting = staged();
        String id = waiting.get("id").textValue();

        JsonNode data = Service.json(
                        service.execute(OPERATOR, "list_pending_actions", "{\"arguments\":{\"id\":\"" + id + "\"}}"))
                .get("data");

        assertThat(data.get("rows")).hasSize(1);
        assertThat(data.at("/rows/0/status").textValue()).isEqualTo("PENDING");
        assertThat(data.at("/rows/0/payload_hash")).isEqualTo(waiting.get("payload_hash"));
        assertThat(data.at("/rows/0/spend/when_enabled/daily_after_micros").longValue())
                .isEqualTo(50_000_000);
    }

    @Test
    void isRejectedForAReason() {
        JsonNode waiting = staged();

        HttpResponse<byte[]> rejected = post(approver, waiting, "reject", "{\"comment\":\"Too\u200B dear\"}");
        HttpResponse<byte[]> approved =
                approve(approver, waiting, waiting.get("payload_hash").textValue());

        JsonNode action = Service.json(rejected);
        assertThat(action.get("status").textValue()).isEqualTo("REJECTED");
        assertThat(action.at("/ended/by").textValue()).isEqualTo("approver");
        assertThat(action.at("/ended/reason").textValue()).isEqualTo("Too\uFFFD dear");
        assertThat(action.at("/decisions/0/decision").textValue()).isEqualTo("reject");
        JsonNode row = Service.json(service.execute(
                        OPERATOR, "list_pending_actions", "{\"arguments\":{\"id\":" + waiting.get("id") + "}}"))
                .at("/data/rows/0");
        assertThat(row.get("status").textValue()).isEqualTo("REJECTED");
        assertThat(row.get("ended")).isEqualTo(action.get("ended"));
        assertThat(code(approved)).isEqualTo("PENDING_ACTION_NOT_PENDING");
    }

    @Test
    void isCancelledByItsRequesterOnly() {
        JsonNode waiting = staged();

        HttpResponse<byte[]> foreign = post(approver, waiting, "cancel", "{}");
        HttpResponse<byte[]> own = post(OPERATOR, waiting, "cancel", "");
        HttpResponse<byte[]> again = post(OPERATOR, waiting, "cancel", "{}");

        assertThat(code(foreign)).isEqualTo("NOT_FOUND");
        assertThat(Service.json(own).get("status").textValue()).isEqualTo("CANCELLED");
        assertThat(code(again)).isEqualTo("PENDING_ACTION_NOT_PENDING");
    }

    @Test
    void isRevokedOnceApproved() {
        JsonNode waiting = staged();

        HttpResponse<byte[]> early = post(approver, waiting, "revoke", "{}");
        approve(approver, waiting, waiting.get("payload_hash").textValue());
        HttpResponse<byte[]> revoked = post(approver, waiting, "revoke", "{\"comment\":\"on second thought\"}");

        assertThat(code(early)).isEqualTo("PENDING_ACTION_NOT_APPROVED");
        assertThat(Service.json(revoked).get("status").textValue()).isEqualTo("REVOKED");
        assertThat(Service.json(revoked).at("/ended/reason").textValue()).isEqualTo("on second thought");
    }

    @Test
    void doesNotExistOutsideATokensLimits() {
        JsonNode waiting = staged();
        String narrow = minted("narrow", "narrow-owner", "\"approvals:read\",\"approvals:decide\"")
                .replace("}", ",\"accounts\":[\"1002003002\"]}");
        String token = token(approver, narrow);
        String hash = waiting.get("payload_hash").textValue();

        assertThat(get(token, "/" + waiting.get("id").textValue()).statusCode()).isEqualTo(404);
        assertThat(code(approve(token, waiting, hash))).isEqualTo("NOT_FOUND");
        assertThat(Service.json(get(token, "")).get("rows")).isEmpty();
    }

    @Test
    void listsPageByPage() {
        staged();
        staged();
        JsonNode cancelled = staged();
        post(OPERATOR, cancelled, "cancel", "{}");

        Set<String> ids = new HashSet<>();
        String cursor = "";
        do {
            JsonNode page = Service.json(get(approver, "?status=PENDING&account_id=100-200-3001&limit=1" + cursor));
            assertThat(page.get("rows")).hasSize(1);
            assertThat(ids.add(page.at("/rows/0/id").textValue())).isTrue();
            cursor = page.get("has_more").booleanValue()
                    ? "&cursor=" + page.get("next_cursor").textValue()
                    : "";
        } while (!cursor.isEmpty());

        assertThat(ids)
                .hasSizeGreaterThanOrEqualTo(2)
                .doesNotContain(cancelled.get("id").textValue());
        assertThat(Service.json(get(approver, "?status=CANCELLED&limit=500")).findValuesAsText("id"))
                .contains(cancelled.get("id").textValue());
        assertThat(Service.json(get(approver, "?tool=update_campaign_budget")).get("rows"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"?status=pending", "?status=GONE", "?limit=0", "?limit=x", "?cursor=x"})
    void refusesAListThatThereIsNot(String query) {
        assertThat(code(get(approver, query))).isEqualTo("INVALID_REQUEST");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "approve | {}                                   | INVALID_REQUEST | /payload_hash",
                "approve | {\"payload_hash\":\"abc\"}           | INVALID_REQUEST | /payload_hash",
                "approve | {\"payload_hash\":7}                 | INVALID_REQUEST | /payload_hash",
                "approve | {\"payload_hash\":\"x\",\"force\":1} | INVALID_REQUEST | /payload_hash",
                "reject  | {}                                   | INVALID_REQUEST | /comment",
                "reject  | {\"comment\":\"\"}                    | INVALID_REQUEST | /comment",
                "revoke  | {\"why\":\"x\"}                      | INVALID_REQUEST | /why",
                "cancel  | []                                   | INVALID_REQUEST | ``",
            })
    void pointsAtWhatIsWrongWithABody(String act, String body, String code, String pointer) {
        JsonNode waiting = staged();

        HttpResponse<byte[]> answer = post(approver, waiting, act, body);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(code(answer)).isEqualTo(code);
        assertThat(Service.json(answer).at("/details/pointer").textValue()).isEqualTo(pointer);
    }

    @Test
    void knowsNoActionOfAnotherId() {
        assertThat(get(approver, "/pa_none").statusCode()).isEqualTo(404);
        assertThat(code(get(OPERATOR, "/" + "x".repeat(300)))).isEqualTo("NOT_FOUND");
        assertThat(get(mintedReader(), "").statusCode()).isEqualTo(403);
    }

    private static JsonNode staged() {
        return staged("Campaign " + campaigns++);
    }

    private static JsonNode staged(String name) {
        JsonNode answer = Service.json(service.execute(OPERATOR, "create_alpha_app_campaign", request(name)));
        assertThat(answer.at("/data/status").textValue()).isEqualTo("pending_approval");
        return answer.at("/data/pending_action");
    }

    private static String request(String name) {
        return "{\"arguments\":{\"account_id\":\"1002003001\",\"name\":\"" + name + "\",\"budget_micros\":50000000,"
                + "\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\","
                + "\"execution_mode\":\"approval_required\"}}";
    }

    private static HttpResponse<byte[]> execute(String body, String key) {
        return service.send(service.post(OPERATOR, "create_alpha_app_campaign", body.getBytes(StandardCharsets.UTF_8))
                .header("Idempotency-Key", key));
    }

    private static HttpResponse<byte[]> get(String token, String rest) {
        return service.send(service.request(token, ACTIONS + rest));
    }

    private static HttpResponse<byte[]> approve(String token, JsonNode action, String hash) {
        return post(token, action, "approve", "{\"payload_hash\":\"" + hash + "\",\"comment\":\"looks right\"}");
    }

    private static HttpResponse<byte[]> post(String token, JsonNode action, String act, String body) {
        return service.send(
                service.request(token, ACTIONS + "/" + action.get("id").textValue() + "/" + act)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body)));
    }

    private static String code(HttpResponse<byte[]> answer) {
        return Service.json(answer).path("code").asText();
    }

    private static String mintedApprover(String principal, String owner) {
        return token(approver, minted(principal, owner, "\"approvals:read\",\"approvals:decide\""));
    }

    private static String mintedReader() {
        return token(OPERATOR, minted("reader", "readers", "\"tools:read\""));
    }

    /** Makes a principal, and returns the body that mints a token for it. */
    private static String minted(String principal, String owner, String scopes) {
        admin(
                OPERATOR,
                "/api/v1/principals",
                "{\"id\":\"" + principal + "\",\"owner\":\"" + owner + "\",\"kind\":\"human\"}");
        return "{\"name\":\"test\",\"principal\":\"" + principal + "\",\"scopes\":[" + scopes + "]}";
    }

    private static String token(String minter, String body) {
        return Service.json(admin(minter, "/api/v1/tokens", body)).get("token").textValue();
    }

    private static HttpResponse<byte[]> admin(String token, String path, String body) {
        return service.send(service.request(token, path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }
}
