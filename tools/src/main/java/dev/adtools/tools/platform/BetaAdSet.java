package dev.adtools.tools.platform;

import dev.adtools.api.BetaAccountId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An ad set on beta, in the platform's own words; amounts are minor units, times are RFC 3339.
 *
 * @param id its id
 * @param accountId the ad account it belongs to
 * @param campaignId the campaign it is in
 * @param name its name
 * @param status what its owners set
 * @param effectiveStatus what it is in effect
 * @param optimizationGoal what it is optimised for
 * @param billingEvent what is paid for
 * @param dailyBudget its own budget per day, null when there is none
 * @param lifetimeBudget its own budget over its whole life, null when there is none
 * @param budgetRemaining what is left of its own budget, null when not said
 * @param start when it starts, null when not said
 * @param end when it ends, null when it does not
 * @param learning how far it has learnt; null when the platform does not say, as for one that is not active
 * @param issues what keeps it from delivering
 */
public record BetaAdSet(
        String id,
        BetaAccountId accountId,
        String campaignId,
        String name,
        String status,
        String effectiveStatus,
        String optimizationGoal,
        String billingEvent,
        @Nullable Long dailyBudget,
        @Nullable Long lifetimeBudget,
        @Nullable Long budgetRemaining,
        @Nullable String start,
        @Nullable String end,
        @Nullable Learning learning,
        List<BetaCampaign.Issue> issues)
        implements BetaAds.AdParent {

    public BetaAdSet {
        issues = List.copyOf(issues);
    }

    /**
     * Learning progress of an ad set.
     *
     * @param stage {@code LEARNING}, {@code SUCCESS} or {@code FAIL}
     * @param conversions how many events it has seen since it was last changed
     * @param lastEdited when it was last changed in a way that matters, null when not said
     */
    public record Learning(
            String stage, long conversions, @Nullable String lastEdited) {}
}
