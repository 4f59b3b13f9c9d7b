package dev.adtools.tools.beta.budget;

import dev.adtools.api.ApplyContext;
import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.Inverse;
import dev.adtools.api.MinorUnits;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.api.RecentDelivery;
import dev.adtools.api.SpendingWriteHandler;
import dev.adtools.api.Summary;
import dev.adtools.api.Violation;
import dev.adtools.api.WriteTarget;
import dev.adtools.tools.account.RecentCost;
import dev.adtools.tools.account.RecentResults;
import dev.adtools.tools.beta.campaign.BetaFoundCampaign;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaBudgetChange;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.report.CostShare;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/** Plans and makes one change of a campaign's daily budget. */
public final class UpdateCampaignBudgetHandler
        implements SpendingWriteHandler<UpdateCampaignBudget, BudgetPlan, UpdatedBudget> {

    private final BetaAds ads;

    public UpdateCampaignBudgetHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Planned<BudgetPlan> plan(UpdateCampaignBudget arguments, CallContext context) {
        long wanted = arguments.dailyBudget().value();
        return BetaFoundCampaign.read(ads, arguments.campaignId(), Mode.WRITE, context)
                .flatMap(found -> new BudgetState(ads, context).change(found, wanted))
                .fold(change -> checked(arguments, change, context), Planned::refused);
    }

    private Planned<BudgetPlan> checked(UpdateCampaignBudget arguments, BudgetChange change, CallContext context) {
        List<Violation> violations = BudgetChangeRules.currency(change, arguments.currency());
        if (violations.isEmpty() && change.isNone()) {
            return Planned.noChange(change.found().target(), List.of());
        } else if (violations.isEmpty()) {
            violations = BudgetChangeRules.amount(change, arguments.currency() != null);
        }
        return violations.isEmpty()
                ? passed(change, context)
                : Planned.refused(BudgetChangeRules.refusal(change, violations));
    }

    private Planned<BudgetPlan> passed(BudgetChange change, CallContext context) {
        BetaCampaign campaign = change.found().campaign();
        return ads.adSets(change.found().granted(), context.deadline())
                .outcome(Mode.WRITE)
                .flatMap(adSets -> {
                    CostShare share = RecentCost.of(ads, change.found().account(), context);
                    RecentDelivery recent = RecentResults.of(
                            ads, change.found().account(), change.currency().minorDigits(), campaign, context);
                    return context.grant(new BetaBudgetChange(campaign.accountId(), campaign.id(), change.after()))
                            .flatMap(sent -> ads.checkDailyBudget(sent, context.deadline())
                                    .outcome(Mode.WRITE))
                            .map(passed -> ready(change, adSets, share).delivered(recent));
                })
                .fold(ready -> ready, Planned::refused);
    }

    private static Planned<BudgetPlan> ready(BudgetChange change, List<BetaAdSet> adSets, CostShare share) {
        BetaCampaign campaign = change.found().campaign();
        BudgetPlan plan = new BudgetPlan(
                campaign.accountId(),
                campaign.id(),
                campaign.name(),
                campaign.effectiveStatus(),
                campaign.status(),
                campaign.times().start(),
                campaign.times().stop(),
                change.currency().name(),
                change.currency().minorDigits(),
                change.before(),
                change.after());
        List<Change> diff = BudgetDiff.of(change);
        Summary summary = new Summary(Summary.Verb.CHANGE, "campaign", campaign.name(), diff);
        List<Change> figures = share.behind(BudgetDiff.derived(change), change.budgets());
        List<String> warnings = share.behind(BudgetChangeRules.warnings(change, adSets));
        WriteTarget target = change.found().target();
        return change.isPaused()
                ? Planned.withoutSpend(plan, target, summary, diff, figures, change.spend(), warnings)
                : Planned.spending(plan, target, summary, diff, figures, change.spend(), warnings);
    }

    @Override
    public Set<String> descriptive() {
        return Set.of("campaign_name", "effective_status");
    }

    @Override
    public Outcome<UpdatedBudget> apply(BudgetPlan plan, ApplyContext context) {
        return context.grant(new BetaBudgetChange(plan.accountId(), plan.campaignId(), plan.dailyBudgetAfter()))
                .flatMap(change -> ads.updateDailyBudget(change, context.deadline(), context.sending())
                        .outcome(Mode.WRITE))
                .map(sent -> UpdatedBudget.of(plan, sent, ads.source(), context.now()));
    }

    @Override
    public Inverse inverse(BudgetPlan plan, UpdatedBudget result) {
        return Inverse.call(new UpdateCampaignBudget(
                plan.campaignId(), new MinorUnits(plan.dailyBudgetBefore()), plan.currency(), null, null, false));
    }

    // Whoever set it: a budget that was another before is now the one that was asked for.
    @Override
    public Probe<UpdatedBudget> readBack(BudgetPlan plan, CallContext context) {
        return ads.campaign(plan.campaignId(), context)
                .fold(
                        campaign -> seen(plan, campaign.value(), context.now()),
                        failure -> Probe.inconclusive("The platform could not be asked. "
                                + failure.toolError(Mode.READ).message()));
    }

    private Probe<UpdatedBudget> seen(BudgetPlan plan, BetaCampaign campaign, Instant now) {
        Long daily = campaign.budget().daily();
        return daily != null && daily == plan.dailyBudgetAfter() && daily != plan.dailyBudgetBefore()
                ? Probe.found(UpdatedBudget.of(plan, daily, ads.source(), now))
                : Probe.differs("The campaign's daily budget is " + (daily == null ? "not set" : daily)
                        + "; it was " + plan.dailyBudgetBefore() + ", and " + plan.dailyBudgetAfter()
                        + " was sent. The campaign was last changed at "
                        + campaign.times().updated() + ".");
    }
}
