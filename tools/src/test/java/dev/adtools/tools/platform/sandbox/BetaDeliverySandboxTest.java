package dev.adtools.tools.platform.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.Granted;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.ForgetfulStore;
import dev.adtools.tools.fixtures.InMemorySandboxStore;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.BetaAd;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireJson;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BetaDeliverySandboxTest {

    private static final String ACCOUNT = "act_1700100001";
    private static final Clock CLOCK = Clock.fixed(FixedCall.NOW, ZoneOffset.UTC);

    private final SandboxWorld world = new SandboxWorld();

    @Test
    void putsAdSetsInEveryCampaignAndAdsInEveryAdSet() {
        for (int number = 1; number <= 108; number++) {
            List<BetaAdSet> sets = adSets(number);
            List<BetaAd> ads = ads(number);

            assertThat(sets)
                    .isNotEmpty()
                    .allSatisfy(
                            set -> assertThat(ads).anyMatch(ad -> ad.adSetId().equals(set.id())));
        }
    }

    @Test
    void showsAdsOfEveryEffectiveStatus() {
        Set<String> statuses = new TreeSet<>();
        for (int number = 1; number <= 60; number++) {
            ads(number).forEach(ad -> statuses.add(ad.effectiveStatus()));
        }

        assertThat(statuses).isEqualTo(BetaStatuses.AD.words());
    }

    @Test
    void putsBudgetEitherOnCampaignOrOnItsAdSets() {
        for (int number = 1; number <= 60; number++) {
            BetaCampaign.Budget budget = campaign(number).budget();
            boolean own = budget.daily() != null || budget.lifetime() != null;

            assertThat(adSets(number)).allMatch(set -> (set.dailyBudget() == null) == own);
        }
    }

    @ParameterizedTest
    @CsvSource({"37, LEARNING", "28, FAIL", "59, SUCCESS"})
    void learnsInStages(int number, String stage) {
        assertThat(adSets(number))
                .extracting(BetaAdSet::learning)
                .filteredOn(Objects::nonNull)
                .isNotEmpty()
                .allMatch(learning -> learning.stage().equals(stage));
    }

    @Test
    void saysWhenLearningAdSetWasEdited() {
        BetaAdSet.Learning learning = Objects.requireNonNull(adSets(37).get(0).learning());

        // Yesterday at nine in New York.
        assertThat(learning.lastEdited()).isEqualTo("2026-11-19T14:00:00Z");
    }

    @Test
    void saysNothingOfLearningOfWhatIsNotActive() {
        assertThat(adSets(2)).isNotEmpty().allMatch(set -> set.learning() == null);
    }

    @Test
    void explainsWhyAdsAreNotShown() {
        assertThat(ads(4)).allSatisfy(ad -> {
            assertThat(ad.effectiveStatus()).isEqualTo("DISAPPROVED");
            assertThat(ad.reviewFeedback()).containsKeys("Personal attributes", "Landing page");
        });
        assertThat(ads(13)).extracting(BetaAd::effectiveStatus).contains("DISAPPROVED", "WITH_ISSUES");
        assertThat(ads(22)).allSatisfy(ad -> {
            assertThat(ad.effectiveStatus()).isEqualTo("PENDING_BILLING_INFO");
            assertThat(ad.issues()).extracting(BetaCampaign.Issue::level).containsExactly("AD");
        });
        assertThat(adSets(4)).allMatch(set -> !set.issues().isEmpty());
    }

    @Test
    void listsMoreAdsThanAPageHolds() {
        List<String> ids = new ArrayList<>();
        String after = "";
        int pages = 0;
        boolean more = true;
        while (more) {
            JsonNode page = json(BetaSeed.campaignId(59) + "/ads?fields=id" + after);
            page.path("data").forEach(ad -> ids.add(ad.path("id").asText()));
            more = page.at("/paging/next").isTextual();
            after = "&after=" + page.at("/paging/cursors/after").asText();
            pages++;
        }

        assertThat(pages).isGreaterThan(1);
        assertThat(ids).doesNotHaveDuplicates().hasSameSizeAs(ads(59));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "120210000000000999/adsets?fields=id | 100 | does not exist",
                "120210000000000001/adsets?fields=id,creative | 100 | nonexisting field (creative)",
                "120210000000000001/ads?effective_status=%5B%22ON%22%5D | 100 | effective_status",
                "120210000000000001/ads?level=ad | 100 | Unexpected parameter: level",
                "120220000000000100/copies?fields=id | 2500 | Unknown path components",
                "120220000000999900?fields=id | 100 | does not exist",
                "120210000000000001/copies?fields=id | 2500 | Unknown path components",
                "act_1700100001/insights?level=hour | 100 | level must be",
                "act_1700100001/insights?level=ad | 100 | time_range",
                "act_1700100001/insights?time_range=%7B%22since%22:%222026-11-02%22,%22until%22:%222026-11-01%22%7D | 100 | must not be after",
                "act_1700100001/insights?time_range=%7B%22since%22:%222023-01-02%22,%22until%22:%222026-11-01%22%7D | 3018 | 37 months",
                "act_1700100001/insights?time_range=%7B%22since%22:%222026-11-01%22,%22until%22:%222026-11-01%22%7D&fields=roas | 100 | roas is not valid",
                "act_1700100001/insights?time_range=%7B%22since%22:%222026-11-01%22,%22until%22:%222026-11-01%22%7D&time_increment=7 | 100 | time_increment",
                "act_1700100001/insights?time_range=%7B%22since%22:%222026-11-01%22,%22until%22:%222026-11-01%22%7D&breakdowns=region | 100 | breakdowns[0]",
                "act_1700100001/insights?time_range=%7B%22since%22:%222026-11-01%22,%22until%22:%222026-11-01%22%7D&filtering=%5B%7B%7D%5D | 100 | filtering",
                "act_1700100001/insights?time_range=%7B%22since%22:%222026-11-01%22,%22until%22:%222026-11-01%22%7D&time_increment=1&breakdowns=age&limit=101 | 1 | reduce the amount of data",
            })
    void refusesWhatPlatformRefuses(String path, int code, String message) {
        JsonNode error = WireJson.value(world.getBeta(path).body()).path("error");

        assertThat(error.path("code").asInt()).isEqualTo(code);
        assertThat(error.path("message").asText()).contains(message);
    }

    @Test
    void saysHowMuchOfLimitsIsUsed() {
        String range = "?time_range=%7B%22since%22:%222026-11-01%22,%22until%22:%222026-11-01%22%7D";

        assertThat(used("act_1700100001/insights" + range)).isLessThan(80);
        assertThat(used("act_1700100003/insights" + range)).isGreaterThanOrEqualTo(80);
    }

    @ParameterizedTest
    @CsvSource({"v24.0, true", "v26.0, false"})
    void warnsOfVersionsThatEnd(String version, boolean warned) {
        String header = world.getBeta(version, ACCOUNT).header("x-ad-api-version-warning");

        assertThat(header.contains("auto-upgraded")).isEqualTo(warned);
    }

    @Test
    void addsWhatIsNewToStoreOfEarlierVersion() {
        InMemorySandboxStore old = new InMemorySandboxStore();
        old.insert(world.store().everything().stream()
                .filter(entity ->
                        !Set.of("ad_set", "ad").contains(entity.collection().kind()))
                .toList());

        SandboxWorld updated = new SandboxWorld(old, CLOCK);

        assertThat(updated.store().everything())
                .containsExactlyInAnyOrderElementsOf(world.store().everything());
    }

    @Test
    void plantsNothingTwice() {
        List<SandboxEntity> before = world.store().everything();

        SandboxTransport.over(new ForgetfulStore(world.store(), BetaState.adSetCollection(ACCOUNT)), CLOCK);

        assertThat(world.store().everything()).isEqualTo(before);
    }

    private double used(String path) {
        JsonNode usage = WireJson.value(world.getBeta(path).header("x-business-use-case-usage"));
        return usage.elements().next().path(0).path("total_time").asDouble();
    }

    private JsonNode json(String path) {
        return WireJson.value(world.getBeta(path).body());
    }

    private BetaCampaign campaign(int number) {
        return answer(world.beta()
                .campaign(BetaSeed.campaignId(number), FixedCall.until(FixedCall.SOON))
                .map(Granted::value));
    }

    private List<BetaAdSet> adSets(int number) {
        return answer(world.beta().adSets(SampleBeta.granted(BetaSeed.campaignId(number)), FixedCall.SOON));
    }

    private List<BetaAd> ads(int number) {
        return answer(world.beta().ads(SampleBeta.granted(BetaSeed.campaignId(number)), FixedCall.SOON));
    }

    private static <T> T answer(PlatformResult<T> result) {
        return result.fold(value -> value, failure -> {
            throw new AssertionError(failure.toString());
        });
    }
}
