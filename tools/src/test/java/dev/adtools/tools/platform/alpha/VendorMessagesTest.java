package dev.adtools.tools.platform.alpha;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Micros;
import dev.adtools.tools.fixtures.FaultyTransport;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaContents;
import dev.adtools.tools.platform.AlphaPlace;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaReport.Breakdown;
import dev.adtools.tools.platform.AlphaReport.Level;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AlphaSwitch;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.AppGoal;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.SearchTermQuery;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URI;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the connector says, and what the sandbox answers, is what the vendor's own messages know. */
final class VendorMessagesTest {

    private static final AlphaAccountId MANAGER = AlphaAccountId.of(SandboxWorld.MANAGER);
    private static final AlphaAccountId USD = AlphaAccountId.of(SandboxWorld.USD);
    private static final DayRange DAYS = new DayRange(LocalDate.of(2026, 11, 12), LocalDate.of(2026, 11, 20));

    private final SandboxWorld world = new SandboxWorld();
    private final AlphaAds ads = ads(world.transport());

    @ParameterizedTest
    @ValueSource(strings = {SandboxWorld.USD, SandboxWorld.EUR, SandboxWorld.JPY, SandboxWorld.SUSPENDED})
    void knowEveryReadOfAccount(String id) {
        AlphaAccountId account = AlphaAccountId.of(id);

        List<AlphaCampaign> campaigns = answer(ads.campaigns(account, MANAGER, FixedCall.SOON));

        assertThat(campaigns).hasSize(10);
        for (AlphaCampaign campaign : campaigns) {
            assertThat(answer(ads.criteria(account, MANAGER, campaign.id(), FixedCall.SOON)))
                    .isNotEmpty();
        }
        assertThat(answer(ads.adGroups(account, MANAGER, null, FixedCall.SOON))).isNotEmpty();
        answer(ads.customer(account, MANAGER, FixedCall.SOON));
        answer(ads.searchTerms(account, MANAGER, new SearchTermQuery(DAYS, null, null), FixedCall.SOON));
    }

    @Test
    void knowReadsOfAccountsAndKeywords() {
        assertThat(answer(ads.roots(FixedCall.SOON))).isNotEmpty();
        assertThat(answer(ads.hierarchy(MANAGER, null, FixedCall.SOON))).hasSize(5 + SandboxWorld.ALPHA_FAULTY.size());
        assertThat(answer(ads.keywords(USD, MANAGER, "13000000203", FixedCall.SOON)))
                .isNotEmpty();
        assertThat(answer(ads.keywordMetrics(USD, MANAGER, "13000000203", DAYS, FixedCall.SOON)))
                .isNotEmpty();
        assertThat(answer(ads.searchTerms(
                        USD, MANAGER, new SearchTermQuery(DAYS, "12000000001", "13000000101"), FixedCall.SOON)))
                .isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    void knowEveryReport(Level level) {
        for (Breakdown breakdown : Arrays.asList(null, Breakdown.DEVICE, Breakdown.HOUR)) {
            for (boolean daily : new boolean[] {true, false}) {
                assertThat(report(level, daily, breakdown)).isNotEmpty();
            }
        }
    }

    private List<AlphaReport.Row> report(Level level, boolean daily, @Nullable Breakdown breakdown) {
        List<String> campaigns = List.of("12000000001", "12000000002");
        return answer(
                ads.report(USD, MANAGER, new AlphaReport(level, DAYS, campaigns, daily, breakdown), FixedCall.SOON));
    }

    @Test
    void knowNamesOfPlacesAndLanguages() {
        assertThat(answer(ads.places(USD, MANAGER, List.of("2276", "2840", "1"), FixedCall.SOON)))
                .containsOnly(
                        Map.entry("2276", new AlphaPlace("Germany", "DE")),
                        Map.entry("2840", new AlphaPlace("United States", "US")));
        assertThat(answer(ads.languages(USD, MANAGER, List.of("1000", "1005", "1"), FixedCall.SOON)))
                .containsOnly(Map.entry("1000", "en"), Map.entry("1005", "ja"));
    }

    @Test
    void knowWrites() {
        assertThat(answer(ads.checkAppCampaign(campaign("Trails", 50_000_000), FixedCall.SOON)))
                .isNotNull();
        assertThat(answer(ads.createPausedAppCampaign(campaign("Trails", 50_000_000), FixedCall.SOON)))
                .isNotNull();
    }

    @Test
    void knowSwitches() {
        for (AlphaSwitch status : AlphaSwitch.values()) {
            assertThat(answer(ads.checkCampaignStatus(to(status, "12000000001"), FixedCall.SOON)))
                    .isEqualTo(to(status, "12000000001"));
            assertThat(answer(ads.setCampaignStatus(to(status, "12000000001"), FixedCall.SOON)))
                    .isEqualTo(to(status, "12000000001"));
        }
        assertThat(answer(ads.campaign(USD, MANAGER, "12000000001", FixedCall.SOON)))
                .isPresent();
        assertThat(answer(ads.contents(USD, MANAGER, "12000000001", FixedCall.SOON)))
                .isEqualTo(AlphaContents.ADS);
        assertThat(answer(ads.contents(USD, MANAGER, "1", FixedCall.SOON))).isEqualTo(AlphaContents.NOTHING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"12000000028", "1"})
    void knowRefusedSwitches(String campaign) {
        assertThat(failure(ads.setCampaignStatus(to(AlphaSwitch.PAUSED, campaign), FixedCall.SOON)))
                .isInstanceOf(PlatformFailure.Rejected.class);
    }

    private static AlphaStatusChange to(AlphaSwitch status, String campaign) {
        return new AlphaStatusChange(USD, MANAGER, campaign, status);
    }

    @ParameterizedTest
    @ValueSource(strings = {"id", "states", "advertisingChannelType"})
    void tellMasksOfWhatCannotBeChanged(String mask) {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> VendorMessages.campaigns("{\"operations\":[{\"updateMask\":\"" + mask + "\"}]}"));
    }

    @Test
    void knowRefusals() {
        assertThat(failure(ads.createPausedAppCampaign(campaign("Search Brand", 1), FixedCall.SOON)))
                .isInstanceOfSatisfying(
                        PlatformFailure.Rejected.class,
                        rejected -> assertThat(rejected.errors()).hasSize(2));
        assertThat(failure(ads.checkAppCampaign(campaign("Trails", 10_000), FixedCall.SOON)))
                .isInstanceOf(PlatformFailure.Rejected.class);
        assertThat(failure(ads.campaigns(AlphaAccountId.of("9999999999"), MANAGER, FixedCall.SOON)))
                .isInstanceOf(PlatformFailure.Rejected.class);
        assertThat(failure(ads.report(
                        MANAGER, null, new AlphaReport(Level.ACCOUNT, DAYS, List.of(), false, null), FixedCall.SOON)))
                .isInstanceOf(PlatformFailure.Rejected.class);
    }

    @Test
    void knowThrottling() {
        AlphaAds throttled = ads(new FaultyTransport(world.transport(), FaultyTransport.alphaQuota(30)));

        assertThat(failure(throttled.campaigns(USD, MANAGER, FixedCall.SOON)))
                .isInstanceOfSatisfying(
                        PlatformFailure.RateLimited.class,
                        limited -> assertThat(limited.retryAfterSeconds()).isEqualTo(30));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT campaign.budget_micros FROM campaign",
                "SELECT campaign.app_campaign_setting FROM campaign",
                "SELECT campaign.id FROM campaign WHERE segments.day = 1",
            })
    void tellFieldsThatAreNone(String query) {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> VendorMessages.query("{\"query\":\"" + query + "\"}"));
    }

    @Test
    void tellMembersThatAreNone() {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> VendorMessages.query("{\"query\":\"\",\"page\":1}"));
    }

    private static AlphaAds ads(WireTransport transport) {
        return new RestAlphaAds(
                new AlphaSettings(URI.create("http://alpha.invalid"), VendorMessages.VERSION, null),
                new VendorMessages(transport));
    }

    private static AppCampaign campaign(String name, long budget) {
        return new AppCampaign(
                USD,
                MANAGER,
                name,
                name + " budget k1",
                Micros.of(budget),
                "com.example",
                AppStore.ALPHA,
                AppGoal.INSTALLS_AT_TARGET_COST,
                Micros.of(1_000_000),
                false);
    }

    private static <T> T answer(PlatformResult<T> result) {
        return result.fold(value -> value, failure -> {
            throw new AssertionError(failure.toString());
        });
    }

    private static PlatformFailure failure(PlatformResult<?> result) {
        return result.fold(
                value -> {
                    throw new AssertionError("answered " + value);
                },
                failure -> failure);
    }
}
