package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ApprovedCalls;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Caps count the spend that serves: the net of each principal's changes of a campaign on a day. */
@Tag("stores")
class NetSpendIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String ACCOUNT = "act_1700100002";
    private static final String SERVING = "120210000000000079";
    private static final String PAUSED = "120210000000000071";
    private static final String CAPS = """
            - {platform: beta, account: act_1700100002, currency: EUR, perCall: "300.00", perDay: "300.00",
               maxChangePercent: 100}
            """;

    @TempDir
    private Path folder;

    private DropwizardTestSupport<AdtoolsConfiguration> app;
    private Service service;
    private ApprovedCalls changes;

    @BeforeEach
    void start() throws Exception {
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                ShippedService.withCaps(folder, CAPS).toString(),
                ShippedService.overrides(folder, TOKEN, new ItDatabase()).toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
        changes = new ApprovedCalls(
                service,
                TOKEN,
                Files.readString(folder.resolve("data/initial-approver-token")).strip());
    }

    @AfterEach
    void stop() {
        app.after();
    }

    @Test
    void undoesAPauseAsOftenAsNeeded() {
        for (int i = 0; i < 3; i++) {
            assertThat(pause(SERVING)).isEqualTo("applied");
            assertThat(enable(SERVING)).as("enabled again " + i).isNull();
            assertThat(used()).isZero();
        }
    }

    @Test
    void undoesAnEmergencyStopOfAnAccount() {
        List<String> stopped = campaigns("ACTIVE");
        assertThat(stopped.stream().mapToLong(this::daily).sum()).isGreaterThan(50_000);

        stopped.forEach(campaign -> assertThat(pause(campaign)).isEqualTo("applied"));

        stopped.forEach(campaign -> assertThat(enable(campaign)).as(campaign).isNull());
        assertThat(used()).isZero();
    }

    @Test
    void countsAPausedBudgetOnceItIsEnabled() {
        long before = daily(PAUSED);

        JsonNode first = budget(PAUSED, before * 2);
        budget(PAUSED, before);
        JsonNode again = budget(PAUSED, before * 2);
        long usedWhilePaused = used();
        String error = enable(PAUSED);

        assertThat(List.of(first.at("/spend/daily_delta/amount_micros").longValue(), usedWhilePaused))
                .containsOnly(0L);
        assertThat(again.at("/spend/when_enabled/daily_after_micros").longValue())
                .isEqualTo(before * 2 * 10_000);
        assertThat(again.at("/spend/when_enabled/currency").textValue()).isEqualTo("EUR");
        assertThat(texts(again.get("warnings"))).anyMatch(warning -> warning.startsWith("BUDGET-STATE-2: "));
        assertThat(again.at("/diff/0/after").longValue()).isEqualTo(before * 2);
        assertThat(error).isNull();
        assertThat(used()).isEqualTo(before * 2 * 10_000);
    }

    @Test
    void countsARaiseOnceAndReturnsItWhenItIsLowered() {
        long before = daily(SERVING);

        budget(SERVING, before + 2_000);
        budget(SERVING, before);
        long lowered = used();
        budget(SERVING, before + 2_000);

        assertThat(lowered).isZero();
        assertThat(used()).isEqualTo(20_000_000);
        pause(SERVING);
        assertThat(used()).isZero();
    }

    @Test
    void comparesPausedBudgetsByPercent() {
        JsonNode refused = call(
                "update_campaign_budget",
                "\"campaign_id\":\"" + PAUSED + "\",\"daily_budget\":" + (daily(PAUSED) * 2 + 1));

        assertThat(refused.at("/error/details/cap").textValue()).isEqualTo("max_change_percent");
    }

    private String pause(String campaign) {
        return call("pause_beta_campaign", "\"campaign_id\":\"" + campaign + "\"")
                .at("/data/status")
                .textValue();
    }

    /** Returns the refusal of an approved switch; null when it was applied. */
    private @Nullable String enable(String campaign) {
        JsonNode staged = call("enable_beta_campaign", "\"campaign_id\":\"" + campaign + "\",\"currency\":\"EUR\"");
        JsonNode resumed = changes.apply(staged);
        return resumed.at("/error").isNull() ? null : resumed.get("error").toString();
    }

    private JsonNode budget(String campaign, long minor) {
        JsonNode staged =
                call("update_campaign_budget", "\"campaign_id\":\"" + campaign + "\",\"daily_budget\":" + minor);
        JsonNode resumed = changes.apply(staged);
        assertThat(resumed.get("error").isNull()).as(resumed.toString()).isTrue();
        return staged.get("data");
    }

    private List<String> campaigns(String status) {
        return StreamSupport.stream(rows().spliterator(), false)
                .filter(row -> row.get("status").textValue().equals(status)
                        && row.at("/budget/type").textValue().equals("daily")
                        && call("enable_beta_campaign", "\"campaign_id\":" + row.get("id") + ",\"validate_only\":true")
                                .at("/data/status")
                                .asText()
                                .equals("no_change"))
                .map(row -> row.get("id").textValue())
                .toList();
    }

    private long daily(String campaign) {
        return StreamSupport.stream(rows().spliterator(), false)
                .filter(row -> row.get("id").textValue().equals(campaign))
                .mapToLong(row -> row.at("/budget/amount_minor").longValue())
                .findFirst()
                .orElseThrow();
    }

    private JsonNode rows() {
        return call("get_campaigns", "\"account_id\":\"" + ACCOUNT + "\",\"limit\":500")
                .at("/data/rows");
    }

    private long used() {
        return Service.json(service.send(service.request(TOKEN, "/api/v1/spend")))
                .at("/rows/0/caps/per_day/used/amount_micros")
                .longValue();
    }

    private JsonNode call(String tool, String arguments) {
        return changes.request(tool, arguments);
    }

    private static List<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::textValue)
                .toList();
    }
}
