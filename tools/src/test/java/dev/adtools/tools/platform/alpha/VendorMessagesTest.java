package dev.adtools.tools.platform.alpha;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Micros;
import dev.adtools.api.TestContexts;
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

/** The vendor's own messages know what the connector says and what the sandbox answers. */
final class VendorMessagesTest {

    private static final AlphaAccountId MANAGER = AlphaAccountId.of(SandboxWorld.MANAGER);
    private static final AlphaAccountId USD = AlphaAccountId.of(SandboxWorld.USD);
    private static final DayRange DAYS = new DayRange(LocalDate.of(2026, 11, 12), LocalDate.of(2026, 11, 20));

    private final SandboxWorld world = new SandboxWorld();
    private final AlphaAds ads = ads(world.transport());
    private final AlphaAds.InAccount usd = ads.in(FixedCall.granted(USD), MANAGER, FixedCall.SOON);

    @ParameterizedTest
    @ValueSource(strings = {SandboxWorld.USD, SandboxWorld.EUR, SandboxWorld.JPY, SandboxWorld.SUSPENDED})
    void knowEveryReadOfAccount(String id) {
        AlphaAccountId account = AlphaAccountId.of(id);

        AlphaAds.InAccount reads = ads.in(FixedCall.granted(account), MANAGER, FixedCall.SOON);
        List<AlphaCampaign> campaigns = answer(reads.campaigns());

        assertThat(campaigns).hasSize(10);
        for (AlphaCampaign campaign : campaigns) {
            assertThat(answer(reads.criteria(campaign.id()))).isNotEmpty();
        }
        assertThat(answer(reads.adGroups(null))).isNotEmpty();
        answer(reads.customer());
        assertThat(answer(reads.billing())).hasSize(1);
        answer(reads.searchTerms(new SearchTermQuery(DAYS, null, null)));
    }

    @Test
    void knowReadsOfAccountsAndKeywords() {
        assertThat(answer(ads.roots(FixedCall.SOON))).isNotEmpty();
        assertThat(answer(ads.hierarchy(MANAGER, null, FixedCall.SOON))).hasSize(5 + SandboxWorld.ALPHA_FAULTY.size());
        assertThat(answer(usd.keywords("13000000203"))).isNotEmpty();
        assertThat(answer(usd.keywordMetrics("13000000203", DAYS))).isNotEmpty();
        assertThat(answer(usd.searchTerms(new SearchTermQuery(DAYS, "12000000001", "13000000101"))))
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
        return answer(usd.report(new AlphaReport(level, DAYS, campaigns, daily, breakdown)));
    }

    @Test
    void knowNamesOfPlacesAndLanguages() {
        assertThat(answer(usd.places(List.of("2276", "2840", "1"))))
                .containsOnly(
                        Map.entry("2276", new AlphaPlace("Germany", "DE")),
                        Map.entry("2840", new AlphaPlace("United States", "US")));
        assertThat(answer(usd.languages(List.of("1000", "1005", "1"))))
                .containsOnly(Map.entry("1000", "en"), Map.entry("1005", "ja"));
    }

    @Test
    void knowWrites() {
        assertThat(answer(ads.checkAppCampaign(FixedCall.granted(campaign("Trails", 50_000_000)), FixedCall.SOON)))
                .isNotNull();
        assertThat(answer(ads.createPausedAppCampaign(
                        FixedCall.granted(campaign("Trails", 50_000_000)), FixedCall.SOON, TestContexts.sending())))
                .isNotNull();
    }

    @Test
    void knowSwitches() {
        for (AlphaSwitch status : AlphaSwitch.values()) {
            assertThat(answer(ads.checkCampaignStatus(FixedCall.granted(to(status, "12000000001")), FixedCall.SOON)))
                    .isEqualTo(to(status, "12000000001"));
            assertThat(answer(ads.setCampaignStatus(
                            FixedCall.granted(to(status, "12000000001")), FixedCall.SOON, TestContexts.sending())))
                    .isEqualTo(to(status, "12000000001"));
        }
        assertThat(answer(usd.campaign("12000000001"))).isPresent();
        assertThat(answer(usd.contents("12000000001"))).isEqualTo(AlphaContents.ADS);
        assertThat(answer(usd.contents("1"))).isEqualTo(AlphaContents.NOTHING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"12000000028", "1"})
    void knowRefusedSwitches(String campaign) {
        assertThat(failure(ads.setCampaignStatus(
                        FixedCall.granted(to(AlphaSwitch.PAUSED, campaign)), FixedCall.SOON, TestContexts.sending())))
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
        assertThat(failure(ads.createPausedAppCampaign(
                        FixedCall.granted(campaign("Search Brand", 1)), FixedCall.SOON, TestContexts.sending())))
                .isInstanceOfSatisfying(
                        PlatformFailure.Rejected.class,
                        rejected -> assertThat(rejected.errors()).hasSize(2));
        assertThat(failure(ads.checkAppCampaign(FixedCall.granted(campaign("Trails", 10_000)), FixedCall.SOON)))
                .isInstanceOf(PlatformFailure.Rejected.class);
        assertThat(failure(ads.in(FixedCall.granted(AlphaAccountId.of("9999999999")), MANAGER, FixedCall.SOON)
                        .campaigns()))
                .isInstanceOf(PlatformFailure.Rejected.class);
        assertThat(failure(ads.in(FixedCall.granted(MANAGER), null, FixedCall.SOON)
                        .report(new AlphaReport(Level.ACCOUNT, DAYS, List.of(), false, null))))
                .isInstanceOf(PlatformFailure.Rejected.class);
    }

    @Test
    void knowThrottling() {
        AlphaAds throttled = ads(new FaultyTransport(world.transport(), FaultyTransport.alphaQuota(30)));

        assertThat(failure(throttled
                        .in(FixedCall.granted(USD), MANAGER, FixedCall.SOON)
                        .campaigns()))
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
