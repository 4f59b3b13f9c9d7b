package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.RawConnection;
import dev.adtools.server.fixtures.RawConnection.RawAnswer;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A reason accompanies any call outside its arguments, and changes nothing but the words that people read. */
@Tag("stores")
class ReasonIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String HEADER = "Adtools-Reason";
    private static final String META = "dev.adtools/reason";
    private static final String CREATE = "create_alpha_app_campaign";
    private static final String HELD = ",\"execution_mode\":\"approval_required\"";
    private static final String ROCKET = "\ud83d\ude80";
    private static final String PAUSE = "\"account_id\":\"1002003001\",\"campaign_id\":\"12000000002\"";

    private static final ItDatabase DATABASE = new ItDatabase();

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;
    private static int made;

    @BeforeAll
    static void start() throws Exception {
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                TestService.configFile().toString(),
                ShippedService.overrides(folder, OPERATOR, DATABASE).toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void isShownToApproversAndInTheHistory(boolean mcp) {
        String words = "The \u201cspring\u201d sale, 100 % " + ROCKET + " <b>\u202e</b>";
        JsonNode data = mcp
                ? Mcp.result(called(create(HELD), words)).get("structuredContent")
                : data(post(CREATE, create(HELD), words));
        JsonNode pending = data.get("pending_action");

        JsonNode action = action(pending, approver);
        JsonNode listed = data(post("list_pending_actions", "", null)).at("/rows/0");
        approve(pending);
        resume(pending, "Another reason");

        assertThat(action.get("reason").textValue()).isEqualTo(words.replace('\u202e', '\ufffd'));
        assertThat(action.get("arguments").has("reason")).isFalse();
        assertThat(listed.get("reason")).isEqualTo(action.get("reason"));
        assertThat(action(pending, approver).get("status").textValue()).isEqualTo("EXECUTED");
        assertThat(history().get("reason")).isEqualTo(action.get("reason"));
    }

    @Test
    void isInTheTrailAsAHash() {
        data(post(CREATE, create(""), "Agreed with the shop"));
        data(post("list_alpha_accounts", "", "Asked by the shop"));

        JsonNode calls = get("/api/v1/audit/events?kind=call&limit=2").get("rows");
        JsonNode sent = get("/api/v1/audit/events?kind=write.sent&limit=1").get("rows");

        assertThat(calls.findValuesAsText("reason")).hasSize(2).allMatch(kept -> kept.startsWith("h:"));
        assertThat(sent.findValuesAsText("reason"))
                .singleElement()
                .isEqualTo(calls.get(1).get("reason").textValue());
        assertThat(get("/api/v1/audit/events?limit=500").toString()).doesNotContain("the shop");
    }

    @Test
    void isNoPartOfWhatAKeyStandsFor() {
        String create = create("");
        HttpResponse<byte[]> first = send(rest(CREATE, create, "one").header("Idempotency-Key", "reason-1"));
        HttpResponse<byte[]> second = send(rest(CREATE, create, "two").header("Idempotency-Key", "reason-1"));
        HttpResponse<byte[]> none = send(rest(CREATE, create, null).header("Idempotency-Key", "reason-1"));

        assertThat(second.body()).isEqualTo(first.body());
        assertThat(none.body()).isEqualTo(first.body());
        assertThat(second.headers().firstValue("Idempotent-Replayed")).hasValue("true");
        assertThat(history().get("reason").textValue()).isEqualTo("one");
    }

    // Other words in the table leave what was approved intact.
    @Test
    void isNoPartOfThePayloadsHash() {
        JsonNode pending = data(post(CREATE, create(HELD), "Seven words")).get("pending_action");

        DATABASE.change(
                folder.resolve("data"),
                "UPDATE pending_action SET reason = 'Other words' WHERE id = '"
                        + pending.get("id").textValue() + "'");
        JsonNode action = action(pending, approver);
        approve(pending);

        assertThat(action.get("reason").textValue()).isEqualTo("Other words");
        assertThat(action.get("payload_hash")).isEqualTo(pending.get("payload_hash"));
        assertThat(resume(pending, null).at("/status").textValue()).isEqualTo("applied");
    }

    @Test
    void givesWayToTheArgument() {
        data(post("pause_alpha_campaign", PAUSE + ",\"reason\":\"In the arguments\"", "In the header"));

        assertThat(history().get("reason").textValue()).isEqualTo("In the arguments");
    }

    @Test
    void isThatOfAWorkflowsSteps() {
        String step = "{\"tool\":\"create_alpha_app_campaign\",\"arguments\":{" + create("") + "}},"
                + "{\"tool\":\"create_alpha_app_campaign\",\"arguments\":{" + create(HELD) + "}}";

        JsonNode started = data(post("start_workflow", "\"steps\":[" + step + "]", "The autumn sale"));

        assertThat(history().get("reason").textValue()).isEqualTo("The autumn sale");
        assertThat(action(started.get("pending_action"), approver).get("reason").textValue())
                .isEqualTo("The autumn sale");
    }

    @ParameterizedTest
    @CsvSource({"1, 200", "1000, 200", "1001, 400", "0, 400"})
    void hasAThousandCodePointsAtMost(int length, int status) {
        String words = ROCKET.repeat(length);

        assertThat(post(CREATE, create(""), words).statusCode()).isEqualTo(status);
        assertThat(Service.json(called(create(""), words)).at("/result/isError").booleanValue())
                .isEqualTo(status == 400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%zz",
                "%",
                "%f",
                "half %2",
                "%ff",
                "%ed%a0%80",
                "%c0%af",
                "a%0Ab",
                "%7f",
                "%C2%85",
                "%00",
                "%20",
                "%E2%80%8B%C2%A0"
            })
    void isRefusedWhereItCannotBeRead(String sent) {
        HttpResponse<byte[]> refused = send(rest(CREATE, create(""), null).header(HEADER, sent));

        assertRefused(refused);
        assertRefused(send(rest("list_alpha_accounts", "", null).header(HEADER, sent)));
    }

    // A client that encodes nothing sends bytes beyond ASCII.
    @Test
    void isRefusedWhereItIsNotEncoded() throws IOException {
        String body = "{\"arguments\":{" + create("") + "}}";
        try (RawConnection connection = new RawConnection(app.getLocalPort())) {
            RawAnswer answer = connection
                    .send("POST /api/v1/tools/" + CREATE
                            + "/execute HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer "
                            + OPERATOR + "\r\n" + HEADER
                            + ": caf\u00e9\r\nContent-Type: application/json\r\nContent-Length: "
                            + body.length() + "\r\n\r\n" + body)
                    .read();

            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.body()).contains("\"code\":\"INVALID_REQUEST\"", HEADER);
        }
    }

    @Test
    void isSentOnce() {
        assertRefused(send(rest(CREATE, create(""), "one").header(HEADER, "one")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "{}", "\"\"", "\"two\\nlines\"", "\"\\u0000\"", "\"\\u0085\""})
    void isRefusedInAMessageAsAKeyIs(String reason) {
        ObjectNode params = params(create(""));
        params.putObject("_meta").set(META, Mcp.tree(reason));

        JsonNode result =
                Service.json(send(mcp().request("tools/call", params))).get("result");

        assertThat(result.get("isError").booleanValue()).isTrue();
        assertThat(result.at("/structuredContent/error/code").textValue()).isEqualTo("INVALID_REQUEST");
        assertThat(result.at("/structuredContent/error/message").textValue()).contains(HEADER, META);
    }

    @Test
    void isTheSameInTheHeaderOfAMessage() {
        ObjectNode alike = params(create(""));
        alike.putObject("_meta").put(META, "The same");
        ObjectNode unlike = params(create(""));
        unlike.putObject("_meta").put(META, "Another");

        JsonNode taken = Service.json(send(mcp().request("tools/call", alike).header(HEADER, "The%20same")));
        JsonNode refused = Service.json(send(mcp().request("tools/call", unlike).header(HEADER, "The%20same")));

        assertThat(taken.at("/result/isError").booleanValue()).isFalse();
        assertThat(history().get("reason").textValue()).isEqualTo("The same");
        assertThat(refused.at("/result/isError").booleanValue()).isTrue();
    }

    private static void assertRefused(HttpResponse<byte[]> answer) {
        JsonNode body = Service.json(answer);
        assertThat(answer.statusCode()).as(body.toString()).isEqualTo(400);
        assertThat(body.fieldNames()).toIterable().contains("ok", "mcp_response");
        assertThat(body.at("/error/code").textValue()).isEqualTo("INVALID_REQUEST");
        assertThat(body.at("/error/message").textValue()).contains(HEADER);
    }

    private static String create(String more) {
        made++;
        return "\"account_id\":\"1002003001\",\"name\":\"Reason" + made + "\",\"budget_micros\":2000000,"
                + "\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"" + more;
    }

    private static HttpResponse<byte[]> post(String tool, String arguments, @Nullable String reason) {
        return send(rest(tool, arguments, reason));
    }

    private static HttpRequest.Builder rest(String tool, String arguments, @Nullable String reason) {
        byte[] body = ("{\"arguments\":{" + arguments + "}}").getBytes(StandardCharsets.UTF_8);
        HttpRequest.Builder request = service.post(OPERATOR, tool, body);
        return reason == null
                ? request
                : request.header(
                        HEADER,
                        URLEncoder.encode(reason, StandardCharsets.UTF_8).replace("+", "%20"));
    }

    private static HttpResponse<byte[]> called(String arguments, String reason) {
        ObjectNode params = params(arguments);
        params.putObject("_meta").put(META, reason);
        return send(mcp().request("tools/call", params));
    }

    private static ObjectNode params(String arguments) {
        return (ObjectNode) Mcp.tree("{\"name\":\"" + CREATE + "\",\"arguments\":{" + arguments + "}}");
    }

    private static Mcp mcp() {
        return new Mcp(service, OPERATOR, Mcp.STATELESS);
    }

    private static HttpResponse<byte[]> send(HttpRequest.Builder request) {
        return service.send(request);
    }

    private static JsonNode data(HttpResponse<byte[]> answer) {
        JsonNode body = Service.json(answer);
        assertThat(body.path("ok").asBoolean()).as(body.toString()).isTrue();
        return body.get("data");
    }

    private static JsonNode get(String path) {
        return Service.json(send(service.request(OPERATOR, path)));
    }

    private static JsonNode action(JsonNode pending, String token) {
        String id = pending.get("id").textValue();
        return Service.json(send(service.request(token, "/api/v1/pending-actions/" + id)));
    }

    private static void approve(JsonNode pending) {
        String path = "/api/v1/pending-actions/" + pending.get("id").textValue() + "/approve";
        HttpResponse<byte[]> approved = send(service.request(approver, path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"payload_hash\":" + pending.get("payload_hash") + "}")));
        assertThat(approved.statusCode()).isEqualTo(200);
    }

    private static JsonNode resume(JsonNode pending, @Nullable String reason) {
        String arguments =
                "\"pending_action_id\":" + pending.get("id") + ",\"payload_hash\":" + pending.get("payload_hash");
        return data(post("resume_workflow_after_approval", arguments, reason));
    }

    private static JsonNode history() {
        return data(post("get_change_history", "\"account_id\":\"1002003001\"", null))
                .at("/rows/0");
    }
}
