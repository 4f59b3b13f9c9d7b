package dev.adtools.tools.alpha.status;

import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.Money;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.Summary;
import dev.adtools.api.ToolError;
import dev.adtools.api.Unit;
import dev.adtools.api.WriteTarget;
import dev.adtools.tools.alpha.metrics.LocalDay;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AlphaSwitch;
import dev.adtools.tools.report.BudgetUnitGuard;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.CostShare;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A campaign that can be switched, as it is before.
 *
 * @param change what is wanted
 * @param account the account
 * @param campaign the campaign
 */
record AlphaFoundCampaign(AlphaStatusChange change, AlphaCustomer account, AlphaCampaign campaign) {

    /** Reads the account and the campaign; refuses what cannot be switched. */
    static Outcome<AlphaFoundCampaign> read(AlphaAds ads, AlphaStatusChange change, CallContext context) {
        return in(ads, change, context)
                .flatMap(it -> it.customer().outcome(Mode.WRITE))
                .flatMap(AlphaFoundCampaign::usable)
                .flatMap(account -> campaign(ads, change, context)
                        .flatMap(AlphaFoundCampaign::switchable)
                        .map(campaign -> new AlphaFoundCampaign(
                                // As found by the reads: an approved plan goes the same way.
                                change.through(ads.login(change.accountId(), change.loginCustomerId())),
                                account,
                                campaign)));
    }

    /** Returns the reads of the account of a change. */
    static Outcome<AlphaAds.InAccount> in(AlphaAds ads, AlphaStatusChange change, CallContext context) {
        return context.grant(change.accountId())
                .map(granted -> ads.in(granted, change.loginCustomerId(), context.deadline()));
    }

    private static Outcome<AlphaCustomer> usable(AlphaCustomer account) {
        if (!account.enabled()) {
            return AlphaStatusRule.STATUS_ACCOUNT_1.broken(
                    "/account_id", "must be an enabled account, this one is " + account.status());
        }
        return account.manager()
                ? AlphaStatusRule.STATUS_ACCOUNT_2.broken(
                        "/account_id",
                        "must not be a manager account, which holds no campaigns; give one of its client accounts and"
                                + " this one as login_customer_id")
                : Outcome.completed(account);
    }

    private static Outcome<AlphaCampaign> campaign(AlphaAds ads, AlphaStatusChange change, CallContext context) {
        return in(ads, change, context)
                .flatMap(it -> it.campaign(change.campaignId()).outcome(Mode.WRITE))
                .flatMap(found -> found.map(Outcome::completed)
                        .orElseGet(() -> Outcome.failed(ToolError.of(
                                ErrorCode.NOT_FOUND, "The account has no campaign " + change.campaignId() + "."))));
    }

    private static Outcome<AlphaCampaign> switchable(AlphaCampaign campaign) {
        return Stream.of(AlphaSwitch.values()).anyMatch(word -> word.name().equals(campaign.status()))
                ? Outcome.completed(campaign)
                : AlphaStatusRule.STATUS_STATE_1.conflict(
                        "The campaign was removed, or its state is not known here, so it cannot be switched.",
                        campaign);
    }

    // It spends nothing, and would begin to when its end is moved: nobody can approve that amount now.
    Outcome<AlphaFoundCampaign> notEnded(Instant now) {
        return LocalDay.of(campaign.times().end())
                        .filter(end -> end.isBefore(LocalDay.at(now, account.timezone())))
                        .isPresent()
                ? AlphaStatusRule.STATUS_END_1.conflict(
                        "The campaign has ended, so nothing of it is shown; move its end before it is switched on.",
                        campaign)
                : Outcome.completed(this);
    }

    boolean isAsWanted() {
        return campaign.status().equals(change.status().name());
    }

    Planned<AlphaStatusPlan> noChange() {
        return Planned.noChange(target(), AlphaStatusWarnings.ofNoChange(this));
    }

    /** Returns whether the budget is one until the campaign's end, and not one per day. */
    boolean hasTotalBudget() {
        return campaign.budget().amountMicros() <= 0 && campaign.budget().totalMicros() > 0;
    }

    /** Refuses a currency that is not the account's. */
    Outcome<AlphaFoundCampaign> named(@Nullable String currency) {
        return BudgetUnitGuard.mismatch(currency, account.currency().code())
                .<Outcome<AlphaFoundCampaign>>map(
                        message -> AlphaStatusRule.STATUS_CURRENCY_1.broken("/currency", message))
                .orElseGet(() -> Outcome.completed(this));
    }

    /** Refuses an amount whose unit may be wrong. */
    Outcome<AlphaFoundCampaign> unit(DailySpend spend, CostShare share, boolean isSure) {
        String code = account.currency().code();
        int digits = account.currency().minorDigits();
        Money daily = Money.ofMicros(spend.after(), code, digits);
        return share.guard(Unit.MICROS, code, digits)
                .filter(guard -> !isSure)
                .flatMap(guard -> guard.ofAmount("/currency", daily))
                .<Outcome<AlphaFoundCampaign>>map(it -> Outcome.failed(ToolError.ruleViolation(List.of(it))))
                .orElseGet(() -> Outcome.completed(this));
    }

    /** Has the platform check the switch. */
    Outcome<AlphaStatusChange> checked(AlphaAds ads, CallContext context) {
        return context.grant(change)
                .flatMap(granted ->
                        ads.checkCampaignStatus(granted, context.deadline()).outcome(Mode.WRITE));
    }

    /** Returns what stops when the campaign is switched off; nothing where others may spend it instead. */
    DailySpend stopping() {
        long micros = campaign.budget().amountMicros();
        return campaign.budget().shared() || !DailySpend.isExact(micros)
                ? new DailySpend(0, 0, 0, 0, false)
                : new DailySpend(micros, 0, 0, 0, false);
    }

    Planned<AlphaStatusPlan> ready(DailySpend spend, List<String> warnings, CostShare share) {
        String currency = account.currency().code();
        SpendEffect effect = SpendEffect.ending(
                spend.before(),
                spend.after(),
                spend.ending(),
                spend.endless(),
                currency,
                account.currency().minorDigits());
        AlphaStatusPlan plan = new AlphaStatusPlan(
                change,
                campaign.name(),
                campaign.status(),
                campaign.delivery().primaryStatus(),
                campaign.budget().id(),
                campaign.budget().amountMicros(),
                campaign.budget().totalMicros(),
                campaign.times().end(),
                currency);
        WriteTarget target = target();
        List<Change> diff = List.of(new Change(
                "status",
                Cells.text(campaign.status()),
                Cells.text(change.status().name())));
        List<Change> figures = share.behind(derived(effect), effect);
        List<String> notes = share.behind(warnings);
        if (change.status() == AlphaSwitch.PAUSED) {
            return Planned.harmless(plan, target, summary(), diff, figures, effect, notes);
        }
        return effect.dailyDelta().amountMicros() == 0
                ? Planned.withoutSpend(plan, target, summary(), diff, figures, effect, notes)
                : Planned.spending(plan, target, summary(), diff, figures, effect, notes);
    }

    private WriteTarget target() {
        return WriteTarget.existing(account.id(), account.name(), "campaign", change.campaignId(), campaign.name());
    }

    private Summary summary() {
        Summary.Verb verb = change.status() == AlphaSwitch.ENABLED ? Summary.Verb.ENABLE : Summary.Verb.PAUSE;
        return Summary.of(verb, "campaign", campaign.name());
    }

    // What is switched off costs nothing from then on.
    private static List<Change> derived(SpendEffect effect) {
        Money after = effect.dailyAfter();
        Change serving = Change.ofMoney(
                "serving_budget_micros",
                effect.dailyBefore().amountMicros(),
                after.amountMicros(),
                Unit.MICROS,
                after.currency());
        return after.amountMicros() == 0
                ? List.of(serving)
                : List.of(
                        serving,
                        Change.ofMoney(
                                "projected.per_month_30_4",
                                0,
                                effect.monthlyAfter().amountMicros(),
                                Unit.MICROS,
                                after.currency()));
    }
}
