package dev.adtools.tools.platform.sandbox;

import static dev.adtools.tools.fixtures.AlphaReader.days;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.TestContexts;
import dev.adtools.tools.fixtures.AlphaReader;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.InMemorySandboxStore;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport.Breakdown;
import dev.adtools.tools.platform.AlphaReport.Level;
import dev.adtools.tools.platform.AlphaReport.Row;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AlphaSwitch;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In New York it is seven o'clock on 2026-11-20. */
final class SandboxAlphaStatusMutationTest {

    private static final String RUNNING = "12000000001";
    private static final String PAUSED = "12000000003";
    private static final DayRange PAST = days(14, "2026-11-19");
    private static final DayRange TODAY = days(1, "2026-11-20");
    private static final DayRange FUTURE = days(7, "2026-11-28");

    private final SandboxWorld world = new SandboxWorld();

    @Test
    void showsSwitchToLaterReads() {
        to(world, RUNNING, AlphaSwitch.PAUSED);

        AlphaCampaign campaign = campaign(RUNNING);
        assertThat(campaign.status()).isEqualTo("PAUSED");
        assertThat(campaign.delivery().servingStatus()).isEqualTo("NONE");
        assertThat(campaign.delivery().reasons()).containsExactly("CAMPAIGN_PAUSED");
    }

    @Test
    void changesNothingWhenItOnlyChecks() {
        List<SandboxEntity> before = world.store().everything();

        world.alpha().checkCampaignStatus(FixedCall.granted(change(RUNNING, AlphaSwitch.PAUSED)), FixedCall.SOON);

        assertThat(world.store().everything()).isEqualTo(before);
    }

    @Test
    void keepsNumbersThatWereToldAndAddsNone() {
        AlphaMetrics past = numbers(world, RUNNING, PAST);
        AlphaMetrics today = numbers(world, RUNNING, TODAY);
        SandboxWorld later = at("2026-12-01T12:00:00Z");
        assertThat(numbers(later, RUNNING, FUTURE).impressions()).isPositive();

        to(world, RUNNING, AlphaSwitch.PAUSED);

        assertThat(numbers(world, RUNNING, PAST)).isEqualTo(past);
        assertThat(numbers(world, RUNNING, TODAY)).isEqualTo(today);
        assertThat(numbers(later, RUNNING, TODAY)).isEqualTo(today);
        assertThat(numbers(later, RUNNING, FUTURE)).isEqualTo(AlphaMetrics.NONE);
    }

    @Test
    void servesFromTheHourOnInWhichItWasEnabled() {
        to(world, PAUSED, AlphaSwitch.ENABLED);
        SandboxWorld later = at("2026-12-01T12:00:00Z");

        assertThat(numbers(later, PAUSED, PAST)).isEqualTo(AlphaMetrics.NONE);
        assertThat(numbers(later, PAUSED, FUTURE).impressions()).isPositive();
        assertThat(hours(later, PAUSED)).isNotEmpty().allMatch(hour -> Integer.parseInt(hour) >= 7);
    }

    @Test
    void addsUpOverHoursAndDevicesOnADayOfSwitches() {
        to(world, RUNNING, AlphaSwitch.PAUSED);
        to(at("2026-11-20T18:30:00Z"), RUNNING, AlphaSwitch.ENABLED);
        to(at("2026-11-20T23:30:00Z"), RUNNING, AlphaSwitch.PAUSED);
        SandboxWorld later = at("2026-12-01T12:00:00Z");

        AlphaMetrics whole = numbers(later, RUNNING, TODAY);

        assertThat(sum(later, Breakdown.HOUR)).isEqualTo(whole);
        assertThat(sum(later, Breakdown.DEVICE)).isEqualTo(whole);
        assertThat(hours(later, RUNNING)).contains("6", "13", "17").doesNotContain("7", "8", "12", "18", "23");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "campaigns/12000000001 | campaigns/1 | mutateError.RESOURCE_NOT_FOUND",
                "campaigns/12000000001 | campaigns/12000000007 | mutateError.RESOURCE_NOT_FOUND",
                "customers/1002003001 | customers/1002003002 | mutateError.RESOURCE_NOT_FOUND",
                "campaigns/12000000001 | campaigns/12000000028 | contextError.OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE",
                "\"PAUSED\" | \"REMOVED\" | fieldError.INVALID_VALUE",
                "\"updateMask\":\"status\", | `` | fieldMaskError.FIELD_MASK_MISSING",
                "\"status\", | \"name\", | fieldMaskError.FIELD_NOT_FOUND",
            })
    void refusesWhatPlatformRefuses(String good, String bad, String code) {
        String body = body();
        List<SandboxEntity> before = world.store().everything();
        assertThat(body).contains(good);

        WireResponse response = post(SandboxWorld.USD, body.replace(good, bad));

        assertThat(response.status()).isEqualTo(400);
        assertThat(codes(response)).containsExactly(code);
        assertThat(world.store().everything()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"PAUSED\" | \"PAUSE\" | Invalid value",
                "\"status\":\" | \"state\":\" | Unknown name \"state\"",
                "\"update\": | \"create\": | Invalid value at 'operations'",
                "\"operations\" | \"mutateOperations\" | Unknown name \"mutateOperations\"",
            })
    void refusesJsonThatDoesNotFitMessage(String good, String bad, String message) {
        WireResponse response = post(SandboxWorld.USD, body().replace(good, bad));

        assertThat(response.status()).isEqualTo(400);
        assertThat(WireJson.value(response.body()).at("/error/message").asText())
                .contains(message);
    }

    @ParameterizedTest
    @CsvSource({
        "1002003004, 403, authorizationError.CUSTOMER_NOT_ENABLED",
        "9999999999, 403, authorizationError.USER_PERMISSION_DENIED",
        "1002003000, 400, contextError.OPERATION_NOT_PERMITTED_FOR_CONTEXT",
    })
    void deniesAccountsThatCannotBeChanged(String account, int status, String code) {
        WireResponse response = post(account, body());

        assertThat(response.status()).isEqualTo(status);
        assertThat(codes(response)).containsExactly(code);
    }

    private static String body() {
        return "{\"operations\":[{\"updateMask\":\"status\",\"update\":{\"resourceName\":"
                + "\"customers/1002003001/campaigns/12000000001\",\"status\":\"PAUSED\"}}]}";
    }

    private WireResponse post(String account, String body) {
        return world.postAlpha("customers/" + account + "/campaigns:mutate", body);
    }

    private static List<String> codes(WireResponse response) {
        JsonNode errors = WireJson.value(response.body()).at("/error/details/0/errors");
        return errors.findParents("errorCode").stream()
                .map(error -> error.path("errorCode").properties().iterator().next())
                .map(code -> code.getKey() + "." + code.getValue().asText())
                .toList();
    }

    private SandboxWorld at(String moment) {
        InMemorySandboxStore store = world.store();
        return new SandboxWorld(store, Clock.fixed(Instant.parse(moment), ZoneOffset.UTC));
    }

    private static void to(SandboxWorld world, String campaign, AlphaSwitch status) {
        AlphaStatusChange change = change(campaign, status);
        assertThat(world.alpha()
                        .setCampaignStatus(FixedCall.granted(change), FixedCall.SOON, TestContexts.sending())
                        .<Object>fold(sent -> sent, failure -> failure))
                .isEqualTo(change);
    }

    private static AlphaStatusChange change(String campaign, AlphaSwitch status) {
        return new AlphaStatusChange(AlphaAccountId.of(SandboxWorld.USD), null, campaign, status);
    }

    private AlphaCampaign campaign(String id) {
        return reader(world).campaigns().stream()
                .filter(campaign -> campaign.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static AlphaReader reader(SandboxWorld world) {
        return new AlphaReader(world.alpha(), SandboxWorld.USD);
    }

    private static AlphaMetrics numbers(SandboxWorld world, String campaign, DayRange days) {
        return reader(world).campaign(campaign, days);
    }

    private static AlphaMetrics sum(SandboxWorld world, Breakdown breakdown) {
        return rows(world, RUNNING, breakdown).stream().map(Row::metrics).reduce(AlphaMetrics.NONE, AlphaMetrics::plus);
    }

    private static List<String> hours(SandboxWorld world, String campaign) {
        return rows(world, campaign, Breakdown.HOUR).stream()
                .map(row -> String.valueOf(row.segment()))
                .toList();
    }

    private static List<Row> rows(SandboxWorld world, String campaign, Breakdown breakdown) {
        return reader(world).daily(Level.CAMPAIGN, TODAY, breakdown).stream()
                .filter(row -> row.campaign() != null && row.campaign().id().equals(campaign))
                .toList();
    }
}
