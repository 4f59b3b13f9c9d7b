package dev.adtools.tools.beta.pacing;

import dev.adtools.api.MinorUnits;
import dev.adtools.tools.period.Month;
import java.math.BigDecimal;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All campaigns looked at together.
 *
 * @param basis where the budget comes from
 * @param campaignsWithoutBudget how many active campaigns that have not ended have no budget that is known; with any,
 *     the sum has none either
 * @param costOfOthersMinor what campaigns spent that are not counted, because they are not active or have ended; null
 *     beyond what every JSON reader holds exactly
 * @param pace spend against the budget
 */
public record AccountPace(
        BudgetBasis basis,
        int campaignsWithoutBudget,
        @Nullable Long costOfOthersMinor,
        Pace pace) {

    static AccountPace of(Month month, ZoneId zone, GetBetaBudgetPacing arguments, List<PacedCampaign> campaigns) {
        MinorUnits stated = arguments.monthlyBudgetMinor();
        int tolerance = arguments.tolerancePercent();
        if (stated != null) {
            return new AccountPace(
                    BudgetBasis.ARGUMENT,
                    0,
                    0L,
                    Pace.of(month, BigDecimal.valueOf(stated.value()), sum(campaigns), tolerance));
        }
        List<PacedCampaign> active =
                campaigns.stream().filter(PacedCampaign::isRunning).toList();
        int without = 0;
        BigDecimal budget = BigDecimal.ZERO;
        for (PacedCampaign campaign : active) {
            BigDecimal one = campaign.budget(month, zone);
            without += one == null ? 1 : 0;
            budget = one == null ? budget : budget.add(one);
        }
        boolean isKnown = without == 0 && !active.isEmpty();
        Spent counted = sum(active);
        return new AccountPace(
                BudgetBasis.CAMPAIGNS,
                without,
                Pace.whole(sum(campaigns).all().subtract(counted.all())),
                Pace.of(month, isKnown ? budget : null, counted, tolerance));
    }

    private static Spent sum(List<PacedCampaign> campaigns) {
        return campaigns.stream().map(PacedCampaign::spent).reduce(Spent.NOTHING, Spent::plus);
    }
}
