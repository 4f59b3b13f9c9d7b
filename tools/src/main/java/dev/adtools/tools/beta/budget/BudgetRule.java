package dev.adtools.tools.beta.budget;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleDescription.warning;
import static dev.adtools.api.RuleSource.PRACTICE;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.BetaDocs;

/** Rules of {@code update_campaign_budget} beyond its schema. */
public enum BudgetRule implements Rule {
    BUDGET_STATE_1(error("The campaign is neither deleted nor archived.", BetaDocs.OBJECT_STATUS)),
    BUDGET_STATE_2(warning("The campaign is not paused, so its budget serves.", SERVICE)),
    STATUS_END_1(error("The campaign has not ended.", SERVICE)),
    BUDGET_LEVEL_1(error("The budget stands on the campaign, and not on its ad sets.", BetaDocs.AD_SET)),
    BUDGET_LEVEL_2(error("The budget is one per day, and not for the campaign's whole life.", SERVICE)),
    BUDGET_CURRENCY_1(error("The unit of the account's currency is known.", BetaDocs.CURRENCIES)),
    BUDGET_CURRENCY_2(error("The currency named is the account's.", SERVICE)),
    BUDGET_FLOOR_1(error(
            "The budget is no less than the account's least one, nor than ten minor units.", BetaDocs.MINIMUM_BUDGET)),
    BUDGET_FLOOR_2(warning(
            "The budget is no less than the platform usually takes for what the ad sets aim at, in US dollars.",
            PRACTICE)),
    BUDGET_SIZE_1(error("A month of the budget can be counted exactly.", SERVICE)),
    BUDGET_LEARNING_1(warning("The budget is not raised while ad sets are learning.", BetaDocs.LEARNING_PHASE)),
    BUDGET_DAY_1(warning("When raising, it is said how much more than the budget a day may cost.", BetaDocs.BUDGETS)),
    BUDGET_ACCOUNT_1(warning("The account is active.", BetaDocs.AD_ACCOUNT));

    private final RuleDescription description;

    BudgetRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }

    /** Returns the refusal of a change that the campaign's present state does not allow. */
    ToolError conflict(String message, JsonObject details) {
        return new ToolError(
                ErrorCode.STATE_CONFLICT,
                message,
                details.toBuilder().put("rule", id()).build());
    }
}
