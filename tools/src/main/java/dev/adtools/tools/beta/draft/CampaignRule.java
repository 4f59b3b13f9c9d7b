package dev.adtools.tools.beta.draft;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleDescription.info;
import static dev.adtools.api.RuleDescription.warning;
import static dev.adtools.api.RuleSource.ISO_3166;
import static dev.adtools.api.RuleSource.ISO_4217;
import static dev.adtools.api.RuleSource.PRACTICE;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.tools.platform.AlphaDocs;
import dev.adtools.tools.platform.BetaDocs;

/** Rules for campaign drafts, with what it is about. */
enum CampaignRule implements Rule {
    CMP_PLAT_1(error("The platform is one that there are rules for.", SERVICE)),
    CMP_EMPTY_1(error("The draft is not empty.", SERVICE)),
    CMP_SHAPE_1(error("Parts of the draft are objects and lists where they must be.", SERVICE)),
    CMP_FIELD_1(info("Every member is one that a rule looks at.", SERVICE)),
    CMP_ACC_1(error("The account id has the form of one.", SERVICE)),
    CMP_ACC_2(warning("The account can be read, and campaigns in it deliver.", BetaDocs.AD_ACCOUNT)),
    CMP_CUR_1(error("The currency is one that ad accounts can have.", BetaDocs.CURRENCIES)),
    CMP_CUR_2(error("The currency is the account's.", SERVICE)),
    CMP_NAME_1(error("The campaign and its ad sets have names that are not too long.", SERVICE)),
    CMP_OBJ_1(error("The objective is a present one.", BetaDocs.CAMPAIGN)),
    CMP_BUY_1(error("The buying type is supported.", BetaDocs.BILLING_EVENTS)),
    CMP_STAT_1(error("Nothing is created switched on.", SERVICE)),
    CMP_SAFE_1(error("The campaign is created paused or after an approval.", SERVICE)),
    CMP_SAC_1(error("Special ad categories are stated.", BetaDocs.CAMPAIGN)),
    CMP_SAC_2(error("Special ad categories exist.", BetaDocs.SPECIAL_AD_CATEGORIES)),
    CMP_SAC_3(error("A special ad category states its countries.", BetaDocs.SPECIAL_AD_CATEGORIES)),
    CMP_SAC_4(error("Ads of protected categories do not choose people.", BetaDocs.SPECIAL_AD_AUDIENCES)),
    CMP_SAC_5(warning("What sounds like a special ad category is declared.", PRACTICE)),
    CMP_BUD_1(error("There is exactly one budget, on one level.", BetaDocs.AD_SET)),
    CMP_BUD_2(error("Amounts are positive whole minor units.", BetaDocs.BUDGETS)),
    CMP_BUD_3(error("Budgets are no less than the platform's least ones.", BetaDocs.MINIMUM_BUDGET)),
    CMP_BUD_4(error("A lifetime budget has an end, a day away at least.", BetaDocs.AD_SET)),
    CMP_BUD_5(error("Ad sets with budgets say whether they share them.", BetaDocs.BUDGET_SHARING)),
    CMP_BUD_6(error("Budgets are in the right unit and within the campaign's own cap.", SERVICE)),
    CMP_BUD_7(warning("Budgets are five times what a result may cost, at least.", PRACTICE)),
    CMP_BUD_8(error("Budgets are within the caps that the service sets to the account.", SERVICE)),
    CMP_BUD_9(error("Budgets are near what the account costs a day, or their unit is confirmed.", SERVICE)),
    CMP_BID_1(error("The bid strategy exists.", BetaDocs.BID_STRATEGY)),
    CMP_BID_2(error("The bid strategy has what it needs and nothing else.", BetaDocs.BID_STRATEGY)),
    CMP_BID_3(error("The bid strategy stands where the budget stands.", BetaDocs.CAMPAIGN)),
    CMP_TIME_1(error("Times are moments in a sensible order.", SERVICE)),
    CMP_TIME_2(error("Ad sets run while their campaign does.", SERVICE)),
    CMP_GOAL_1(error("Goals exist and fit the objective.", PRACTICE)),
    CMP_BILL_1(error("Billing events exist and go with the goal.", BetaDocs.BILLING_EVENTS)),
    CMP_PROMO_1(error("Goals say what they are counted on.", BetaDocs.PROMOTED_OBJECT)),
    CMP_GEO_1(error("Ad sets say where they run, and who pays where the law asks.", BetaDocs.TARGETING)),
    CMP_AUD_1(error("Ages, genders and placements exist.", BetaDocs.TARGETING)),
    CMP_AUD_2(error("Countries exist.", ISO_3166)),
    CMP_ADV_1(warning("The draft says whether the audience may be widened.", BetaDocs.ADVANTAGE_AUDIENCE)),
    ACM_ACC_1(error("The ids of the account on alpha and of its manager account have the form of one.", SERVICE)),
    ACM_ACC_2(error("The account on alpha can be read and have campaigns.", AlphaDocs.CUSTOMER_STATUS)),
    ACM_NAME_1(error("The name on alpha is one line and not too long.", SERVICE)),
    ACM_APP_1(error("The app is named as its store names it.", AlphaDocs.APP_CAMPAIGN)),
    ACM_STAT_1(error("Nothing is created switched on, on alpha.", SERVICE)),
    ACM_SAFE_1(error("The campaign on alpha is created paused or after an approval.", SERVICE)),
    ACM_FIELD_1(info("Every member is one that a rule for alpha looks at.", SERVICE)),
    ACM_BUD_1(error("The budget is a positive whole number of micros in the smallest unit.", AlphaDocs.BUDGET_ERROR)),
    ACM_BUD_2(error("The budget is within the caps that the service sets to the account on alpha.", SERVICE)),
    ACM_BUD_3(error("The budget is near what the account on alpha costs a day, or its unit is confirmed.", SERVICE)),
    ACM_CUR_1(error("The currency on alpha exists.", ISO_4217)),
    ACM_CUR_2(error("The currency is that of the account on alpha.", SERVICE)),
    ACM_CPA_1(error("The target cost fits the budget.", PRACTICE));

    private final RuleDescription description;

    CampaignRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
