package dev.adtools.tools.beta.status;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.rules.Brief;

/** The rules of {@code pause_beta_campaign} and {@code enable_beta_campaign} beyond their schemas. */
public enum BetaStatusRule {
    /** The campaign is neither deleted nor archived, nor in a state that is not known here. */
    STATUS_STATE_1,
    /** The account is neither disabled nor closed, nor about to be. Only of enabling. */
    STATUS_ACCOUNT_1,
    /** The account is active. A warning, only of enabling. */
    STATUS_ACCOUNT_2,
    /** The unit of the account's currency is known. Only of enabling. */
    STATUS_CURRENCY_1,
    /** The currency named is the account's. Only of enabling. */
    STATUS_CURRENCY_2,
    /** What the campaign may spend a day is known. Only of enabling. */
    STATUS_BUDGET_1,
    /** The campaign's budget is one per day, and not for its whole life. A warning, only of enabling. */
    STATUS_BUDGET_2,
    /** The budgets of its ad sets are ones per day, and not for their whole lives. A warning, only of enabling. */
    STATUS_BUDGET_3,
    /** What stops is known. A warning, only of pausing. */
    STATUS_BUDGET_4,
    /** A month of the budget can be counted exactly. Only of enabling. */
    STATUS_SIZE_1,
    /** The campaign has an ad set that is on and has not ended. A warning, only of enabling. */
    STATUS_CONTENT_1,
    /** The campaign has an ad that may be shown. A warning, only of enabling. */
    STATUS_CONTENT_2,
    /** The campaign has not ended. Only of enabling. */
    STATUS_END_1,
    /** The ad sets have nothing to learn again. A warning, only of enabling. */
    STATUS_LEARNING_1,
    /** No day costs more than the budget. A warning, only of enabling. */
    STATUS_DAY_1,
    /** What is on is so in effect. A warning, only of enabling what is on. */
    STATUS_EFFECT_1;

    private static final int LONGEST_WORD = 200;

    /** Returns the rule's id in details and warnings, for example {@code STATUS-STATE-1}. */
    public String id() {
        return name().replace('_', '-');
    }

    /** Returns the refusal of a switch that the campaign's present state does not allow. */
    <T> Outcome<T> conflict(String message, BetaCampaign campaign) {
        JsonObject details = JsonObject.builder()
                .put("campaign_id", campaign.id())
                .put("effective_status", Brief.text(campaign.effectiveStatus(), LONGEST_WORD))
                .put("rule", id())
                .build();
        return Outcome.failed(new ToolError(ErrorCode.STATE_CONFLICT, message, details));
    }

    String warning(String sentence) {
        return id() + ": " + sentence;
    }
}
