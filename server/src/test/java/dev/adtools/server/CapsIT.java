package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import dev.adtools.server.store.StartupException;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Caps in the configuration of the product as it ships. */
@Tag("stores")
class CapsIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String CAPS = """
            - {platform: alpha, account: 100-200-3001, currency: USD, timeZone: America/New_York,
               perCall: "60.00", perDay: 100.00, createsPerDay: 3}
            """;

    @TempDir
    private Path folder;

    private @Nullable DropwizardTestSupport<AdtoolsConfiguration> app;

    @AfterEach
    void stop() {
        if (app != null) {
            app.after();
        }
    }

    @Test
    void refusesACallOverItsCapAndSendsNothing() throws Exception {
        Service service = start(CAPS);

        HttpResponse<byte[]> refused = create(service, "One", 60_010_000, "");
        HttpResponse<byte[]> checked = create(service, "One", 60_010_000, ",\"validate_only\":true");
        HttpResponse<byte[]> smaller = create(service, "One", 60_000_000, "");

        JsonNode error = Service.json(refused).get("error");
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(error.get("code").textValue()).isEqualTo("SPEND_CAP_EXCEEDED");
        assertThat(error.get("message").textValue())
                .isEqualTo(
                        "The write on alpha:1002003001 may raise daily spend by 60.01 USD, and one call may by 60.00 USD;"
                                + " nothing was sent. The cap is in spend.caps of config.yml.");
        assertThat(error.at("/details/cap").textValue()).isEqualTo("per_call");
        assertThat(error.at("/details/retry").textValue()).isEqualTo("after_fix");
        assertThat(checked.statusCode()).isEqualTo(200);
        assertThat(texts(Service.json(checked).at("/data/warnings")))
                .contains("If it went now, it would be refused: "
                        + error.get("message").textValue());
        assertThat(smaller.statusCode()).isEqualTo(200);
    }

    @Test
    void refusesTheCallThatWouldExceedTheDay() throws Exception {
        Service service = start(CAPS);

        HttpResponse<byte[]> first = create(service, "One", 60_000_000, "");
        HttpResponse<byte[]> second = create(service, "Two", 40_010_000, "");
        HttpResponse<byte[]> rest = create(service, "Two", 40_000_000, "");

        assertThat(first.statusCode()).isEqualTo(200);
        JsonNode details = Service.json(second).at("/error/details");
        assertThat(details.get("cap").textValue()).isEqualTo("per_day");
        assertThat(details.get("limit").textValue()).isEqualTo("100.00");
        assertThat(details.get("used").textValue()).isEqualTo("60.00");
        assertThat(details.get("asked").textValue()).isEqualTo("40.01");
        assertThat(details.get("currency").textValue()).isEqualTo("USD");
        assertThat(details.get("resets_at").textValue()).matches("[0-9-]{10}T0[45]:00:00Z");
        assertThat(rest.statusCode()).isEqualTo(200);
    }

    @Test
    void refusesAnAmountThatNoApprovalLetsPass() throws Exception {
        Service service = start(CAPS);

        HttpResponse<byte[]> over = create(service, "Over", 60_010_000, ",\"execution_mode\":\"approval_required\"");

        assertThat(over.statusCode()).isEqualTo(403);
        JsonNode error = Service.json(over).get("error");
        assertThat(error.get("code").textValue()).isEqualTo("SPEND_CAP_EXCEEDED");
        assertThat(error.at("/details/cap").textValue()).isEqualTo("per_call");
    }

    @Test
    void warnsOfACapWhereAWriteWaitsForApproval() throws Exception {
        Service service = start(CAPS);
        String held = ",\"execution_mode\":\"approval_required\"";

        JsonNode under =
                Service.json(create(service, "Under", 60_000_000, held)).get("data");
        HttpResponse<byte[]> one = create(service, "One", 60_000_000, "");
        JsonNode over = Service.json(create(service, "Over", 60_000_000, held)).get("data");
        HttpResponse<byte[]> two = create(service, "Two", 40_000_000, "");

        assertThat(over.get("status").textValue()).isEqualTo("pending_approval");
        assertThat(texts(over.get("warnings"))).anyMatch(CapsIT::isOfTheDay);
        assertThat(texts(seen(service, over).get("warnings"))).hasSize(1).allMatch(CapsIT::isOfTheDay);
        assertThat(under.get("warnings").toString()).doesNotContain("Had it gone");
        assertThat(seen(service, under).get("warnings")).isEmpty();
        // Neither of those that wait holds anything of the day.
        assertThat(one.statusCode()).isEqualTo(200);
        assertThat(two.statusCode()).isEqualTo(200);
    }

    private static boolean isOfTheDay(String warning) {
        return warning.startsWith(
                        "Had it gone when it was asked for, it would have been refused: The write on alpha:1002003001"
                                + " may raise daily spend by 60.00 USD, and 60.00 of 100.00 USD are used up on ")
                && warning.endsWith("; nothing was sent. The cap is in spend.caps of config.yml.");
    }

    private static JsonNode seen(Service service, JsonNode waiting) {
        String id = waiting.at("/pending_action/id").textValue();
        return Service.json(service.send(service.request(TOKEN, "/api/v1/pending-actions/" + id)));
    }

    @Test
    void asksTheCapsAgainWhenAnApprovedWriteRuns() throws Exception {
        Service service = start(CAPS);
        String approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        JsonNode held = Service.json(create(service, "Held", 60_000_000, ",\"execution_mode\":\"approval_required\""))
                .at("/data/pending_action");
        String id = held.get("id").textValue();
        String hash = "\"payload_hash\":" + held.get("payload_hash");
        HttpResponse<byte[]> approved =
                service.send(service.request(approver, "/api/v1/pending-actions/" + id + "/approve")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{" + hash + "}")));
        create(service, "One", 60_000_000, "");

        JsonNode resumed = Service.json(service.execute(
                TOKEN,
                "resume_workflow_after_approval",
                "{\"arguments\":{\"pending_action_id\":\"" + id + "\"," + hash + "}}"));

        assertThat(approved.statusCode()).isEqualTo(200);
        assertThat(resumed.at("/error/code").textValue()).as(resumed.toString()).isEqualTo("SPEND_CAP_EXCEEDED");
        assertThat(resumed.at("/error/details/cap").textValue()).isEqualTo("per_day");
        JsonNode action = Service.json(service.send(service.request(TOKEN, "/api/v1/pending-actions/" + id)));
        assertThat(action.get("status").textValue()).isEqualTo("APPROVED");
    }

    private static List<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::textValue)
                .toList();
    }

    @Test
    void keepsWhatIsUsedUpOverARestart() throws Exception {
        ItDatabase database = new ItDatabase();
        create(start(CAPS, database), "One", 60_000_000, "");
        stop();

        Service restarted = start(CAPS, database);

        assertThat(Service.json(create(restarted, "Two", 41_000_000, ""))
                        .at("/error/details/used")
                        .textValue())
                .isEqualTo("60.00");
    }

    @Test
    void leavesTheSandboxFreeWhereNothingIsConfigured() throws Exception {
        Service service = start("[]");

        assertThat(create(service, "One", 900_000_000_000L, "").statusCode()).isEqualTo(200);
    }

    @Test
    void doesNotStartWithCapsThatItCannotKeep() {
        assertThatExceptionOfType(StartupException.class)
                .isThrownBy(() -> start("- {platform: alpha, account: 100-200-3001, currency: USD, perCall: 1.005}"))
                .withMessage(
                        "spend.caps[0].perCall must be an amount of USD with at most 2 decimals, such as \"250.00\".");
        assertThat(folder.resolve("data/.lock")).doesNotExist();
    }

    private Service start(String caps) throws Exception {
        return start(caps, new ItDatabase());
    }

    private Service start(String caps, ItDatabase database) throws Exception {
        List<ConfigOverride> overrides = ShippedService.overrides(folder, TOKEN, database);
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                ShippedService.withCaps(folder, caps).toString(),
                overrides.toArray(ConfigOverride[]::new)));
        app.before();
        return Service.of(app);
    }

    private static HttpResponse<byte[]> create(Service service, String name, long micros, String more) {
        String body = "{\"arguments\":{\"account_id\":\"1002003001\",\"name\":\"" + name + "\",\"budget_micros\":"
                + micros + ",\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"" + more + "}}";
        return service.send(service.post(TOKEN, "create_alpha_app_campaign", body.getBytes(StandardCharsets.UTF_8)));
    }
}
