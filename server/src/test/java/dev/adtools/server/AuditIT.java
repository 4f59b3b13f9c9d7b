package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The trail of the product as it ships. */
class AuditIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    private final ItDatabase database = new ItDatabase();
    private DropwizardTestSupport<AdtoolsConfiguration> app;
    private Service service;

    @BeforeEach
    void start() throws Exception {
        app = ShippedService.of(folder, TOKEN, database);
        app.before();
        service = Service.of(app);
    }

    @AfterEach
    void stop() {
        app.after();
    }

    @Test
    void tellsOfAReadWhoCalledWhatAndWhatCameOfIt() {
        service.execute(TOKEN, "get_campaigns", "{\"arguments\":{\"account_id\":\"act_1700100001\"}}");

        JsonNode event = only("kind=call");
        assertThat(event.at("/actor/principal").textValue()).isEqualTo("operator");
        assertThat(event.at("/actor/transport").textValue()).isEqualTo("rest");
        assertThat(event.at("/actor/address").textValue()).isEqualTo("127.0.0.1");
        assertThat(event.get("tool").textValue()).isEqualTo("get_campaigns");
        assertThat(event.get("account").textValue()).isEqualTo("act_1700100001");
        assertThat(event.get("code").textValue()).isEqualTo("OK");
        assertThat(event.at("/arguments/account_id").textValue()).isEqualTo("act_1700100001");
        assertThat(event.get("http_status").intValue()).isEqualTo(200);
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
        assertThat(sent.get("account").textValue()).isEqualTo("1002003001");
        assertThat(sent.get("daily_delta_micros").longValue()).isEqualTo(5_000_000);
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
        service.execute(TOKEN, tool, body);

        JsonNode event = only("kind=call");
        assertThat(event.get("code").textValue()).isEqualTo(code);
        assertThat(event.get("outcome").textValue()).isEqualTo("refused");
        assertThat(event.get("tool").textValue()).isEqualTo(tool);
    }

    @Test
    void hintsAtAKeyHoweverItIsSpelled() {
        for (String sent : List.of("a-key-of-this-test", "\"a-key-of-this-test\"", "no key")) {
            service.send(service.post(TOKEN, "list_beta_accounts", "{}".getBytes(StandardCharsets.UTF_8))
                    .header("Idempotency-Key", sent));
        }

        assertThat(events("kind=call"))
                .extracting(event -> event.path("key_hint").asText())
                .containsExactlyInAnyOrder("a-key-of", "a-key-of", "");
    }

    @Test
    void countsStrangersTogether() throws Exception {
        for (int i = 0; i < 3; i++) {
            service.send(service.anonymous("/api/v1/tools"));
        }
        app.after();
        start();

        JsonNode event = only("kind=auth.refused");
        assertThat(event.get("count").intValue()).isEqualTo(3);
    }

    @Test
    void countsThrottledRequestsTogether() throws Exception {
        app.after();
        app = ShippedService.of(folder, TOKEN, database, "2");
        app.before();
        service = Service.of(app);
        int refused = 0;
        for (int i = 0; i < 10; i++) {
            refused += service.send(service.request(TOKEN, "/api/v1/tools")).statusCode() == 429 ? 1 : 0;
        }
        app.after();
        start();

        JsonNode event = only("kind=rate.refused");
        assertThat(refused).isPositive();
        assertThat(event.get("count").intValue()).isEqualTo(refused);
        assertThat(event.at("/actor/principal").textValue()).isEqualTo("operator");
    }

    @Test
    void tellsOfADecisionBeforeItIsMadeAndOfWhatCameOfIt() {
        service.send(service.request(TOKEN, "/api/v1/halts/alpha")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"reason\":\"Ann said so\"}")));
        service.send(service.request(TOKEN, "/api/v1/pending-actions/pa_none/approve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{}")));

        List<JsonNode> events = new ArrayList<>(events("principal=operator"));
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
        HttpResponse<byte[]> minted = service.send(service.request(TOKEN, "/api/v1/tokens")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(
                        "{\"name\":\"n\",\"principal\":\"operator\",\"scopes\":[\"tools:read\"]}")));
        String token = Service.json(minted).get("token").textValue();
        service.execute(token, "get_campaigns", "{\"arguments\":{\"account_id\":\"" + token + "\"}}");

        String trail = lines("");
        assertThat(trail)
                .contains("\"kind\":\"token.create\"")
                .contains(Service.json(minted).get("id").textValue());
        assertThat(trail).doesNotContain(token).doesNotContain(token.substring(20));
    }

    @Test
    void handsOutRecordsThatAnyoneCanVerify() throws Exception {
        service.execute(TOKEN, "list_alpha_accounts", "{}");

        byte[] before = new byte[32];
        int verified = 0;
        for (String line : lines("").lines().toList()) {
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

    @Test
    void pagesThroughEverythingOnce() {
        for (int i = 0; i < 7; i++) {
            service.execute(TOKEN, "list_alpha_accounts", "{}");
        }

        List<String> ids = new ArrayList<>();
        String next = "";
        while (next != null) {
            JsonNode page =
                    Service.json(service.send(service.request(TOKEN, "/api/v1/audit/events?kind=call&limit=3" + next)));
            page.get("rows").forEach(row -> ids.add(row.get("event_id").textValue()));
            next = page.get("has_more").booleanValue()
                    ? "&cursor=" + page.get("next_cursor").textValue()
                    : null;
        }

        assertThat(ids).hasSize(7).doesNotHaveDuplicates();
    }

    @Test
    void showsATokenOfOneAccountThatAccountOnly() {
        service.execute(TOKEN, "get_campaigns", "{\"arguments\":{\"account_id\":\"act_1700100001\"}}");
        service.execute(TOKEN, "list_alpha_accounts", "{}");
        String narrow = Service.json(service.send(service.request(TOKEN, "/api/v1/tokens")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{\"name\":\"n\",\"principal\":\"operator\","
                                + "\"scopes\":[\"audit:read\"],\"accounts\":[\"act_1700100001\"]}"))))
                .get("token")
                .textValue();

        JsonNode rows = Service.json(service.send(service.request(narrow, "/api/v1/audit/events")))
                .get("rows");
        assertThat(rows).hasSize(1);
        assertThat(rows.get(0).get("account").textValue()).isEqualTo("act_1700100001");
    }

    @Test
    void findsWhatWasChangedBehindItsBack() {
        service.execute(TOKEN, "list_alpha_accounts", "{}");
        JsonNode before = verify();
        change("UPDATE audit_event SET tool = 'get_campaigns' WHERE tool = 'list_alpha_accounts'");
        JsonNode after = verify();

        assertThat(before.get("ok").booleanValue()).isTrue();
        assertThat(before.get("findings")).isEmpty();
        assertThat(after.get("ok").booleanValue()).isFalse();
        assertThat(after.at("/findings/0/kind").textValue()).isEqualTo("edited_column");
    }

    @Test
    void followsOnAfterARestart() throws Exception {
        service.execute(TOKEN, "list_alpha_accounts", "{}");
        app.after();
        start();

        JsonNode report = verify();
        assertThat(report.get("ok").booleanValue()).isTrue();
        assertThat(report.get("chains")).hasSize(2);
        assertThat(events("kind=call")).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"from=yesterday", "to=2026-02-30", "format=xml", "limit=0", "cursor=%21"})
    void refusesAQueryThatMeansNothing(String query) {
        HttpResponse<byte[]> refused = service.send(service.request(TOKEN, "/api/v1/audit/events?" + query));

        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(Service.json(refused).get("code").textValue()).isEqualTo("INVALID_REQUEST");
    }

    @ParameterizedTest
    @ValueSource(strings = {"events", "events?format=jsonl", "verify"})
    void needsTheScope(String path) {
        String minted = Service.json(service.send(service.request(TOKEN, "/api/v1/tokens")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(
                                "{\"name\":\"n\",\"principal\":\"operator\",\"scopes\":[\"tools:read\"]}"))))
                .get("token")
                .textValue();

        HttpResponse<byte[]> refused = service.send(service.request(minted, "/api/v1/audit/" + path));

        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(Service.json(refused).at("/details/scope").textValue()).isEqualTo("audit:read");
    }

    private void change(String sql) {
        database.change(folder.resolve("data"), sql);
    }

    private HttpResponse<byte[]> create(String name, String key) {
        String body = "{\"arguments\":{\"account_id\":\"1002003001\",\"name\":\"" + name
                + "\",\"budget_micros\":5000000,\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"}}";
        return service.send(service.post(TOKEN, "create_alpha_app_campaign", body.getBytes(StandardCharsets.UTF_8))
                .header("Idempotency-Key", key));
    }

    private JsonNode verify() {
        return Service.json(service.send(service.request(TOKEN, "/api/v1/audit/verify")));
    }

    private JsonNode only(String query) {
        List<JsonNode> events = events(query);
        assertThat(events).hasSize(1);
        return events.get(0);
    }

    private List<JsonNode> events(String query) {
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

    private String lines(String query) {
        return new String(
                service.send(service.request(TOKEN, "/api/v1/audit/events?format=jsonl" + query))
                        .body(),
                StandardCharsets.UTF_8);
    }
}
