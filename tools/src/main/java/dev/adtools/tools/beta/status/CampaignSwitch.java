package dev.adtools.tools.beta.status;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.Mode;
import dev.adtools.api.Money;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.Summary;
import dev.adtools.api.ToolError;
import dev.adtools.api.Unit;
import dev.adtools.api.Violation;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.BetaFoundCampaign;
import dev.adtools.tools.beta.campaign.BudgetCost;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaStatusChange;
import dev.adtools.tools.platform.BetaSwitch;
import dev.adtools.tools.report.BudgetUnitGuard;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.CostShare;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A campaign that can be switched, as it is before.
 *
 * @param found the campaign and its account
 * @param status what it is to be switched to
 */
record CampaignSwitch(BetaFoundCampaign found, BetaSwitch status) {

    private static final Set<String> GONE = Set.of("DELETED", "ARCHIVED");
    private static final int USUAL_DIGITS = 2;

    /** Reads the campaign and its account; refuses what cannot be switched. */
    static Outcome<CampaignSwitch> read(BetaAds ads, String campaignId, BetaSwitch status, CallContext context) {
        return BetaFoundCampaign.read(ads, campaignId, Mode.WRITE, context)
                .flatMap(found -> isSwitchable(found.campaign())
                        ? Outcome.completed(new CampaignSwitch(found, status))
                        : BetaStatusRule.STATUS_STATE_1.conflict(
                                "The campaign was deleted or archived, or its state is not known here, so it cannot be"
                                        + " switched.",
                                found.campaign()));
    }

    private static boolean isSwitchable(BetaCampaign campaign) {
        return !GONE.contains(campaign.effectiveStatus())
                && Stream.of(BetaSwitch.values()).anyMatch(word -> word.name().equals(campaign.status()));
    }

    BetaCampaign campaign() {
        return found.campaign();
    }

    BetaAccountId account() {
        return found.account().id();
    }

    /** Returns whether the campaign's owners have set this already, whatever it is in effect. */
    boolean isAsWanted() {
        return campaign().status().equals(status.name());
    }

    /** Refuses a currency that is not the account's. */
    Outcome<CampaignSwitch> named(@Nullable String currency) {
        return BudgetUnitGuard.mismatch(currency, found.account().currency())
                .map(message -> refused(new Violation("/currency", BetaStatusRule.STATUS_CURRENCY_2.id(), message)))
                .orElseGet(() -> Outcome.completed(this));
    }

    /** Refuses an amount whose unit may be wrong. */
    Outcome<CampaignSwitch> unit(DailyBudget budget, CostShare share, boolean isSure) {
        String currency = found.account().currency();
        Money daily = Money.ofMinor(budget.cost().daily(), currency, digits());
        return share.guard(Unit.MINOR, currency, digits())
                .filter(guard -> !isSure)
                .flatMap(guard -> guard.ofAmount("/currency", daily))
                .map(CampaignSwitch::refused)
                .orElseGet(() -> Outcome.completed(this));
    }

    private static Outcome<CampaignSwitch> refused(Violation violation) {
        return Outcome.failed(ToolError.ruleViolation(List.of(violation)));
    }

    int digits() {
        return BetaCurrency.of(found.account().currency())
                .map(BetaCurrency::minorDigits)
                .orElse(USUAL_DIGITS);
    }

    /** Has the platform check the switch. */
    Outcome<BetaSwitch> checked(BetaAds ads, CallContext context) {
        return context.grant(
                        new BetaStatusChange(campaign().accountId(), campaign().id(), status))
                .flatMap(change -> ads.checkStatus(change, context.deadline()).outcome(Mode.WRITE));
    }

    /**
     * Returns the plan.
     *
     * @param budget what it may spend while it is on
     * @param warnings what may turn out other than meant
     * @param share what it is of the account's daily cost
     */
    Planned<BetaStatusPlan> ready(DailyBudget budget, List<String> warnings, CostShare share) {
        BetaCampaign campaign = campaign();
        BetaStatusPlan plan = new BetaStatusPlan(
                campaign.accountId(),
                campaign.id(),
                campaign.name(),
                status,
                campaign.status(),
                campaign.effectiveStatus(),
                found.account().currency(),
                budget.whole(),
                budget.adSets());
        List<Change> diff = List.of(new Change("status", Cells.text(campaign.status()), Cells.text(status.name())));
        BudgetCost cost = budget.cost();
        SpendEffect spend =
                status == BetaSwitch.ACTIVE ? spend(BudgetCost.NOTHING, cost) : spend(cost, BudgetCost.NOTHING);
        List<Change> figures = share.behind(derived(spend), spend);
        List<String> notes = share.behind(warnings);
        if (status == BetaSwitch.PAUSED) {
            return Planned.harmless(plan, found.target(), summary(), diff, figures, spend, notes);
        }
        return cost.daily() == 0
                ? Planned.withoutSpend(plan, found.target(), summary(), diff, figures, spend, notes)
                : Planned.spending(plan, found.target(), summary(), diff, figures, spend, notes);
    }

    private Summary summary() {
        Summary.Verb verb = status == BetaSwitch.ACTIVE ? Summary.Verb.ENABLE : Summary.Verb.PAUSE;
        return Summary.of(verb, "campaign", campaign().name());
    }

    private static List<Change> derived(SpendEffect spend) {
        List<Change> derived = new ArrayList<>();
        derived.add(minor("serving_daily_budget", spend.dailyBefore(), spend.dailyAfter()));
        // What is switched off costs nothing from then on.
        if (spend.dailyAfter().amountMicros() > 0) {
            derived.add(minor("projected.per_month_30_4", spend.dailyBefore(), spend.monthlyAfter()));
        }
        return derived;
    }

    private static Change minor(String field, Money before, Money after) {
        return Change.ofMoney(field, before.amountMinor(), after.amountMinor(), Unit.MINOR, after.currency());
    }

    private SpendEffect spend(BudgetCost before, BudgetCost after) {
        return after.after(before.daily(), found.account().currency(), digits());
    }
}
