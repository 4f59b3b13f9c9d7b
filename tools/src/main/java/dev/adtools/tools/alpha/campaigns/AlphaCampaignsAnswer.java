package dev.adtools.tools.alpha.campaigns;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.alpha.metrics.AlphaRowMetrics;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code get_alpha_campaigns}, beside its rows.
 *
 * @param summary all pages in a sentence or two
 * @param insights what stands out
 * @param list the page and the whole list
 * @param currency the ISO 4217 code of all amounts
 * @param dateRange the days of the numbers; null without numbers
 * @param totals the sums of the campaigns that match, over all pages; null without numbers
 */
public record AlphaCampaignsAnswer(
        String summary,
        List<Insight> insights,
        @Unwrapped ListFacts list,
        String currency,
        @Nullable DateRange dateRange,
        @Nullable AlphaRowMetrics totals) {

    public AlphaCampaignsAnswer {
        insights = List.copyOf(insights);
    }

    /**
     * One campaign, in the platform's own words; null for each that the platform does not say.
     *
     * @param id its id
     * @param name its name
     * @param status what its owners set
     * @param primaryStatus what it is in effect
     * @param primaryStatusReasons why
     * @param servingStatus whether it serves
     * @param channel what kind of campaign it is
     * @param subType what kind of that kind; null for none
     * @param biddingStrategy how it bids
     * @param app the app it advertises; null for none
     * @param budget where its money comes from
     * @param metrics what it did; null when not asked for
     */
    record Campaign(
            String id,
            @Nullable String name,
            @Nullable String status,
            @Nullable String primaryStatus,
            List<String> primaryStatusReasons,
            @Nullable String servingStatus,
            @Nullable String channel,
            @Nullable String subType,
            @Nullable String biddingStrategy,
            @Nullable App app,
            Budget budget,
            @Nullable AlphaRowMetrics metrics) {}

    /**
     * The app of an app campaign.
     *
     * @param id its id in its store
     * @param store the store; null for one that is not known here
     */
    record App(String id, @Nullable AppStore store) {}

    /**
     * A campaign's budget.
     *
     * @param id its id; null when not known
     * @param amountMicros how much a day, in micros; null when not known
     * @param shared whether other campaigns may use it too
     */
    record Budget(@Nullable String id, @Nullable Long amountMicros, boolean shared) {}
}
