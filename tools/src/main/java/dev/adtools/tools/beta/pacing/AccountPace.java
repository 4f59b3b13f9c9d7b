package dev.adtools.tools.beta.pacing;

import dev.adtools.api.MinorUnits;
import dev.adtools.tools.pacing.Allowance;
import dev.adtools.tools.pacing.Figures;
import dev.adtools.tools.pacing.Spent;
import dev.adtools.tools.period.Month;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All campaigns looked at together.
 *
 * @param budgetBasis where the budget comes from
 * @param campaignsWithoutBudget how many active campaigns that have not ended have no budget that is known; with any,
 *     the sum has none either
 * @param costOfOthersMinor what campaigns spent that are not counted, because they are not active or have ended; null
 *     beyond what every JSON reader holds exactly
 * @param pace spend against the budget; without one that was stated, the sums of the campaigns' own figures
 */
public record AccountPace(
        BudgetBasis budgetBasis,
        int campaignsWithoutBudget,
        @Nullable Long costOfOthersMinor,
        Pace pace) {

    static AccountPace of(Month month, GetBetaBudgetPacing arguments, List<PacedCampaign> campaigns) {
        MinorUnits stated = arguments.monthlyBudgetMinor();
        int tolerance = arguments.tolerancePercent();
        List<PacedCampaign> running =
                campaigns.stream().filter(PacedCampaign::isRunning).toList();
        if (stated != null) {
            Allowance allowance = Allowance.ofMonth(month, BigDecimal.valueOf(stated.value()));
            Figures figures = running.isEmpty()
                    ? Figures.stopped(allowance, sum(campaigns))
                    : Figures.of(allowance, sum(campaigns), sum(running), tolerance);
            return new AccountPace(BudgetBasis.ARGUMENT, 0, 0L, Pace.of(figures));
        }
        List<Figures> parts = running.stream()
                .map(campaign -> campaign.figures(month, tolerance))
                .toList();
        return new AccountPace(
                BudgetBasis.CAMPAIGNS,
                (int) parts.stream().filter(part -> part.budget() == null).count(),
                Pace.whole(sum(campaigns).all().subtract(sum(running).all())),
                Pace.of(Figures.sum(parts, tolerance)));
    }

    private static Spent sum(List<PacedCampaign> campaigns) {
        return campaigns.stream().map(PacedCampaign::spent).reduce(Spent.NOTHING, Spent::plus);
    }
}
