package dev.adtools.tools.alpha.status;

import dev.adtools.api.ApplyContext;
import dev.adtools.api.CallContext;
import dev.adtools.api.Inverse;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.api.RecentDelivery;
import dev.adtools.api.SpendingWriteHandler;
import dev.adtools.tools.account.RecentCost;
import dev.adtools.tools.account.RecentResults;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.alpha.metrics.AlphaScope;
import dev.adtools.tools.alpha.metrics.LocalDay;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaContents;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AlphaSwitch;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.report.CostShare;
import java.time.LocalDate;
import java.util.Set;

/** Plans and makes one switching on. */
public final class EnableAlphaCampaignHandler
        implements SpendingWriteHandler<EnableAlphaCampaign, AlphaStatusPlan, AlphaSwitchedCampaign> {

    // Its campaigns have asset groups, which are no ad groups.
    private static final String WITHOUT_AD_GROUPS = "PERFORMANCE_MAX";

    private final AlphaAds ads;

    public EnableAlphaCampaignHandler(AlphaAds ads) {
        this.ads = ads;
    }

    @Override
    public Planned<AlphaStatusPlan> plan(EnableAlphaCampaign arguments, CallContext context) {
        AlphaStatusChange change = new AlphaStatusChange(
                arguments.scope().accountId(),
                arguments.scope().loginCustomerId(),
                arguments.campaignId(),
                AlphaSwitch.ENABLED);
        return AlphaFoundCampaign.read(ads, change, context)
                .flatMap(found -> found.notEnded(context.now()))
                .flatMap(found -> found.named(arguments.currency()))
                .fold(
                        found -> found.isAsWanted()
                                ? found.noChange()
                                : settled(found, arguments.currency() != null, context),
                        Planned::refused);
    }

    private Planned<AlphaStatusPlan> settled(AlphaFoundCampaign found, boolean isUnitSure, CallContext context) {
        return cost(found, context)
                .flatMap(cost -> DailySpend.of(found, cost, context.now()))
                .flatMap(spend -> contents(found, context)
                        .flatMap(contents -> checked(found, new Enabling(spend, contents, isUnitSure), context)))
                .fold(ready -> ready, Planned::refused);
    }

    private Outcome<Planned<AlphaStatusPlan>> checked(
            AlphaFoundCampaign found, Enabling enabling, CallContext context) {
        CostShare share = RecentCost.of(ads, found.account(), found.change().loginCustomerId(), context);
        RecentDelivery recent =
                RecentResults.of(ads, found.account(), found.change().loginCustomerId(), found.campaign(), context);
        DailySpend spend = enabling.spend();
        return found.unit(spend, share, enabling.isUnitSure())
                .flatMap(sure -> sure.checked(ads, context))
                .map(passed -> found.ready(
                                spend, AlphaStatusWarnings.ofEnable(found, spend, enabling.contents()), share)
                        .delivered(recent));
    }

    // Of a budget per day nothing is left over; and what began on no known day is counted whole.
    private Outcome<Long> cost(AlphaFoundCampaign found, CallContext context) {
        LocalDate today = LocalDay.at(context.now(), found.account().timezone());
        return LocalDay.of(found.campaign().times().start())
                .filter(start -> found.hasTotalBudget() && !start.isAfter(today))
                .map(start -> reads(found, context).cost(found.campaign().id(), new DayRange(start, today)))
                .orElseGet(() -> Outcome.completed(0L));
    }

    private AlphaAccountReads reads(AlphaFoundCampaign found, CallContext context) {
        AlphaStatusChange change = found.change();
        return new AlphaAccountReads(ads, new AlphaScope(change.accountId(), change.loginCustomerId()), context);
    }

    private Outcome<AlphaContents> contents(AlphaFoundCampaign found, CallContext context) {
        AlphaStatusChange change = found.change();
        return found.campaign().channel().equals(WITHOUT_AD_GROUPS)
                ? Outcome.completed(AlphaContents.ADS)
                : AlphaFoundCampaign.in(ads, change, context)
                        .flatMap(it -> it.contents(change.campaignId()).outcome(Mode.WRITE));
    }

    @Override
    public Set<String> descriptive() {
        return Set.of("campaign_name", "primary_status");
    }

    @Override
    public Outcome<AlphaSwitchedCampaign> apply(AlphaStatusPlan plan, ApplyContext context) {
        return AlphaSwitchedCampaign.by(ads, plan, context);
    }

    @Override
    public Probe<AlphaSwitchedCampaign> readBack(AlphaStatusPlan plan, CallContext context) {
        return AlphaSwitchedCampaign.found(ads, plan, context);
    }

    @Override
    public Inverse inverse(AlphaStatusPlan plan, AlphaSwitchedCampaign result) {
        return Inverse.call(new PauseAlphaCampaign(plan.scope(), plan.change().campaignId(), null, false));
    }

    private record Enabling(DailySpend spend, AlphaContents contents, boolean isUnitSure) {}
}
