package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.alpha.metrics.LocalDay;
import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.pacing.Allowance;
import dev.adtools.tools.pacing.BudgetHistory;
import dev.adtools.tools.pacing.CampaignChanges;
import dev.adtools.tools.pacing.DeliveryDays;
import dev.adtools.tools.pacing.Life;
import dev.adtools.tools.pacing.PacingFigures;
import dev.adtools.tools.pacing.Spent;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.platform.AlphaCampaign;
import java.math.BigDecimal;
import java.util.List;

/**
 * A campaign, and what it spent this month.
 *
 * @param campaign the campaign
 * @param spent what it spent
 * @param hasEnded whether its end has passed
 * @param changes what this service changed in it this month
 */
record AlphaPacedCampaign(AlphaCampaign campaign, Spent spent, boolean hasEnded, CampaignChanges changes) {

    private static final String STATUS = "status";

    boolean isRunning() {
        return isEnabled() && !hasEnded;
    }

    boolean isEnabled() {
        return OwnerStatus.ENABLED.is(campaign.status());
    }

    boolean isWorthARow() {
        return isEnabled() || spent.all().signum() > 0;
    }

    Life life() {
        return new Life(
                LocalDay.of(campaign.times().start()).orElse(null),
                LocalDay.of(campaign.times().end()).orElse(null));
    }

    /** Returns the days of a month on which it could deliver, or can from today on. */
    DeliveryDays days(Month month) {
        return DeliveryDays.of(
                month,
                life(),
                day -> new JsonString(OwnerStatus.ENABLED.name()).equals(changes.at(STATUS, status(), day)));
    }

    private JsonValue status() {
        return new JsonString(campaign.status());
    }

    BudgetHistory history() {
        return changes.history(List.of(new CampaignChanges.Field(STATUS, status())));
    }

    // What a shared budget leaves to one campaign, nobody knows; one that is off has no month before it.
    AlphaBudgetBasis basis() {
        if (!isRunning() || campaign.budget().shared()) {
            return AlphaBudgetBasis.NONE;
        } else if (campaign.budget().amountMicros() > 0) {
            return AlphaBudgetBasis.DAILY;
        }
        return campaign.budget().totalMicros() > 0 ? AlphaBudgetBasis.TOTAL : AlphaBudgetBasis.NONE;
    }

    AlphaPace pace(Month month, int tolerancePercent) {
        DeliveryDays days = days(month);
        if (hasEnded) {
            return AlphaPace.of(PacingFigures.ended(Allowance.unknown(days), spent));
        } else if (!isEnabled()) {
            return AlphaPace.of(PacingFigures.off(spent));
        }
        Allowance allowance = basis() == AlphaBudgetBasis.NONE
                ? Allowance.unknown(days)
                : allowance(month, campaign.budget(), days, life());
        return AlphaPace.of(PacingFigures.of(allowance, spent, tolerancePercent));
    }

    /** Returns what of a budget may be spent in a month by those that use it. */
    static Allowance allowance(Month month, AlphaCampaign.Budget budget, DeliveryDays days, Life life) {
        if (budget.amountMicros() > 0) {
            BigDecimal daily = BigDecimal.valueOf(budget.amountMicros());
            return Allowance.ofDays(days, day -> daily, daily);
        }
        return budget.totalMicros() > 0
                ? Allowance.ofLife(days, month, life, BigDecimal.valueOf(budget.totalMicros()))
                : Allowance.unknown(days);
    }
}
