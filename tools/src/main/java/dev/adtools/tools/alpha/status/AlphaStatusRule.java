package dev.adtools.tools.alpha.status;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleDescription.warning;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaDocs;
import dev.adtools.tools.rules.Brief;

/** Rules of {@code pause_alpha_campaign} and {@code enable_alpha_campaign} beyond their schemas. */
public enum AlphaStatusRule implements Rule {
    STATUS_ACCOUNT_1(error("The account is enabled.", AlphaDocs.CUSTOMER_STATUS)),
    STATUS_ACCOUNT_2(error("The account is no manager account.", AlphaDocs.MANAGER_ACCOUNT)),
    STATUS_CURRENCY_1(error("When enabling, the currency named is the account's.", SERVICE)),
    STATUS_STATE_1(
            error("The campaign is neither removed nor in a state that is not known here.", AlphaDocs.CAMPAIGN_STATUS)),
    STATUS_BUDGET_1(error("When enabling, what the campaign may spend a day is known.", SERVICE)),
    STATUS_BUDGET_2(
            warning("When enabling, the budget is one per day, and not until the campaign's end.", AlphaDocs.BUDGET)),
    STATUS_BUDGET_3(warning("No other campaign may use the budget.", AlphaDocs.BUDGET)),
    STATUS_SIZE_1(error("When enabling, a month of the budget can be counted exactly.", SERVICE)),
    STATUS_CONTENT_1(warning("When enabling, the campaign has an enabled ad group.", SERVICE)),
    STATUS_CONTENT_2(warning("When enabling, an enabled ad group has an enabled ad.", SERVICE)),
    STATUS_END_1(error("When enabling, the campaign has not ended.", AlphaDocs.CAMPAIGN_STATUS)),
    STATUS_EU_1(warning(
            "When enabling, the platform has word on political advertising in the EU.", AlphaDocs.EU_POLITICAL_ADS)),
    STATUS_LEARNING_1(warning("When enabling, the bidding has nothing to learn again.", AlphaDocs.CAMPAIGN_STATUS)),
    STATUS_DAY_1(warning("When enabling, it is said how much more than the budget a day may cost.", AlphaDocs.BUDGET)),
    STATUS_EFFECT_1(warning("What is on serves; told when enabling what is on already.", AlphaDocs.CAMPAIGN_STATUS));

    private static final int LONGEST_WORD = 200;

    private final RuleDescription description;

    AlphaStatusRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
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
}
