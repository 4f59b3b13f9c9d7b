package dev.adtools.tools.beta.budget;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.report.BudgetUnitGuard;

/** The rules of {@code update_campaign_budget} beyond its schema. */
public enum BudgetRule {
    /** The campaign is neither deleted nor archived. */
    BUDGET_STATE_1,
    /** The campaign has not ended. */
    STATUS_END_1,
    /** The budget stands on the campaign, and not on its ad sets. */
    BUDGET_LEVEL_1,
    /** The budget is one per day, and not for the campaign's whole life. */
    BUDGET_LEVEL_2,
    /** The unit of the account's currency is known. */
    BUDGET_CURRENCY_1,
    /** The currency named is the account's. */
    BUDGET_CURRENCY_2,
    /** The budget is no less than the account's least one, nor than ten minor units. */
    BUDGET_FLOOR_1,
    /** The budget is no less than the platform usually takes for what the ad sets aim at, in US dollars. A warning. */
    BUDGET_FLOOR_2,
    /** A month of the budget can be counted exactly. */
    BUDGET_SIZE_1,
    /** The budget is neither raised fivefold nor cut to a tenth, unless the currency is named: the unit may be wrong. */
    SUSPICIOUS_UNIT_CHANGE,
    /** The budget is not raised while ad sets are learning. A warning. */
    BUDGET_LEARNING_1,
    /** The budget is not raised, so no day costs more than before. A warning. */
    BUDGET_DAY_1,
    /** The account is active. A warning. */
    BUDGET_ACCOUNT_1;

    /** Returns the rule's id in violations, details and warnings, for example {@code BUDGET-LEVEL-1}. */
    public String id() {
        return name().equals(BudgetUnitGuard.RULE) ? name() : name().replace('_', '-');
    }

    Violation at(String pointer, String message) {
        return new Violation(pointer, id(), message);
    }

    /** Returns the refusal of a change that the campaign's present state does not allow. */
    ToolError conflict(String message, JsonObject details) {
        return new ToolError(
                ErrorCode.STATE_CONFLICT,
                message,
                details.toBuilder().put("rule", id()).build());
    }

    String warning(String sentence) {
        return id() + ": " + sentence;
    }
}
