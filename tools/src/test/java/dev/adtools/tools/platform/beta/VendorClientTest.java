package dev.adtools.tools.platform.beta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.facebook.ads.sdk.APIContext;
import com.facebook.ads.sdk.APIException;
import com.facebook.ads.sdk.Ad;
import com.facebook.ads.sdk.AdAccount;
import com.facebook.ads.sdk.AdSet;
import com.facebook.ads.sdk.AdsInsights;
import com.facebook.ads.sdk.Campaign;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Granted;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.LoopbackMount;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.VendorClient;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaAdSetStatus;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.CampaignStatus;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.PlatformResult;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The vendor's own client reads and changes what the connector reads and changes. */
@Timeout(60)
final class VendorClientTest {

    private static final String ACCOUNT = "act_1700100001";
    private static final String AD_SET = "120220000000000100";
    private static final String FIRST = "120210000000000001";
    private static final DayRange DAYS = new DayRange(LocalDate.of(2026, 11, 13), LocalDate.of(2026, 11, 19));
    private static final Map<String, String> RANGE = Map.of("since", "2026-11-13", "until", "2026-11-19");

    private final SandboxWorld world = new SandboxWorld();
    private LoopbackMount mount;
    private APIContext context;

    @BeforeEach
    void mount() {
        mount = LoopbackMount.of(world.transport());
        context = VendorClient.context(mount.url());
    }

    @AfterEach
    void unmount() {
        VendorClient.release();
        mount.close();
    }

    @Test
    void listsCampaignsOverSeveralPages() throws APIException {
        List<String> names = new ArrayList<>();
        for (Campaign campaign : new AdAccount(ACCOUNT, context)
                .getCampaigns()
                .setEffectiveStatus(List.of(Campaign.EnumEffectiveStatus.values()))
                .requestNameField()
                .requestEffectiveStatusField()
                .requestDailyBudgetField()
                .execute()
                .withAutoPaginationIterator(true)) {
            names.add(campaign.getId()
                    + campaign.getFieldName()
                    + campaign.getFieldEffectiveStatus()
                    + campaign.getFieldDailyBudget());
        }

        List<BetaCampaign> ours = answer(world.beta()
                .in(FixedCall.granted(BetaAccountId.of(ACCOUNT)), FixedCall.NOW)
                .campaigns(EnumSet.allOf(CampaignStatus.class)));
        assertThat(mount.requests()).hasSizeGreaterThan(2);
        assertThat(names)
                .isEqualTo(ours.stream()
                        .map(it -> it.id()
                                + it.name()
                                + it.effectiveStatus()
                                + it.budget().daily())
                        .toList());
    }

    @Test
    void listsAdSetsOfAccountOverSeveralPages() throws APIException {
        List<String> theirs = new ArrayList<>();
        for (AdSet set : new AdAccount(ACCOUNT, context)
                .getAdSets()
                .setEffectiveStatus(List.of(AdSet.EnumEffectiveStatus.values()))
                .requestCampaignIdField()
                .requestBillingEventField()
                .requestDailyBudgetField()
                .requestLifetimeBudgetField()
                .requestStartTimeField()
                .requestEndTimeField()
                .setParam("limit", 50)
                .execute()
                .withAutoPaginationIterator(true)) {
            theirs.add(set.getId()
                    + set.getFieldCampaignId()
                    + set.getFieldBillingEvent()
                    + set.getFieldDailyBudget()
                    + set.getFieldLifetimeBudget()
                    + (set.getFieldStartTime() == null)
                    + (set.getFieldEndTime() == null));
        }

        List<BetaAdSet> ours = answer(world.beta()
                .in(FixedCall.granted(BetaAccountId.of(ACCOUNT)), FixedCall.NOW)
                .adSets(EnumSet.allOf(BetaAdSetStatus.class)));
        assertThat(mount.requests()).hasSizeGreaterThan(2);
        assertThat(theirs)
                .isEqualTo(ours.stream()
                        .map(it -> it.id()
                                + it.campaignId()
                                + it.billingEvent()
                                + it.dailyBudget()
                                + it.lifetimeBudget()
                                + (it.start() == null)
                                + (it.end() == null))
                        .toList());
    }

    @Test
    void listsAdsOfAdSet() throws APIException {
        List<String> theirs = new ArrayList<>();
        for (Ad ad : new AdSet(AD_SET, context)
                .getAds()
                .setEffectiveStatus(Stream.of(Ad.EnumEffectiveStatus.values())
                        .map(String::valueOf)
                        .toList())
                .requestCampaignIdField()
                .requestAdsetIdField()
                .requestStatusField()
                .requestCreativeField()
                .execute()) {
            theirs.add(ad.getId()
                    + ad.getFieldCampaignId()
                    + ad.getFieldAdsetId()
                    + ad.getFieldStatus()
                    + ad.getFieldCreative().getId());
        }

        assertThat(theirs)
                .isNotEmpty()
                .isEqualTo(answer(world.beta().ads(SampleBeta.granted(AD_SET), FixedCall.NOW)).stream()
                        .map(it -> it.id() + it.campaignId() + it.adSetId() + it.status() + it.creativeId())
                        .toList());
    }

    @Test
    void readsHowFarAdSetsHaveLearnt() throws APIException {
        AdSet learning = new Campaign("120210000000000037", context)
                        .getAdSets()
                        .requestNameField()
                        .requestOptimizationGoalField()
                        .requestLearningStageInfoField()
                        .execute()
                        .stream()
                        .filter(set -> set.getFieldLearningStageInfo() != null)
                        .findFirst()
                        .orElseThrow();

        assertThat(learning.getFieldLearningStageInfo().getFieldStatus()).isEqualTo("LEARNING");
        assertThat(learning.getFieldLearningStageInfo().getFieldLastSigEditTs()).isEqualTo(1_795_096_800L);
    }

    @Test
    void readsWhatReviewObjectsTo() throws APIException {
        List<Ad> ads = new Campaign("120210000000000004", context)
                .getAds().requestEffectiveStatusField().requestAdReviewFeedbackField().execute().stream()
                        .toList();

        assertThat(ads).isNotEmpty().allSatisfy(ad -> {
            assertThat(ad.getFieldEffectiveStatus()).isEqualTo(Ad.EnumEffectiveStatus.VALUE_DISAPPROVED);
            assertThat(ad.getFieldAdReviewFeedback().getFieldGlobal()).containsKey("Personal attributes");
            assertThat(ad.getFieldAdReviewFeedback().getFieldPlacementSpecific().getFieldInstagram())
                    .containsKey("Landing page");
        });
    }

    @Test
    void readsSameNumbers() throws APIException {
        List<String> theirs = new ArrayList<>();
        for (AdsInsights row : new AdAccount(ACCOUNT, context)
                .getInsights()
                .setLevel(AdsInsights.EnumLevel.VALUE_ADSET)
                .setTimeRange(RANGE)
                .setTimeIncrement("1")
                .setBreakdowns(List.of(AdsInsights.EnumBreakdowns.VALUE_AGE))
                .setFiltering("[{\"field\":\"campaign.id\",\"operator\":\"IN\",\"value\":[\"" + FIRST + "\"]}]")
                .setFields(List.of("adset_id", "impressions", "reach", "spend", "actions"))
                .execute()
                .withAutoPaginationIterator(true)) {
            theirs.add(String.join(
                    " ",
                    row.getFieldDateStart(),
                    row.getFieldAdsetId(),
                    row.getFieldImpressions(),
                    row.getFieldReach(),
                    row.getFieldSpend(),
                    purchases(row)));
        }

        BetaReport report =
                new BetaReport(BetaReport.Level.AD_SET, DAYS, List.of(FIRST), true, BetaReport.Breakdown.AGE);
        List<BetaReport.Row> ours = answer(world.beta()
                .in(FixedCall.granted(BetaAccountId.of(ACCOUNT)), FixedCall.NOW)
                .report(report));
        assertThat(theirs)
                .hasSizeGreaterThan(30)
                .isEqualTo(ours.stream().map(VendorClientTest::line).toList());
    }

    private static String purchases(AdsInsights row) {
        return row.getFieldActions() == null
                ? "0"
                : row.getFieldActions().stream()
                        .filter(action -> action.getFieldActionType().equals("omni_purchase"))
                        .map(action -> action.getFieldValue())
                        .findFirst()
                        .orElse("0");
    }

    private static String line(BetaReport.Row row) {
        BetaReport.Named set = row.adSet();
        return String.join(
                " ",
                String.valueOf(row.day()),
                set == null ? "" : set.id(),
                Long.toString(row.metrics().impressions()),
                Long.toString(row.metrics().reach()),
                row.metrics().spend().toPlainString(),
                row.metrics().conversions().toPlainString());
    }

    @Test
    void changesBudgetThatConnectorReads() throws APIException {
        long before = daily();

        new Campaign(FIRST, context)
                .update()
                .setDailyBudget(7_700L)
                .setExecutionOptions(List.of(Campaign.EnumExecutionOptions.VALUE_VALIDATE_ONLY))
                .execute();
        assertThat(daily()).isEqualTo(before);

        new Campaign(FIRST, context).update().setDailyBudget(7_700L).execute();
        assertThat(daily()).isEqualTo(7_700);
        assertThat(new Campaign(FIRST, context)
                        .get()
                        .requestDailyBudgetField()
                        .execute()
                        .getFieldDailyBudget())
                .isEqualTo("7700");
    }

    @Test
    void switchesWhatConnectorReads() throws APIException {
        new Campaign(FIRST, context)
                .update()
                .setStatus(Campaign.EnumStatus.VALUE_PAUSED)
                .setExecutionOptions(List.of(Campaign.EnumExecutionOptions.VALUE_VALIDATE_ONLY))
                .execute();
        assertThat(status()).isEqualTo("ACTIVE");

        new Campaign(FIRST, context)
                .update()
                .setStatus(Campaign.EnumStatus.VALUE_PAUSED)
                .execute();
        assertThat(status()).isEqualTo("PAUSED");
        assertThat(new Campaign(FIRST, context)
                        .get()
                        .requestEffectiveStatusField()
                        .execute()
                        .getFieldEffectiveStatus())
                .isEqualTo(Campaign.EnumEffectiveStatus.VALUE_PAUSED);
    }

    private String status() {
        return answer(world.beta()
                        .campaign(FIRST, FixedCall.until(FixedCall.NOW))
                        .map(Granted::value))
                .status();
    }

    @Test
    void isToldWhyBudgetIsRefused() {
        assertThatThrownBy(() ->
                        new Campaign(FIRST, context).update().setDailyBudget(1L).execute())
                .isInstanceOfSatisfying(
                        APIException.class,
                        refused -> assertThat(refused.getRawResponse()).contains("\"error_subcode\":1885272"));
    }

    private long daily() {
        return Objects.requireNonNull(answer(world.beta()
                        .campaign(FIRST, FixedCall.until(FixedCall.NOW))
                        .map(Granted::value))
                .budget()
                .daily());
    }

    private static <T> T answer(PlatformResult<T> result) {
        return result.fold(value -> value, failure -> {
            throw new AssertionError(failure.toString());
        });
    }
}
