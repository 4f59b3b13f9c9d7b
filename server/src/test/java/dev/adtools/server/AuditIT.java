package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The trail of the product as it ships. */
@Tag("stores")
class AuditIT {

    private static final String OPERATOR = "the-operator-of-this-test-is-trusted";
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final AtomicInteger COUNT = new AtomicInteger();

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    private String principal;
    private String token;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, new ItDatabase());
        app.before();
        service = Service.of(app);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    /** Every test looks for what its own caller did. */
    @BeforeEach
    void makeCaller() {
        principal = "caller-" + COUNT.incrementAndGet();
        post("/api/v1/principals", "{\"id\":\"" + principal + "\",\"owner\":\"operator\",\"kind\":\"service\"}");
        token = minted(principal, "\"tools:read\",\"tools:write\",\"tools:spend\",\"service:admin\"");
    }

    @Test
    void tellsOfAReadWhoCalledWhatAndWhatCameOfIt() {
        service.execute(token, "get_campaigns", "{\"arguments\":{\"account_id\":\"act_1700100001\"}}");

        JsonNode event = only();
        assertThat(event.at("/actor/principal").textValue()).isEqualTo(principal);
        assertThat(event.at("/actor/transport").textValue()).isEqualTo("rest");
        assertThat(event.at("/actor/address").textValue()).isEqualTo("127.0.0.1");
        assertThat(event.get("tool").textValue()).isEqualTo("get_campaigns");
        assertThat(event.get("account_id").textValue()).isEqualTo("act_1700100001");
        assertThat(event.get("code").textValue()).isEqualTo("OK");
        assertThat(event.at("/arguments/account_id").textValue()).isEqualTo("act_1700100001");
        assertThat(event.get("http_status").intValue()).isEqualTo(200);
    }

    @Test
    void tellsOfAWriteInTheServicesOwnTables() {
        service.execute(
                token,
                "create_scheduled_task",
                "{\"arguments\":{\"name\":\"n\",\"tool\":\"get_campaigns\",\"interval\":\"PT1H\","
                        + "\"arguments\":{\"account_id\":\"act_1700100001\"}}}");
        service.execute(
                token,
                "start_workflow",
                "{\"arguments\":{\"steps\":[{\"tool\":\"get_campaigns\","
                        + "\"arguments\":{\"account_id\":\"act_1700100001\"}}]}}");

        assertThat(events("kind=write.local&principal=" + principal))
                .extracting(event -> event.get("tool").textValue() + " "
                        + event.get("entity").textValue().substring(0, 3))
                .containsExactlyInAnyOrder("create_scheduled_task st_", "start_workflow wf_");
    }

    @Test
    void tellsOfAWriteBeforeItIsSentAndHowItEnded() {
        HttpResponse<byte[]> created = create("Spring for Ann", "k-1");
        create("Spring for Ann", "k-1");

        String operation = created.headers().firstValue("Operation-Id").orElseThrow();
        List<JsonNode> events = events("operation=" + operation);
        assertThat(events)
                .extracting(event -> event.get("kind").textValue())
                .containsExactly("write.sent", "operation.ended", "call", "call");
        JsonNode sent = events.get(0);
        assertThat(sent.get("account_id").textValue()).isEqualTo("1002003001");
        assertThat(sent.get("daily_delta_micros").longValue()).isZero();
        assertThat(sent.get("currency").textValue()).isEqualTo("USD");
        assertThat(sent.toString()).contains("\"field\":\"campaign.status\",\"before\":null,\"after\":\"PAUSED\"");
        assertThat(events.get(1).get("code").textValue()).isEqualTo("SUCCEEDED");
        assertThat(events)
                .extracting(event -> event.path("outcome").asText())
                .containsExactly("", "", "ok", "replayed");
        assertThat(events.toString()).doesNotContain("Spring for Ann");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    get_campaigns      | {bad                                                | INVALID_JSON
                    get_campaigns      | {"arguments":{"account_id":7}}                      | INVALID_ARGUMENTS
                    get_campaigns      | {"platform":"alpha","arguments":{}}                 | PLATFORM_MISMATCH
                    no_such_tool       | {}                                                  | TOOL_NOT_FOUND
                    """)
    void tellsOfEveryRefusal(String tool, String body, String code) {
        service.execute(token, tool, body);

        JsonNode event = only();
        assertThat(event.get("code").textValue()).isEqualTo(code);
        assertThat(event.get("outcome").textValue()).isEqualTo("refused");
        assertThat(event.get("tool").textValue()).isEqualTo(tool);
    }

    @Test
    void hintsAtAKeyHoweverItIsSpelled() {
        for (String sent : List.of("a-key-of-this-test", "\"a-key-of-this-test\"", "no key")) {
            service.send(service.post(token, "list_beta_accounts", "{}".getBytes(StandardCharsets.UTF_8))
                    .header("Idempotency-Key", sent));
        }

        assertThat(calls())
                .extracting(event -> event.path("key_hint").asText())
                .containsExactlyInAnyOrder("a-key-of", "a-key-of", "");
    }

    @Test
    void tellsOfADecisionBeforeItIsMadeAndOfWhatCameOfIt() {
        service.send(service.request(token, "/api/v1/halts/alpha:1002003004")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"reason\":\"Ann said so\"}")));
        service.send(service.request(token, "/api/v1/pending-actions/pa_none/approve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{}")));

        List<JsonNode> events = new ArrayList<>(events("principal=" + principal));
        events.removeIf(event -> event.get("kind").textValue().startsWith("audit."));
        assertThat(events)
                .extracting(event -> event.get("kind").textValue())
                .containsExactly("halt.set.asked", "halt.set", "action.approve.asked", "action.approve");
        assertThat(events.get(1).at("/told/halted").booleanValue()).isTrue();
        assertThat(events.get(3).get("code").textValue()).isEqualTo("INSUFFICIENT_SCOPE");
        assertThat(events.get(3).get("target").textValue()).isEqualTo("pa_none");
        assertThat(events.toString()).doesNotContain("Ann said so");
    }

    @Test
    void neverHoldsAToken() {
        JsonNode made = mint("operator", "\"tools:read\"");
        String secret = made.get("token").textValue();
        service.execute(secret, "get_campaigns", "{\"arguments\":{\"account_id\":\"" + secret + "\"}}");

        String trail = lines("");
        assertThat(trail)
                .contains("\"kind\":\"token.create\"")
                .contains(made.get("id").textValue());
        assertThat(trail).doesNotContain(secret).doesNotContain(secret.substring(20));
    }

    @Test
    void handsOutRecordsThatAnyoneCanVerify() throws Exception {
        service.execute(token, "list_alpha_accounts", "{}");

        byte[] before = new byte[32];
        int verified = 0;
        // Listed by when they happened; a record of a change is chained a little later than it happened.
        List<String> chain =
                lines("").lines().sorted(Comparator.comparingLong(AuditIT::seq)).toList();
        for (String line : chain) {
            int end = line.lastIndexOf(",\"hash\":\"");
            byte[] record = (line.substring(0, end) + "}").getBytes(StandardCharsets.UTF_8);
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(before);
            before = digest.digest(record);
            assertThat(HexFormat.of().formatHex(before)).isEqualTo(line.substring(end + 9, line.length() - 2));
            verified++;
        }
        assertThat(verified).isGreaterThanOrEqualTo(4);
    }

    private static long seq(String line) {
        try {
            return JSON.readTree(line).get("seq").longValue();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void pagesThroughEverythingOnce() {
        for (int i = 0; i < 7; i++) {
            service.execute(token, "list_alpha_accounts", "{}");
        }

        List<String> ids = new ArrayList<>();
        String next = "";
        while (next != null) {
            JsonNode page = audited("events?kind=call&limit=3&principal=" + principal + next);
            page.get("rows").forEach(row -> ids.add(row.get("event_id").textValue()));
            next = page.get("has_more").booleanValue()
                    ? "&cursor=" + page.get("next_cursor").textValue()
                    : null;
        }

        assertThat(ids).hasSize(7).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({
        "act_1700100001, act_1700100001",
        "1700100001, act_1700100001",
        "100-200-3001, 1002003001",
        "1002003001, 1002003001"
    })
    void findsEventsOfAnAccountInAnySpelling(String asked, String account) {
        service.execute(token, "get_campaigns", "{\"arguments\":{\"account_id\":\"act_1700100001\"}}");
        service.execute(token, "get_alpha_campaigns", "{\"arguments\":{\"account_id\":\"1002003001\"}}");

        JsonNode rows = audited("events?kind=call&account_id=" + asked).get("rows");

        assertThat(rows)
                .isNotEmpty()
                .allSatisfy(row -> assertThat(row.get("account_id").textValue()).isEqualTo(account));
    }

    @Test
    void showsATokenOfOneAccountThatAccountOnly() {
        service.execute(token, "get_campaigns", "{\"arguments\":{\"account_id\":\"act_1700100002\"}}");
        service.execute(token, "list_alpha_accounts", "{}");
        String narrow = post(
                        "/api/v1/tokens",
                        "{\"name\":\"n\",\"principal\":\"operator\",\"scopes\":[\"audit:read\"],\"accounts\":[\"act_1700100002\"]}")
                .get("token")
                .textValue();

        JsonNode rows = Service.json(service.send(service.request(narrow, "/api/v1/audit/events")))
                .get("rows");
        assertThat(rows).hasSize(1);
        assertThat(rows.get(0).get("account_id").textValue()).isEqualTo("act_1700100002");
    }

    @ParameterizedTest
    @ValueSource(strings = {"from=yesterday", "to=2026-02-30", "format=xml", "limit=0", "cursor=%21"})
    void refusesAQueryThatMeansNothing(String query) {
        HttpResponse<byte[]> refused = service.send(service.request(OPERATOR, "/api/v1/audit/events?" + query));

        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(Service.json(refused).get("code").textValue()).isEqualTo("INVALID_REQUEST");
    }

    @ParameterizedTest
    @ValueSource(strings = {"events", "events?format=jsonl", "verify"})
    void needsTheScope(String path) {
        String reader = minted("operator", "\"tools:read\"");

        HttpResponse<byte[]> refused = service.send(service.request(reader, "/api/v1/audit/" + path));

        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(Service.json(refused).at("/details/scope").textValue()).isEqualTo("audit:read");
    }

    private HttpResponse<byte[]> create(String name, String key) {
        String body = "{\"arguments\":{\"account_id\":\"1002003001\",\"name\":\"" + name
                + "\",\"budget_micros\":5000000,\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"}}";
        return service.send(service.post(token, "create_alpha_app_campaign", body.getBytes(StandardCharsets.UTF_8))
                .header("Idempotency-Key", key));
    }

    private static JsonNode audited(String path) {
        return Service.json(service.send(service.request(OPERATOR, "/api/v1/audit/" + path)));
    }

    private JsonNode only() {
        List<JsonNode> calls = calls();
        assertThat(calls).hasSize(1);
        return calls.get(0);
    }

    private List<JsonNode> calls() {
        return events("kind=call&principal=" + principal);
    }

    private static List<JsonNode> events(String query) {
        List<JsonNode> events = new ArrayList<>();
        for (String line : lines("&" + query).lines().toList()) {
            try {
                events.add(JSON.readTree(line));
            } catch (IOException e) {
                throw new IllegalStateException(line, e);
            }
        }
        return events;
    }

    private static String lines(String query) {
        return new String(
                service.send(service.request(OPERATOR, "/api/v1/audit/events?format=jsonl" + query))
                        .body(),
                StandardCharsets.UTF_8);
    }

    private static String minted(String principal, String scopes) {
        return mint(principal, scopes).get("token").textValue();
    }

    private static JsonNode mint(String principal, String scopes) {
        return post(
                "/api/v1/tokens", "{\"name\":\"n\",\"principal\":\"" + principal + "\",\"scopes\":[" + scopes + "]}");
    }

    private static JsonNode post(String path, String body) {
        return Service.json(service.send(service.request(OPERATOR, path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))));
    }
}
