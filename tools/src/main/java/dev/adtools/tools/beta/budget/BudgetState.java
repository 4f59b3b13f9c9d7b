package dev.adtools.tools.beta.budget;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.BetaFoundCampaign;
import dev.adtools.tools.beta.campaign.DeliveryTime;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.rules.Brief;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Tells whether a campaign has a daily budget of its own that can be changed; else why not. */
final class BudgetState {

    private static final Set<String> GONE = Set.of("DELETED", "ARCHIVED");
    private static final int MOST_SHOWN = 25;
    private static final int LONGEST_NAME = 200;

    private final BetaAds ads;
    private final CallContext context;

    BudgetState(BetaAds ads, CallContext context) {
        this.ads = ads;
        this.context = context;
    }

    Outcome<BudgetChange> change(BetaFoundCampaign found, long wanted) {
        BetaCampaign campaign = found.campaign();
        String code = found.account().currency();
        Long daily = campaign.budget().daily();
        if (GONE.contains(campaign.effectiveStatus()) || GONE.contains(campaign.status())) {
            return Outcome.failed(BudgetRule.BUDGET_STATE_1.conflict(
                    "The campaign was deleted or archived, so its budget cannot be changed.", details(campaign)));
        } else if (DeliveryTime.of(campaign).hasEnded(context.now())) {
            // It would begin to spend the budget when its end is moved: nobody can approve that amount now.
            return Outcome.failed(BudgetRule.STATUS_END_1.conflict(
                    "The campaign has ended, so a change of its budget, up or down, changes nothing that is spent; move"
                            + " its end first.",
                    details(campaign)));
        } else if (campaign.budget().lifetime() != null) {
            return Outcome.failed(BudgetRule.BUDGET_LEVEL_2.conflict(
                    "The campaign has a budget for its whole life, which cannot be made one per day.",
                    details(campaign)));
        } else if (daily == null) {
            return ads.adSets(found.granted(), context.deadline())
                    .outcome(Mode.WRITE)
                    .flatMap(adSets -> Outcome.failed(below(campaign, adSets)));
        }
        return BetaCurrency.of(code)
                .map(currency -> Outcome.completed(new BudgetChange(found, currency, daily, wanted, context.now())))
                .orElseGet(() -> Outcome.failed(BudgetRule.BUDGET_CURRENCY_1.conflict(
                        "The unit of the account's currency is not known, so no amount can be sent safely.",
                        details(campaign))));
    }

    private static ToolError below(BetaCampaign campaign, List<BetaAdSet> adSets) {
        List<BetaAdSet> shown = adSets.subList(0, Math.min(adSets.size(), MOST_SHOWN));
        String ids = shown.stream().map(BetaAdSet::id).collect(Collectors.joining(", "));
        return BudgetRule.BUDGET_LEVEL_1.conflict(
                "The campaign has no daily budget of its own; its ad sets have theirs"
                        + (shown.isEmpty() ? "." : ": " + ids + (shown.size() < adSets.size() ? ", …." : ".")),
                details(campaign).toBuilder()
                        .put(
                                "ad_sets",
                                JsonArray.of(
                                        shown.stream().map(BudgetState::adSet).toList()))
                        .build());
    }

    private static JsonObject adSet(BetaAdSet adSet) {
        return JsonObject.builder()
                .put("id", adSet.id())
                .put("name", Brief.text(adSet.name(), LONGEST_NAME))
                .put("daily_budget", Cells.number(adSet.dailyBudget()))
                .put("lifetime_budget", Cells.number(adSet.lifetimeBudget()))
                .build();
    }

    private static JsonObject details(BetaCampaign campaign) {
        return JsonObject.builder()
                .put("campaign_id", campaign.id())
                .put("effective_status", Brief.text(campaign.effectiveStatus(), LONGEST_NAME))
                .build();
    }
}
