package dev.adtools.tools.platform.sandbox;

import static dev.adtools.tools.fixtures.AlphaReader.days;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Micros;
import dev.adtools.api.Platform;
import dev.adtools.api.TestContexts;
import dev.adtools.tools.fixtures.AlphaReader;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.ForgetfulStore;
import dev.adtools.tools.fixtures.InMemorySandboxStore;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaCriterion;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport.Level;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.AppGoal;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.platform.CreatedAppCampaign;
import dev.adtools.tools.platform.DayRange;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Contents of the seeded accounts of the sandbox's alpha. */
final class AlphaSeedTest {

    private static final DayRange MONTH = days(30, "2026-11-19");
    private static final Clock CLOCK = Clock.fixed(FixedCall.NOW, ZoneOffset.UTC);

    private final SandboxWorld world = new SandboxWorld();
    private final AlphaReader usd = new AlphaReader(world.alpha(), SandboxWorld.USD);

    @ParameterizedTest
    @CsvSource({
        "12000000001, ENABLED, SERVING, ELIGIBLE, '', MANUAL_CPC",
        "12000000002, ENABLED, SERVING, LIMITED, BUDGET_CONSTRAINED, MAXIMIZE_CONVERSIONS",
        "12000000003, PAUSED, NONE, PAUSED, CAMPAIGN_PAUSED, MANUAL_CPC",
        "12000000025, ENABLED, SERVING, LEARNING, BIDDING_STRATEGY_LEARNING, TARGET_CPA",
        "12000000026, ENABLED, SERVING, LIMITED, SEARCH_VOLUME_LIMITED, MANUAL_CPC",
        "12000000028, REMOVED, NONE, REMOVED, CAMPAIGN_REMOVED, MAXIMIZE_CONVERSIONS",
    })
    void tellsWhatCampaignIsInEffect(
            String id, String status, String serving, String primary, String reason, String bidding) {
        AlphaCampaign campaign = campaign(usd, id);

        assertThat(campaign.status()).isEqualTo(status);
        assertThat(campaign.delivery())
                .isEqualTo(
                        new AlphaCampaign.Delivery(serving, primary, reason.isEmpty() ? List.of() : List.of(reason)));
        assertThat(campaign.biddingStrategy()).isEqualTo(bidding);
    }

    @Test
    void servesNothingInSuspendedAccount() {
        assertThat(new AlphaReader(world.alpha(), SandboxWorld.SUSPENDED).campaigns())
                .filteredOn(campaign -> campaign.status().equals("ENABLED"))
                .isNotEmpty()
                .allSatisfy(campaign -> {
                    assertThat(campaign.delivery().servingStatus()).isEqualTo("SUSPENDED");
                    assertThat(campaign.delivery().primaryStatus()).isEqualTo("NOT_ELIGIBLE");
                });
    }

    @Test
    void hasKeywordsOfEveryKind() {
        List<AlphaKeyword> keywords = usd.keywords("13000000101");

        assertThat(keywords)
                .filteredOn(keyword -> keyword.text().equals("harbor and pine"))
                .extracting(AlphaKeyword::matchType)
                .containsExactly("EXACT", "PHRASE", "BROAD");
        assertThat(keywords).extracting(AlphaKeyword::status).contains("ENABLED", "PAUSED", "REMOVED");
        assertThat(keywords).extracting(AlphaKeyword::approvalStatus).contains("APPROVED", "DISAPPROVED");
        assertThat(keywords).extracting(AlphaKeyword::negative).contains(true, false);
        assertThat(keywords)
                .filteredOn(keyword -> keyword.matchType().equals("BROAD") && !keyword.negative())
                .isNotEmpty()
                .allSatisfy(keyword -> assertThat(keyword.cpcBidMicros()).isPositive());
        assertThat(keywords)
                .filteredOn(keyword -> keyword.qualityScore() == null && !keyword.negative())
                .extracting(AlphaKeyword::text)
                .containsExactly("harbor and pine outdoor 2019 edition");
        assertThat(usd.keywords("13000000201"))
                .allSatisfy(keyword -> assertThat(keyword.cpcBidMicros()).isNull());
        assertThat(usd.keywords("13000000401"))
                .anySatisfy(keyword -> assertThat(keyword.qualityScore()).isBetween(1, 4));
    }

    @Test
    void showsOnlyKeywordsThatCanBeShown() {
        Map<String, AlphaMetrics> metrics = usd.keywordMetrics("13000000203", MONTH);

        Set<String> shown = usd.keywords("13000000203").stream()
                .filter(keyword -> metrics.containsKey(keyword.id()))
                .map(AlphaKeyword::text)
                .collect(Collectors.toSet());
        assertThat(shown).containsExactlyInAnyOrder("membrane boots", "winter hiking boots");
        assertThat(usd.keywords("13000000203"))
                .anySatisfy(keyword -> assertThat(keyword.text() + keyword.matchType() + keyword.negative())
                        .isEqualTo("waterproofPHRASEtrue"));
        assertThat(usd.keywordMetrics("13000000104", MONTH)).isEmpty();
        assertThat(usd.keywordMetrics("13000002601", MONTH)).isEmpty();
    }

    @Test
    void aimsCampaignsInEveryWay() {
        assertThat(types("12000000001"))
                .contains("LOCATION", "LANGUAGE", "DEVICE", "AD_SCHEDULE", "KEYWORD", "IP_BLOCK");
        assertThat(types("12000000004")).containsExactlyInAnyOrder("DEVICE", "KEYWORD");
        assertThat(types("12000000025")).contains("PROXIMITY", "IP_BLOCK", "INCOME_RANGE", "PARENTAL_STATUS");
        assertThat(types("12000000027"))
                .contains("USER_LIST", "GENDER", "AGE_RANGE", "PLACEMENT", "TOPIC", "CONTENT_LABEL", "CARRIER");
        assertThat(usd.criteria("12000000001"))
                .anySatisfy(criterion ->
                        assertThat(criterion.bidModifier()).isNotNull().isZero());
        assertThat(usd.criteria("12000000002"))
                .filteredOn(criterion -> criterion.type().equals("LOCATION"))
                .extracting(
                        criterion -> criterion.negative() + criterion.detail().toString())
                .containsExactlyInAnyOrder("true{geo_target_id=2840}", "false{geo_target_id=2840}");
    }

    private Set<String> types(String campaign) {
        return usd.criteria(campaign).stream().map(AlphaCriterion::type).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @ValueSource(strings = {SandboxWorld.USD, SandboxWorld.EUR, SandboxWorld.JPY})
    void isSearchedForInManyWays(String account) {
        AlphaReader reader = new AlphaReader(world.alpha(), account);
        List<AlphaSearchTerm> terms = reader.searchTerms(MONTH);

        Map<String, Set<String>> byCampaign = terms.stream()
                .collect(Collectors.groupingBy(
                        AlphaSearchTerm::campaignId, Collectors.mapping(AlphaSearchTerm::text, Collectors.toSet())));
        assertThat(byCampaign)
                .hasSize(4)
                .allSatisfy((campaign, texts) -> assertThat(texts).hasSizeGreaterThanOrEqualTo(120));
        assertThat(terms).extracting(AlphaSearchTerm::status).contains("ADDED", "EXCLUDED", "NONE");
        assertThat(terms)
                .extracting(AlphaSearchTerm::matchType)
                .contains("EXACT", "NEAR_EXACT", "PHRASE", "NEAR_PHRASE", "BROAD");
        assertThat(terms)
                .filteredOn(
                        term -> term.text().startsWith("how to ") || term.text().contains("northpeak"))
                .isNotEmpty()
                .allSatisfy(term -> assertThat(term.metrics().conversions()).isZero());
        assertThat(terms).anySatisfy(term -> {
            assertThat(term.text()).contains("free shipping");
            assertThat(term.metrics().conversions()).isPositive();
        });
    }

    @Test
    void wastesMuchOnOneTerm() {
        AlphaMetrics boots = usd.campaign("12000000002", MONTH);
        double costPerConversion = boots.costMicros() / boots.conversions().doubleValue();

        assertThat(usd.searchTerms(MONTH)).anySatisfy(term -> {
            assertThat(term.campaignId()).isEqualTo("12000000002");
            assertThat(term.metrics().conversions()).isZero();
            assertThat((double) term.metrics().costMicros()).isGreaterThan(2 * costPerConversion);
        });
    }

    @Test
    void showsWhatWasCreatedWithoutNumbers() {
        CreatedAppCampaign created = world.alpha()
                .createPausedAppCampaign(
                        FixedCall.granted(campaign("Search Northern lights")), FixedCall.SOON, TestContexts.sending())
                .fold(made -> made, failure -> {
                    throw new AssertionError(failure.toString());
                });

        AlphaCampaign campaign = campaign(usd, created.campaignId());
        assertThat(campaign.delivery())
                .isEqualTo(new AlphaCampaign.Delivery("NONE", "PAUSED", List.of("CAMPAIGN_PAUSED")));
        assertThat(campaign.biddingStrategy()).isEqualTo("MAXIMIZE_CONVERSIONS");
        assertThat(campaign.budget().amountMicros()).isEqualTo(50_000_000);
        assertThat(usd.criteria(created.campaignId())).isEmpty();
        assertThat(usd.campaign(created.campaignId(), MONTH)).isEqualTo(AlphaMetrics.NONE);
        assertThat(usd.totals(Level.CAMPAIGN, MONTH)).hasSize(11);
        assertThat(usd.daily(Level.CAMPAIGN, MONTH, null))
                .extracting(row -> String.valueOf(row.campaign()))
                .noneMatch(row -> row.contains("Northern lights"));
    }

    @Test
    void completesWorldOfOlderVersion() {
        InMemorySandboxStore older = older();

        new SandboxWorld(older, CLOCK);

        assertThat(older.everything())
                .containsExactlyInAnyOrderElementsOf(world.store().everything());
    }

    @Test
    void leavesNamesToWhoTookThem() {
        InMemorySandboxStore older = older();
        older.insert(List.of(
                new SandboxEntity(AlphaState.campaigns(SandboxWorld.USD), "21000000007", "Search Trail shoes", """
                {"resourceName":"customers/1002003001/campaigns/21000000007","id":"21000000007",
                 "name":"Search Trail shoes","status":"PAUSED"}""")));

        AlphaReader reader = new AlphaReader(new SandboxWorld(older, CLOCK).alpha(), SandboxWorld.USD);

        assertThat(reader.campaigns())
                .filteredOn(campaign -> campaign.name().equals("Search Trail shoes"))
                .extracting(AlphaCampaign::id)
                .containsExactly("21000000007");
        assertThat(reader.campaigns()).hasSize(10);
        assertThat(reader.campaign("12000000027", MONTH)).isEqualTo(usd.campaign("12000000027", MONTH));
        assertThat(reader.daily(Level.CAMPAIGN, MONTH, null))
                .extracting(row -> String.valueOf(row.campaign()))
                .noneMatch(row -> row.contains("Search Trail shoes"));
    }

    // What the first version planted: accounts, and six campaigns with their budgets in each.
    private InMemorySandboxStore older() {
        InMemorySandboxStore store = new InMemorySandboxStore();
        store.insert(world.store().everything().stream()
                .filter(AlphaSeedTest::isOfFirstVersion)
                .toList());
        return store;
    }

    private static boolean isOfFirstVersion(SandboxEntity entity) {
        if (entity.collection().platform() != Platform.ALPHA) {
            return true;
        }
        return switch (entity.collection().kind()) {
            case "customer" -> true;
            case "campaign", "campaign_budget" -> Long.parseLong(entity.id()) % 1_000_000_000 <= 24;
            default -> false;
        };
    }

    @Test
    void finishesWhatAnotherNodeBegan() {
        InMemorySandboxStore shared = world.store();
        List<SandboxEntity> before = shared.everything();

        SandboxTransport.over(new ForgetfulStore(shared, AlphaSeed.SEEDS), CLOCK);

        assertThat(shared.everything()).isEqualTo(before);
    }

    private static AlphaCampaign campaign(AlphaReader reader, String id) {
        return reader.campaigns().stream()
                .filter(campaign -> campaign.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static AppCampaign campaign(String name) {
        return new AppCampaign(
                AlphaAccountId.of(SandboxWorld.USD),
                AlphaAccountId.of(SandboxWorld.MANAGER),
                name,
                name + " budget k1",
                Micros.of(50_000_000),
                "com.example",
                AppStore.ALPHA,
                AppGoal.INSTALLS,
                null,
                false);
    }
}
