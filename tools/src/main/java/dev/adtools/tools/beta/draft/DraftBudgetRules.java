package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.campaign.BudgetFloor;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.List;

/** Checks where the budgets are, and that each is an amount of minor units. */
final class DraftBudgetRules {

    private static final List<String> AMOUNTS = List.of("daily_budget", "lifetime_budget", "spend_cap", "bid_amount");
    private static final String SHARING = "is_adset_budget_sharing_enabled";

    private DraftBudgetRules() {}

    /** Applies CMP-BUD-1, CMP-BUD-2 and CMP-BUD-5. */
    static void check(CampaignDraft draft, Checks checks) {
        Check place = checks.rule(CampaignRule.CMP_BUD_1);
        draft.levels().forEach(level -> oneKind(level, place));
        oneLevel(draft, place);
        Check amount = checks.rule(CampaignRule.CMP_BUD_2);
        for (Node level : draft.levels()) {
            AMOUNTS.forEach(name -> amount(level.at(name), amount));
        }
        draft.budgets().forEach(budget -> size(budget, amount));
        sharing(draft, checks);
    }

    private static void oneKind(Node level, Check rule) {
        if (CampaignDraft.budgetsOf(level).size() > 1) {
            rule.error(
                    level.at("lifetime_budget"),
                    "There must be a daily or a lifetime budget, not both.",
                    "one of daily_budget and lifetime_budget",
                    "Remove one of the two.");
        }
    }

    private static void oneLevel(CampaignDraft draft, Check rule) {
        boolean onCampaign = !draft.campaignBudgets().isEmpty();
        if (onCampaign) {
            for (Node budget : draft.adSetBudgets()) {
                rule.error(
                        budget,
                        "The campaign has a budget, so its ad sets must not have one.",
                        "a budget on the campaign or on its ad sets",
                        "Remove the budget of the campaign or of all ad sets.");
            }
        } else if (draft.adSetBudgets().isEmpty()) {
            rule.error(
                    draft.at("daily_budget"),
                    "There is no budget, and none is ever assumed.",
                    "a budget on the campaign or on every ad set",
                    "State daily_budget or lifetime_budget in minor units.");
        } else {
            for (Node adSet : draft.adSets()) {
                if (CampaignDraft.budgetsOf(adSet).isEmpty()) {
                    rule.error(
                            adSet.at("daily_budget"),
                            "Other ad sets have a budget, this one has none.",
                            "a budget on every ad set",
                            "State its daily_budget or lifetime_budget.");
                }
            }
        }
    }

    private static void amount(Node amount, Check rule) {
        if (amount.present() && CampaignDraft.amount(amount).isEmpty()) {
            rule.error(
                    amount,
                    "An amount is a positive whole number of minor units; nothing is rounded or converted.",
                    "a whole number above 0",
                    "Give cents, or whole units for currencies without cents.");
        }
    }

    private static void size(Node budget, Check rule) {
        if (CampaignDraft.amount(budget).isPresent()
                && CampaignDraft.budget(budget).isEmpty()) {
            rule.error(
                    budget,
                    "No tool of the service sets a budget of so many minor units.",
                    "at most " + BudgetFloor.MOST_MINOR,
                    "State the budget in minor units: cents, or whole units for currencies without cents.");
        }
    }

    private static void sharing(CampaignDraft draft, Checks checks) {
        Node sharing = draft.at(SHARING);
        Check rule = checks.rule(CampaignRule.CMP_BUD_5);
        if (sharing.present() && sharing.truth().isEmpty()) {
            rule.error(sharing, "This is neither true nor false.", "true or false", "State one of the two.");
        } else if (sharing.absent() && !draft.adSetBudgets().isEmpty()) {
            rule.warn(
                    sharing,
                    "With budgets on ad sets the platform wants to know whether they may share; false is assumed.",
                    "true or false",
                    "State " + SHARING + ".");
        }
    }
}
