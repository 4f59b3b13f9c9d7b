package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Caps are changed while the service runs: what allows no more at once, what allows more by the approval of another owner. */
@Tag("stores")
class ChangedCapsIT {

    private static final String OPERATOR = "the-operator-of-this-test-is-trusted";
    private static final String PATH = "/api/v1/caps/alpha:1002003001";
    private static final String CAPS = """
            - {platform: alpha, account: 100-200-3001, currency: USD, perCall: "60.00", perDay: "100.00",
               maxChangePercent: 50}
            """;

    @TempDir
    private Path folder;

    private final ItDatabase database = new ItDatabase();
    private DropwizardTestSupport<AdtoolsConfiguration> app;
    private Service service;
    private String approver;

    @BeforeEach
    void start() throws Exception {
        app = ContractTap.on(new DropwizardTestSupport<>(
                AdtoolsApplication.class,
                ShippedService.withCaps(folder, CAPS).toString(),
                ShippedService.overrides(folder, OPERATOR, database).toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
    }

    @AfterEach
    void stop() {
        app.after();
    }

    @Test
    void lowersACapAtOnce() {
        JsonNode lowered = Service.json(set(terms("40.00", "100.00")));

        assertThat(lowered.at("/cap/per_call/amount_major").textValue()).isEqualTo("40.00");
        assertThat(lowered.at("/changed/requested_by").textValue()).isEqualTo("operator");
        assertThat(lowered.at("/changed/approved_by")).isEmpty();
        assertThat(lowered.get("waiting").isNull()).isTrue();
        assertThat(code(create("One", 60))).isEqualTo("SPEND_CAP_EXCEEDED");
        assertThat(create("Two", 40).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "currency":"USD","per_call":"61","per_day":"100","max_change_percent":50
            "currency":"USD","per_call":"60","per_day":"100.01","max_change_percent":50
            "currency":"USD","per_call":"60","per_day":"100","max_change_percent":51
            "currency":"USD","per_call":"60","per_day":"100"
            "currency":"USD","time_zone":"Asia/Tokyo","per_call":"60","per_day":"100","max_change_percent":50
            """)
    void waitsWithWhateverAllowsMore(String terms) {
        JsonNode asked = Service.json(set(terms + ",\"reason\":\"Spring.\""));

        assertThat(asked.at("/waiting/payload_hash").textValue()).startsWith("sha256:");
        assertThat(asked.at("/cap/per_day/amount_major").textValue()).isEqualTo("100.00");
        assertThat(asked.get("changed").isNull()).isTrue();
        assertThat(code(create("Over", 61))).isEqualTo("SPEND_CAP_EXCEEDED");
    }

    @Test
    void refusesACapInAnotherCurrencyThanTheAccounts() {
        HttpResponse<byte[]> refused =
                set("\"currency\":\"EUR\",\"per_call\":\"1\",\"per_day\":\"1\",\"reason\":\"Stop.\"");

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(code(refused)).isEqualTo("RULE_VIOLATION");
        assertThat(Service.json(refused).get("message").textValue())
                .isEqualTo("The account alpha:1002003001 uses USD, so its cap must be in USD, not in EUR.");
        assertThat(Service.json(refused).at("/details/currency").textValue()).isEqualTo("USD");
        assertThat(create("Unchanged", 60).statusCode()).isEqualTo(200);
    }

    @Test
    void namesThePlaceOfTheCapInARefusal() {
        String configured =
                Service.json(create("Over", 61)).at("/error/message").textValue();
        set(terms("40.00", "100.00"));
        String changed = Service.json(create("Over", 61)).at("/error/message").textValue();

        assertThat(configured).endsWith("nothing was sent. The cap is in spend.caps of config.yml.");
        assertThat(changed).endsWith("nothing was sent. The cap was set over the API.");
    }

    @Test
    void knowsAZoneByEachOfItsNames() {
        JsonNode same = Service.json(set("\"time_zone\":\"Etc/UTC\"," + terms("60.00", "100.00")));

        assertThat(same.get("waiting").isNull()).isTrue();
        assertThat(same.get("changed").isNull()).isTrue();
        assertThat(same.at("/cap/time_zone").textValue()).isEqualTo("UTC");
    }

    @Test
    void raisesACapOnceAnotherOwnerApproves() throws Exception {
        JsonNode asked = Service.json(set(terms("90.00", "200.00")));
        String hash = hash(asked);
        HttpResponse<byte[]> own = decide(OPERATOR, "approve", hash);
        HttpResponse<byte[]> unread = decide(approver, "approve", "sha256:" + "0".repeat(64));
        JsonNode seen = Service.json(service.send(service.request(approver, PATH)));
        HttpResponse<byte[]> over = create("Before", 90);

        JsonNode raised = Service.json(decide(approver, "approve", hash));

        assertThat(code(own)).isEqualTo("INSUFFICIENT_SCOPE");
        assertThat(code(unread)).isEqualTo("PAYLOAD_HASH_MISMATCH");
        assertThat(asked.at("/waiting/not_by_you").textValue())
                .isEqualTo("The token lacks the scope approvals:decide.");
        assertThat(seen.at("/waiting/not_by_you").isNull()).isTrue();
        assertThat(hash(seen)).isEqualTo(hash);
        assertThat(over.statusCode()).isEqualTo(403);
        assertThat(raised.at("/cap/per_call/amount_major").textValue()).isEqualTo("90.00");
        assertThat(raised.at("/changed/approved_by/0").textValue()).isEqualTo("approver");
        assertThat(raised.at("/changed/reason").textValue()).isEqualTo("Spring.");
        assertThat(create("After", 90).statusCode()).isEqualTo(200);
        assertThat(code(decide(approver, "approve", hash))).isEqualTo("PENDING_ACTION_NOT_PENDING");
        stop();
        start();
        assertThat(create("After a restart", 90).statusCode()).isEqualTo(200);
        assertThat(Service.json(service.send(service.request(OPERATOR, "/api/v1/spend")))
                        .at("/rows/0/caps/per_day/limit/amount_major")
                        .textValue())
                .isEqualTo("200.00");
    }

    @Test
    void letsOneChangeWaitAndNoneThatIsOvertaken() {
        String first = hash(Service.json(set(terms("90.00", "200.00"))));
        HttpResponse<byte[]> second = set(terms("95.00", "200.00"));
        JsonNode lowered = Service.json(set(terms("10.00", "20.00")));
        HttpResponse<byte[]> late = decide(approver, "approve", first);
        String third = hash(Service.json(set(terms("11.00", "20.00"))));
        HttpResponse<byte[]> notOurs = decide(approver, "cancel", third);
        HttpResponse<byte[]> takenBack = decide(OPERATOR, "cancel", third);
        String fourth = hash(Service.json(set(terms("12.00", "20.00"))));
        JsonNode rejected = Service.json(decide(approver, "reject", fourth));

        assertThat(code(second)).isEqualTo("STATE_CONFLICT");
        assertThat(lowered.get("waiting").isNull()).isTrue();
        assertThat(code(late)).isEqualTo("PENDING_ACTION_NOT_PENDING");
        assertThat(code(notOurs)).isEqualTo("POLICY_DENIED");
        assertThat(takenBack.statusCode()).isEqualTo(200);
        assertThat(rejected.get("waiting").isNull()).isTrue();
        assertThat(rejected.at("/cap/per_call/amount_major").textValue()).isEqualTo("10.00");
    }

    @Test
    void countsNoChangeWhoseRequesterWasRevoked() {
        JsonNode minted = minted(OPERATOR, "service:admin");
        String hash = hash(Service.json(put(minted.get("token").textValue(), terms("90.00", "200.00"))));
        service.send(
                service.request(OPERATOR, "/api/v1/tokens/" + minted.get("id").textValue())
                        .DELETE());

        HttpResponse<byte[]> approved = decide(approver, "approve", hash);

        assertThat(code(approved)).isEqualTo("PENDING_ACTION_NOT_APPROVED");
        assertThat(Service.json(approved).get("message").textValue())
                .isEqualTo("The request of operator no longer counts: its token was revoked or lost the right, or its"
                        + " principal is disabled. Reject it, or ask again.");
        assertThat(code(create("Over", 90))).isEqualTo("SPEND_CAP_EXCEEDED");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"tools\":[\"get_campaigns\"]", "\"groups\":[\"validation\"]"})
    void isNotSetByATokenThatIsLimitedToTools(String limits) {
        String minted = minted(OPERATOR, "service:admin\"]," + limits + ",\"platforms\":[\"alpha")
                .get("token")
                .textValue();

        assertThat(code(put(minted, terms("1.00", "1.00")))).isEqualTo("POLICY_DENIED");
        assertThat(code(create("Forty", 40))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "currency":"XXX","per_call":"1","per_day":"1" | /currency
            "currency":"USD","per_call":"1.005","per_day":"1" | /per_call
            "currency":"USD","per_call":"1","per_day":"1000000000001" | /per_day
            "currency":"USD","per_call":"1","per_day":"1","time_zone":"Mars" | /time_zone
            "currency":"USD","per_call":"-1","per_day":"1" | /per_call
            "currency":"USD","per_call":"1","per_day":"1","max_change_percent":-1 | /max_change_percent
            """)
    void namesThePartThatCannotBeTaken(String terms, String pointer) {
        HttpResponse<byte[]> refused = set(terms + ",\"reason\":\"Spring.\"");

        assertThat(code(refused)).isEqualTo("INVALID_REQUEST");
        assertThat(Service.json(refused).at("/details/pointer").textValue()).isEqualTo(pointer);
    }

    @Test
    void keepsWhoDecidedAndWhatInTheTrail() {
        decide(approver, "approve", hash(Service.json(set(terms("90.00", "200.00")))));

        JsonNode rows = Service.json(
                        service.send(service.request(OPERATOR, "/api/v1/audit/events?kind=cap.approve&limit=10")))
                .get("rows");

        assertThat(rows.at("/0/actor/principal").textValue()).isEqualTo("approver");
        assertThat(rows.at("/0/target").textValue()).isEqualTo("alpha:1002003001");
        assertThat(rows.at("/0/told/cap/per_day/amount_major").textValue()).isEqualTo("200.00");
    }

    @Test
    void isAskedForAndApprovedOnPages() {
        Browser asking = signedIn(OPERATOR);
        Document form = asking.page("/console/caps/alpha:1002003001/change");
        HttpResponse<byte[]> asked = asking.submit(form, Map.of("per_day", "250.00", "reason", "<b>Spring</b>."));
        Document own = asking.page("/console/caps/alpha:1002003001");
        Browser deciding = signedIn(approver);
        Document home = deciding.page("/console");
        Document list = deciding.page("/console/approvals");
        Document card = deciding.page("/console/caps/alpha:1002003001");
        Document confirm = deciding.page("/console/caps/alpha:1002003001/approve");
        HttpResponse<byte[]> approved = deciding.submit(confirm, Map.of());
        JsonNode cap = Service.json(service.send(service.request(OPERATOR, PATH)));

        assertThat(asked.statusCode()).isEqualTo(303);
        assertThat(own.expectFirst(".notice").text()).contains("The token lacks the scope approvals:decide.");
        assertThat(own.select("a.primary")).isEmpty();
        assertThat(home.text()).contains("Caps to be changed 1");
        assertThat(list.expectFirst("#caps + ul").text()).contains("alpha:1002003001: 250.00 USD a day");
        assertThat(card.expectFirst("blockquote").text()).isEqualTo("<b>Spring</b>.");
        assertThat(confirm.expectFirst("table.changes").text()).contains("100.00 USD", "250.00 USD");
        assertThat(approved.statusCode()).isEqualTo(303);
        assertThat(cap.at("/cap/per_day/amount_major").textValue()).isEqualTo("250.00");
        assertThat(cap.at("/changed/approved_by/0").textValue()).isEqualTo("approver");
        assertThat(deciding.page("/console/caps/alpha:1002003001/approve").text())
                .contains("No change of this cap waits");
    }

    private Browser signedIn(String token) {
        Browser browser = new Browser(service);
        assertThat(browser.signIn(token).statusCode()).isEqualTo(303);
        return browser;
    }

    private static String terms(String perCall, String perDay) {
        return "\"currency\":\"USD\",\"per_call\":\"" + perCall + "\",\"per_day\":\"" + perDay
                + "\",\"max_change_percent\":50,\"reason\":\"Spring.\"";
    }

    private HttpResponse<byte[]> set(String terms) {
        return put(OPERATOR, terms);
    }

    private HttpResponse<byte[]> put(String token, String terms) {
        return service.send(service.request(token, PATH)
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{" + terms + "}")));
    }

    private HttpResponse<byte[]> decide(String token, String decision, String hash) {
        return service.send(service.request(token, PATH + "/" + decision)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"payload_hash\":\"" + hash + "\"}")));
    }

    private JsonNode minted(String token, String scope) {
        return Service.json(service.send(service.request(token, "/api/v1/tokens")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(
                        "{\"name\":\"caps\",\"principal\":\"operator\",\"scopes\":[\"" + scope + "\"]}"))));
    }

    private static String hash(JsonNode cap) {
        return cap.at("/waiting/payload_hash").textValue();
    }

    private static String code(HttpResponse<byte[]> answer) {
        JsonNode body = Service.json(answer);
        return body.at(body.has("error") ? "/error/code" : "/code").asText("");
    }

    private HttpResponse<byte[]> create(String name, int budget) {
        return service.execute(
                OPERATOR,
                "create_alpha_app_campaign",
                "{\"arguments\":{\"account_id\":\"100-200-3001\",\"name\":\"" + name + "\",\"budget_micros\":" + budget
                        + "000000,\"app_id\":\"com.example.game\",\"app_store\":\"ALPHA_APP_STORE\"}}");
    }
}
