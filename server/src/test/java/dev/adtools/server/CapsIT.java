package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ApprovedCalls;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import dev.adtools.server.store.StartupException;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
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
            - {platform: beta, account: act_1700100001, currency: USD, timeZone: America/New_York,
               perCall: "60.00", perDay: 100.00}
            """;

    private static final String FIRST = "120210000000000001";
    private static final String SECOND = "120210000000000023";
    private static final String THIRD = "120210000000000041";

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
        ApprovedCalls changes = changes(start(CAPS));

        JsonNode first = changes.apply(raise(changes, FIRST, 6_000));
        JsonNode second = changes.apply(raise(changes, SECOND, 4_001));
        JsonNode rest = changes.apply(raise(changes, THIRD, 4_000));

        assertThat(first.get("ok").booleanValue()).as(first.toString()).isTrue();
        JsonNode details = second.at("/error/details");
        assertThat(details.path("cap").textValue()).as(second.toString()).isEqualTo("per_day");
        assertThat(details.get("limit").textValue()).isEqualTo("100.00");
        assertThat(details.get("used").textValue()).isEqualTo("60.00");
        assertThat(details.get("asked").textValue()).isEqualTo("40.01");
        assertThat(details.get("currency").textValue()).isEqualTo("USD");
        assertThat(details.get("resets_at").textValue()).matches("[0-9-]{10}T0[45]:00:00Z");
        assertThat(rest.get("ok").booleanValue()).as(rest.toString()).isTrue();
    }

    @Test
    void countsACreationByNumberUntilItIsEnabled() throws Exception {
        Service service = start(CAPS);

        JsonNode staged =
                Service.json(create(service, "Shown", 60_000_000, ",\"execution_mode\":\"approval_required\""));
        create(service, "One", 60_000_000, "");
        create(service, "Two", 60_000_000, "");
        HttpResponse<byte[]> third = create(service, "Three", 60_000_000, "");
        HttpResponse<byte[]> fourth = create(service, "Four", 60_000_000, "");

        JsonNode spend = staged.at("/data/spend");
        assertThat(spend.at("/daily_delta/amount_micros").longValue()).isZero();
        assertThat(spend.at("/monthly_after/amount_micros").longValue()).isZero();
        assertThat(spend.at("/when_enabled/daily_before_micros").longValue()).isZero();
        assertThat(spend.at("/when_enabled/daily_after_micros").longValue()).isEqualTo(60_000_000);
        assertThat(third.statusCode()).isEqualTo(200);
        JsonNode details = Service.json(fourth).at("/error/details");
        assertThat(details.get("cap").textValue()).isEqualTo("creates_per_day");
        assertThat(details.get("used").textValue()).isEqualTo("3");
        JsonNode used = Service.json(service.send(service.request(TOKEN, "/api/v1/spend")));
        assertThat(used.at("/rows/0/caps/per_day/used/amount_micros").longValue())
                .isZero();
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
        ApprovedCalls changes = changes(start(CAPS));

        JsonNode under = raise(changes, SECOND, 4_000);
        JsonNode one = changes.apply(raise(changes, FIRST, 6_000));
        JsonNode over = raise(changes, THIRD, 6_000).get("data");
        JsonNode shown = seen(changes, under.get("data"));

        assertThat(one.get("ok").booleanValue()).as(one.toString()).isTrue();
        assertThat(over.get("status").textValue()).isEqualTo("pending_approval");
        assertThat(texts(over.get("warnings"))).anyMatch(CapsIT::isOfTheDay);
        assertThat(texts(seen(changes, over).get("warnings"))).anyMatch(CapsIT::isOfTheDay);
        assertThat(under.at("/data/warnings").toString()).doesNotContain("Had it gone");
        assertThat(shown.get("warnings").toString()).doesNotContain("Had it gone");
        // Neither of those that wait holds anything of the day.
        assertThat(changes.apply(under).get("ok").booleanValue()).isTrue();
    }

    private static boolean isOfTheDay(String warning) {
        return warning.startsWith(
                        "Had it gone when it was asked for, it would have been refused: The write on beta:act_1700100001"
                                + " may raise daily spend by 60.00 USD, and 60.00 of 100.00 USD are used up on ")
                && warning.endsWith("; nothing was sent. The cap is in spend.caps of config.yml.");
    }

    private static JsonNode seen(ApprovedCalls changes, JsonNode waiting) {
        String id = waiting.at("/pending_action/id").textValue();
        return Service.json(changes.service().send(changes.service().request(TOKEN, "/api/v1/pending-actions/" + id)));
    }

    @Test
    void asksTheCapsAgainWhenAnApprovedWriteRuns() throws Exception {
        ApprovedCalls changes = changes(start(CAPS));
        JsonNode held = raise(changes, SECOND, 6_000);
        HttpResponse<byte[]> approved = changes.approve(held);
        changes.apply(raise(changes, FIRST, 6_000));

        JsonNode resumed = changes.resume(held);

        assertThat(approved.statusCode()).isEqualTo(200);
        assertThat(resumed.at("/error/code").textValue()).as(resumed.toString()).isEqualTo("SPEND_CAP_EXCEEDED");
        assertThat(resumed.at("/error/details/cap").textValue()).isEqualTo("per_day");
        assertThat(seen(changes, held.get("data")).get("status").textValue()).isEqualTo("APPROVED");
    }

    private static List<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::textValue)
                .toList();
    }

    @Test
    void keepsWhatIsUsedUpOverARestart() throws Exception {
        ItDatabase database = new ItDatabase();
        ApprovedCalls before = changes(start(CAPS, database));
        before.apply(raise(before, FIRST, 6_000));
        stop();

        ApprovedCalls after = changes(start(CAPS, database));

        assertThat(after.apply(raise(after, SECOND, 4_100))
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

    private ApprovedCalls changes(Service service) throws IOException {
        String approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        return new ApprovedCalls(service, TOKEN, approver);
    }

    // Raises the current budget of a campaign by an amount.
    private static JsonNode raise(ApprovedCalls changes, String campaign, long minor) {
        long now = changes.request("get_campaigns", "\"account_id\":\"act_1700100001\",\"limit\":500")
                .at("/data/rows")
                .valueStream()
                .filter(row -> row.get("id").textValue().equals(campaign))
                .mapToLong(row -> row.at("/budget/amount_minor").longValue())
                .findFirst()
                .orElseThrow();
        return changes.request(
                "update_campaign_budget",
                "\"campaign_id\":\"" + campaign + "\",\"currency\":\"USD\",\"daily_budget\":" + (now + minor));
    }

    private static HttpResponse<byte[]> create(Service service, String name, long micros, String more) {
        String body = "{\"arguments\":{\"account_id\":\"1002003001\",\"name\":\"" + name + "\",\"budget_micros\":"
                + micros + ",\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"" + more + "}}";
        return service.send(service.post(TOKEN, "create_alpha_app_campaign", body.getBytes(StandardCharsets.UTF_8)));
    }
}
