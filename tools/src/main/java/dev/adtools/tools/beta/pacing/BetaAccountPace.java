package dev.adtools.tools.beta.pacing;

import dev.adtools.api.MinorUnits;
import dev.adtools.tools.pacing.Allowance;
import dev.adtools.tools.pacing.PacingFigures;
import dev.adtools.tools.pacing.Spent;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.report.Amounts;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All campaigns looked at together.
 *
 * @param budgetBasis where the budget comes from
 * @param campaignsWithoutBudget how many active campaigns that have not ended have no budget that is known; with any,
 *     the sum has none either
 * @param costOfOthersMicros what campaigns spent that are not counted, because they are not active or have ended; null
 *     beyond what every JSON reader holds exactly
 * @param unlistedCostMicros the cost of campaigns that are deleted or not listed; it counts against a stated budget only; null
 *     when only some campaigns are looked at, when it is not known, and for an amount that no JSON reader holds exactly
 * @param pace spend against the budget; without one that was stated, the sums of the campaigns' own figures
 */
public record BetaAccountPace(
        BetaBudgetBasis budgetBasis,
        int campaignsWithoutBudget,
        @Nullable Long costOfOthersMicros,
        @Nullable Long unlistedCostMicros,
        BetaPace pace) {

    static BetaAccountPace of(
            Month month,
            GetBetaBudgetPacing arguments,
            List<BetaPacedCampaign> campaigns,
            Spent unlisted,
            int minorDigits) {
        Long unlistedMicros = arguments.campaignIds() == null ? micros(unlisted.known(), minorDigits) : null;
        MinorUnits stated = arguments.monthlyBudgetMinor();
        int tolerance = arguments.tolerancePercent();
        List<BetaPacedCampaign> running =
                campaigns.stream().filter(BetaPacedCampaign::isRunning).toList();
        if (stated != null) {
            Allowance allowance = Allowance.ofMonth(month, BigDecimal.valueOf(stated.value()));
            Spent all = sum(campaigns).plus(unlisted);
            PacingFigures figures = running.isEmpty()
                    ? PacingFigures.stopped(allowance, all)
                    : PacingFigures.of(allowance, all, sum(running), tolerance);
            return new BetaAccountPace(
                    BetaBudgetBasis.ARGUMENT, 0, 0L, unlistedMicros, BetaPace.of(figures, minorDigits));
        }
        List<PacingFigures> parts = running.stream()
                .map(campaign -> campaign.figures(month, tolerance))
                .toList();
        return new BetaAccountPace(
                BetaBudgetBasis.CAMPAIGNS,
                (int) parts.stream().filter(part -> part.budget() == null).count(),
                micros(sum(campaigns).all().subtract(sum(running).all()), minorDigits),
                unlistedMicros,
                BetaPace.of(PacingFigures.sum(parts, tolerance), minorDigits));
    }

    private static @Nullable Long micros(@Nullable BigDecimal minor, int minorDigits) {
        return minor == null ? null : Amounts.whole(minor.movePointRight(Amounts.MICRO_DIGITS - minorDigits));
    }

    private static Spent sum(List<BetaPacedCampaign> campaigns) {
        return campaigns.stream().map(BetaPacedCampaign::spent).reduce(Spent.NOTHING, Spent::plus);
    }
}
