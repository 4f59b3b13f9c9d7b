package dev.adtools.tools.beta.draft;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;

/** Every rule for campaign drafts, with what it is about. */
enum CampaignRule {
    /** There are rules for the platform. */
    CMP_PLAT_1,
    /** There is something to check. */
    CMP_EMPTY_1,
    /** Parts of the draft are objects and lists. */
    CMP_SHAPE_1,
    /** Members that no rule looks at. */
    CMP_FIELD_1,
    /** The account id is one. */
    CMP_ACC_1,
    /** The account can be read, and campaigns in it deliver. */
    CMP_ACC_2,
    /** The currency is one that ad accounts can have. */
    CMP_CUR_1,
    /** The currency is the account's. */
    CMP_CUR_2,
    /** Names are there and not too long. */
    CMP_NAME_1,
    /** The objective is a present one. */
    CMP_OBJ_1,
    /** The buying type is supported. */
    CMP_BUY_1,
    /** Nothing is created switched on. */
    CMP_STAT_1,
    /** The campaign is created paused or after an approval. */
    CMP_SAFE_1,
    /** Special ad categories are stated. */
    CMP_SAC_1,
    /** Special ad categories exist. */
    CMP_SAC_2,
    /** A special ad category states its countries. */
    CMP_SAC_3,
    /** Ads of protected categories do not choose people. */
    CMP_SAC_4,
    /** What sounds like a special ad category is declared. */
    CMP_SAC_5,
    /** There is exactly one budget, on one level. */
    CMP_BUD_1,
    /** Amounts are positive whole minor units. */
    CMP_BUD_2,
    /** Budgets are no less than the platform's least ones. */
    CMP_BUD_3,
    /** A lifetime budget has an end, a day away at least. */
    CMP_BUD_4,
    /** Ad sets with budgets say whether they share them. */
    CMP_BUD_5,
    /** Budgets are in the right unit and within the campaign's own cap. */
    CMP_BUD_6,
    /** Budgets are five times what a result may cost, at least. */
    CMP_BUD_7,
    /** Budgets are within the caps that the service sets to the account. */
    CMP_BUD_8,
    /** Budgets are near what the account costs a day, or their unit is confirmed. */
    CMP_BUD_9,
    /** The bid strategy exists. */
    CMP_BID_1,
    /** The bid strategy has what it needs and nothing else. */
    CMP_BID_2,
    /** The bid strategy stands where the budget stands. */
    CMP_BID_3,
    /** Times are moments in a sensible order. */
    CMP_TIME_1,
    /** Ad sets run while their campaign does. */
    CMP_TIME_2,
    /** Goals exist and fit the objective. */
    CMP_GOAL_1,
    /** Billing events exist and go with the goal. */
    CMP_BILL_1,
    /** Goals say what they are counted on. */
    CMP_PROMO_1,
    /** Ad sets say where they run, and who pays where the law asks. */
    CMP_GEO_1,
    /** Ages, genders and placements exist. */
    CMP_AUD_1,
    /** Countries exist. */
    CMP_AUD_2,
    /** Whether the audience may be widened is said. */
    CMP_ADV_1,
    /** The ids of the account on alpha, and of its manager account, are some. */
    ACM_ACC_1,
    /** The account on alpha can be read and have campaigns. */
    ACM_ACC_2,
    /** The name on alpha is one line and not too long. */
    ACM_NAME_1,
    /** The app is named as its store names it. */
    ACM_APP_1,
    /** Nothing is created switched on, on alpha. */
    ACM_STAT_1,
    /** The campaign on alpha is created paused or after an approval. */
    ACM_SAFE_1,
    /** Members that no rule for alpha looks at. */
    ACM_FIELD_1,
    /** The budget is a positive whole number of micros in the smallest unit. */
    ACM_BUD_1,
    /** The budget is within the caps that the service sets to the account on alpha. */
    ACM_BUD_2,
    /** The budget is near what the account on alpha costs a day, or its unit is confirmed. */
    ACM_BUD_3,
    /** The currency on alpha exists. */
    ACM_CUR_1,
    /** The currency is that of the account on alpha. */
    ACM_CUR_2,
    /** The target cost fits the budget. */
    ACM_CPA_1;

    /** Returns the rule's id, for example CMP-EMPTY-1. */
    String id() {
        return name().replace('_', '-');
    }

    /** Applies the rule. */
    Check in(Checks checks) {
        return checks.rule(id());
    }

    /** Notes that the rule could not be applied. */
    void skip(Checks checks) {
        checks.skip(id());
    }
}
