package dev.adtools.tools.beta.status;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleDescription.warning;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaDocs;
import dev.adtools.tools.rules.Brief;

/** Rules of {@code pause_beta_campaign} and {@code enable_beta_campaign} beyond their schemas. */
public enum BetaStatusRule implements Rule {
    STATUS_STATE_1(error(
            "The campaign is neither deleted nor archived, nor in a state that is not known here.",
            BetaDocs.OBJECT_STATUS)),
    STATUS_ACCOUNT_1(
            error("When enabling, the account is neither disabled nor closed, nor about to be.", BetaDocs.AD_ACCOUNT)),
    STATUS_ACCOUNT_2(warning("When enabling, the account is active.", BetaDocs.AD_ACCOUNT)),
    STATUS_CURRENCY_1(error("When enabling, the unit of the account's currency is known.", BetaDocs.CURRENCIES)),
    STATUS_CURRENCY_2(error("When enabling, the currency named is the account's.", SERVICE)),
    STATUS_BUDGET_1(error("When enabling, what the campaign may spend a day is known.", SERVICE)),
    STATUS_BUDGET_2(
            warning("When enabling, the campaign's budget is one per day, and not for its whole life.", SERVICE)),
    STATUS_BUDGET_3(warning(
            "When enabling, the budgets of its ad sets are ones per day, and not for their whole lives.", SERVICE)),
    STATUS_BUDGET_4(warning("When pausing, what a day of the campaign costs is known.", SERVICE)),
    STATUS_SIZE_1(error("When enabling, a month of the budget can be counted exactly.", SERVICE)),
    STATUS_CONTENT_1(warning("When enabling, the campaign has an ad set that is on and has not ended.", SERVICE)),
    STATUS_CONTENT_2(warning("When enabling, the campaign has an ad that may be shown.", SERVICE)),
    STATUS_END_1(error("When enabling, the campaign has not ended.", SERVICE)),
    STATUS_LEARNING_1(warning("When enabling, the ad sets have nothing to learn again.", BetaDocs.LEARNING_PHASE)),
    STATUS_DAY_1(warning("When enabling, it is said how much more than the budget a day may cost.", BetaDocs.BUDGETS)),
    STATUS_EFFECT_1(
            warning("What is on is on in effect; told when enabling what is on already.", BetaDocs.OBJECT_STATUS));

    private static final int LONGEST_WORD = 200;

    private final RuleDescription description;

    BetaStatusRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
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
}
