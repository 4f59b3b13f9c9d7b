package dev.adtools.tools.alpha;

import dev.adtools.api.ApplyContext;
import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.Inverse;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.SpendingWriteHandler;
import dev.adtools.api.Summary;
import dev.adtools.api.ToolError;
import dev.adtools.api.Unit;
import dev.adtools.api.Violation;
import dev.adtools.api.WriteTarget;
import dev.adtools.tools.account.RecentCost;
import dev.adtools.tools.alpha.appcampaign.AppCampaignDiff;
import dev.adtools.tools.alpha.appcampaign.AppCampaignPlan;
import dev.adtools.tools.alpha.appcampaign.AppCampaignRules;
import dev.adtools.tools.alpha.appcampaign.CreatedCampaign;
import dev.adtools.tools.alpha.appcampaign.NewAppCampaign;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.AppGoal;
import dev.adtools.tools.report.CostShare;
import java.util.List;

/** Plans and creates one paused app campaign. No argument leads to an enabled one: the port cannot create it. */
public final class CreateAlphaAppCampaignHandler
        implements SpendingWriteHandler<CreateAlphaAppCampaign, AppCampaignPlan, CreatedCampaign> {

    private static final int LONGEST_BUDGET_NAME = 255;

    private final AlphaAds ads;

    public CreateAlphaAppCampaignHandler(AlphaAds ads) {
        this.ads = ads;
    }

    @Override
    public Planned<AppCampaignPlan> plan(CreateAlphaAppCampaign arguments, CallContext context) {
        NewAppCampaign wanted = wanted(arguments);
        return context.grant(arguments.accountId())
                .flatMap(granted -> ads.in(granted, arguments.loginCustomerId(), context.deadline())
                        .customer()
                        .outcome(Mode.WRITE))
                .fold(
                        account -> checked(arguments, wanted, account, context),
                        error -> refused(AppCampaignRules.violations(wanted), error));
    }

    private static NewAppCampaign wanted(CreateAlphaAppCampaign arguments) {
        return new NewAppCampaign(
                arguments.name().strip(),
                arguments.budgetMicros(),
                arguments.appId(),
                arguments.appStore(),
                arguments.targetCpaMicros());
    }

    // What the caller can mend says more than an account that could not be read.
    private static Planned<AppCampaignPlan> refused(List<Violation> violations, ToolError error) {
        return Planned.refused(violations.isEmpty() ? error : ToolError.ruleViolation(violations));
    }

    private Planned<AppCampaignPlan> checked(
            CreateAlphaAppCampaign arguments, NewAppCampaign wanted, AlphaCustomer account, CallContext context) {
        List<Violation> violations = AppCampaignRules.violations(wanted, account);
        if (!violations.isEmpty()) {
            return Planned.refused(ToolError.ruleViolation(violations));
        }
        CostShare share = RecentCost.of(ads, account, arguments.loginCustomerId(), context);
        AppCampaign campaign = campaign(arguments, wanted, context.callId());
        return context.grant(campaign)
                .flatMap(granted ->
                        ads.checkAppCampaign(granted, context.deadline()).outcome(Mode.WRITE))
                .fold(passed -> ready(passed, wanted, account, share), Planned::refused);
    }

    private AppCampaign campaign(CreateAlphaAppCampaign arguments, NewAppCampaign wanted, String callId) {
        return new AppCampaign(
                arguments.accountId(),
                ads.login(arguments.accountId(), arguments.loginCustomerId()),
                wanted.name(),
                budgetName(wanted.name(), callId),
                wanted.budgetMicros(),
                wanted.appId(),
                wanted.appStore(),
                wanted.targetCpaMicros() == null ? AppGoal.INSTALLS : AppGoal.INSTALLS_AT_TARGET_COST,
                wanted.targetCpaMicros(),
                ads.declaresEuPoliticalAdvertising());
    }

    // Budgets must have names of their own, also when a campaign's name is used again after its removal.
    private static String budgetName(String name, String callId) {
        String suffix = " budget " + callId;
        int room = LONGEST_BUDGET_NAME - suffix.length();
        int length = name.codePointCount(0, name.length());
        return (length > room ? name.substring(0, name.offsetByCodePoints(0, room)) : name) + suffix;
    }

    private static Planned<AppCampaignPlan> ready(
            AppCampaign campaign, NewAppCampaign wanted, AlphaCustomer account, CostShare share) {
        String currency = account.currency().code();
        int digits = account.currency().minorDigits();
        long budget = campaign.budgetMicros().value();
        SpendEffect enabled = SpendEffect.daily(0, budget, currency, digits);
        return Planned.withoutSpend(
                new AppCampaignPlan(campaign, currency, digits),
                WriteTarget.made(account.id(), account.name(), "campaign", campaign.name()),
                Summary.of(
                        Summary.Verb.CREATE,
                        "paused app campaign",
                        campaign.name(),
                        Change.ofMoney("daily_budget", 0, budget, Unit.MICROS, currency)),
                AppCampaignDiff.of(campaign, currency),
                share.behind(AppCampaignDiff.derived(enabled), enabled),
                SpendEffect.whilePaused(0, budget, currency, digits),
                AppCampaignRules.warnings(wanted, account.currency(), share));
    }

    @Override
    public Outcome<CreatedCampaign> apply(AppCampaignPlan plan, ApplyContext context) {
        return context.grant(plan.campaign())
                .flatMap(granted -> ads.createPausedAppCampaign(granted, context.deadline(), context.sending())
                        .outcome(Mode.WRITE))
                .map(created -> CreatedCampaign.of(plan, created, ads.source()));
    }

    @Override
    public Inverse inverse(AppCampaignPlan plan, CreatedCampaign result) {
        return Inverse.none("The campaign was created paused and spends nothing. Remove it on the platform.");
    }

    // The budget's name ends in the id of the call that planned it, so the campaign with such a budget is this one.
    @Override
    public Probe<CreatedCampaign> readBack(AppCampaignPlan plan, CallContext context) {
        return context.grant(plan.campaign())
                .flatMap(granted -> ads.findAppCampaign(granted, mark(plan.campaign()), context.deadline())
                        .outcome(Mode.READ))
                .fold(
                        found -> found.map(created -> Probe.found(CreatedCampaign.of(plan, created, ads.source())))
                                .orElseGet(Probe::absent),
                        error -> Probe.inconclusive("The platform could not be asked. " + error.message()));
    }

    private static String mark(AppCampaign campaign) {
        return campaign.budgetName().substring(campaign.budgetName().lastIndexOf(' ') + 1);
    }
}
