package dev.adtools.tools.beta.status;

import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaSwitch;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A switch of a campaign that passed all checks. Budgets and times are as their owners set them: what is left of them changes
 * from day to day, and what was approved must not.
 *
 * @param accountId the account
 * @param campaignId the campaign
 * @param campaignName its name; untrusted text
 * @param status what will be sent
 * @param statusBefore what its owners set before
 * @param effectiveStatus what it is in effect before
 * @param currency the account's currency (ISO 4217)
 * @param budget the budget, or those of its ad sets together, in minor units
 * @param adSets the budgets of its ad sets that are on, where it has none of its own
 */
public record BetaStatusPlan(
        BetaAccountId accountId,
        String campaignId,
        String campaignName,
        BetaSwitch status,
        String statusBefore,
        String effectiveStatus,
        String currency,
        long budget,
        List<AdSetBudget> adSets) {

    public BetaStatusPlan {
        adSets = List.copyOf(adSets);
    }

    /**
     * A budget of an ad set.
     *
     * @param id the ad set
     * @param budget how much, per day or for its whole life, in minor units
     * @param startTime when it starts; null when not said
     * @param endTime when it ends; null when it does not
     */
    public record AdSetBudget(
            String id,
            long budget,
            @Nullable String startTime,
            @Nullable String endTime) {

        static AdSetBudget of(BetaAdSet adSet) {
            Long daily = adSet.dailyBudget();
            Long lifetime = adSet.lifetimeBudget();
            return new AdSetBudget(
                    adSet.id(), daily != null ? daily : lifetime != null ? lifetime : 0, adSet.start(), adSet.end());
        }
    }
}
