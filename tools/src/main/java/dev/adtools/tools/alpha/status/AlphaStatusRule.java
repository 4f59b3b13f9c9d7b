package dev.adtools.tools.alpha.status;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.rules.Brief;
import java.util.List;

/** The rules of {@code pause_alpha_campaign} and {@code enable_alpha_campaign} beyond their schemas. */
public enum AlphaStatusRule {
    /** The account is enabled. */
    STATUS_ACCOUNT_1,
    /** The account is no manager account. */
    STATUS_ACCOUNT_2,
    /** The currency named is the account's. Only of enabling. */
    STATUS_CURRENCY_1,
    /** The campaign is neither removed nor in a state that is not known here. */
    STATUS_STATE_1,
    /** What the campaign may spend a day is known. Only of enabling. */
    STATUS_BUDGET_1,
    /** The budget is one per day, and not until the campaign's end. A warning, only of enabling. */
    STATUS_BUDGET_2,
    /** No other campaign may use the budget. A warning. */
    STATUS_BUDGET_3,
    /** A month of the budget can be counted exactly. Only of enabling. */
    STATUS_SIZE_1,
    /** The campaign has an enabled ad group. A warning, only of enabling. */
    STATUS_CONTENT_1,
    /** An enabled ad group has an enabled ad. A warning, only of enabling. */
    STATUS_CONTENT_2,
    /** The campaign has not ended. Only of enabling. */
    STATUS_END_1,
    /** The platform has word on political advertising in the EU. A warning, only of enabling. */
    STATUS_EU_1,
    /** The bidding has nothing to learn again. A warning, only of enabling. */
    STATUS_LEARNING_1,
    /** No day costs more than the budget. A warning, only of enabling. */
    STATUS_DAY_1,
    /** What is on serves. A warning, only of enabling what is enabled. */
    STATUS_EFFECT_1;

    private static final int LONGEST_WORD = 200;

    /** Returns the rule's id in violations, details and warnings, for example {@code STATUS-STATE-1}. */
    public String id() {
        return name().replace('_', '-');
    }

    <T> Outcome<T> broken(String pointer, String message) {
        return Outcome.failed(ToolError.ruleViolation(List.of(new Violation(pointer, id(), message))));
    }

    /** Returns the refusal of a switch that the campaign's present state does not allow. */
    <T> Outcome<T> conflict(String message, AlphaCampaign campaign) {
        JsonObject details = JsonObject.builder()
                .put("campaign_id", campaign.id())
                .put("status", Brief.text(campaign.status(), LONGEST_WORD))
                .put("rule", id())
                .build();
        return Outcome.failed(new ToolError(ErrorCode.STATE_CONFLICT, message, details));
    }

    String warning(String sentence) {
        return id() + ": " + sentence;
    }
}
