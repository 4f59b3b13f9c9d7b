package dev.adtools.tools.alpha.appcampaign;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleDescription.warning;
import static dev.adtools.api.RuleSource.PRACTICE;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.tools.platform.AlphaDocs;

/** Rules of {@code create_alpha_app_campaign} beyond its schema. */
public enum AppCampaignRule implements Rule {
    APP_NAME_1(error("The name is more than space.", SERVICE)),
    APP_NAME_2(error("The name has no NUL, line feed or carriage return.", SERVICE)),
    APP_BUDGET_2(error("The budget is a multiple of the currency's smallest unit.", AlphaDocs.BUDGET_ERROR)),
    APP_ID_1(error("An app of alpha's store goes by its package name.", AlphaDocs.APPLICATION_ID)),
    APP_ID_2(error("An app of gamma's store goes by its number.", AlphaDocs.APP_CAMPAIGN)),
    APP_CPA_2(error("The target cost is a multiple of the currency's smallest unit.", AlphaDocs.BUDGET_ERROR)),
    APP_CPA_3(error("The target cost does not exceed the budget.", PRACTICE)),
    APP_CPA_4(warning("The budget pays for ten installs a day.", PRACTICE)),
    APP_CPA_5(warning("The budget pays for fifty installs a day.", PRACTICE)),
    APP_ACCOUNT_1(error("The account is enabled.", AlphaDocs.CUSTOMER_STATUS)),
    APP_ACCOUNT_2(error("The account is no manager account.", AlphaDocs.MANAGER_ACCOUNT));

    private final RuleDescription description;

    AppCampaignRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
