package dev.adtools.tools.alpha.appcampaign;

/** The rules of {@code create_alpha_app_campaign} beyond its schema. */
public enum AppCampaignRule {
    /** The name is more than space. */
    APP_NAME_1,
    /** The name has no NUL, line feed or carriage return. */
    APP_NAME_2,
    /** The budget is a multiple of the currency's smallest unit. */
    APP_BUDGET_2,
    /** The currency named is the account's. */
    APP_CURRENCY_1,
    /** An app of alpha's store goes by its package name. */
    APP_ID_1,
    /** An app of gamma's store goes by its number. */
    APP_ID_2,
    /** The target cost is a multiple of the currency's smallest unit. */
    APP_CPA_2,
    /** The target cost does not exceed the budget. */
    APP_CPA_3,
    /** The budget pays for ten installs a day. A warning. */
    APP_CPA_4,
    /** The budget pays for fifty installs a day. A warning. */
    APP_CPA_5,
    /** The account is enabled. */
    APP_ACCOUNT_1,
    /** The account is no manager account. */
    APP_ACCOUNT_2;

    /** Returns the rule's id in violations and warnings, for example {@code APP-NAME-1}. */
    public String id() {
        return name().replace('_', '-');
    }
}
