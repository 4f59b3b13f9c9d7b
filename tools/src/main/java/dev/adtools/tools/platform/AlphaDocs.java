package dev.adtools.tools.platform;

import static dev.adtools.api.RuleSource.platform;

import dev.adtools.api.RuleSource;

/** Pages of the platform's documentation from which rules of alpha are known. */
public final class AlphaDocs {

    private static final String TYPES = "https://developers.google.com/google-ads/api/reference/rpc/latest/";
    private static final String API = "https://developers.google.com/google-ads/api/docs/";
    private static final String HELP = "https://support.google.com/google-ads/answer/";

    public static final RuleSource APP_CAMPAIGN = platform(API + "app-campaigns/create-campaign");
    public static final RuleSource BUDGET = platform(API + "campaigns/budgets/overview");
    public static final RuleSource BUDGET_ERROR = platform(TYPES + "CampaignBudgetErrorEnum.CampaignBudgetError");
    public static final RuleSource CUSTOMER_STATUS = platform(TYPES + "CustomerStatusEnum.CustomerStatus");
    public static final RuleSource MANAGER_ACCOUNT = platform(TYPES + "RequestErrorEnum.RequestError");
    public static final RuleSource CAMPAIGN_STATUS =
            platform(TYPES + "CampaignPrimaryStatusEnum.CampaignPrimaryStatus");
    public static final RuleSource EU_POLITICAL_ADS = platform(API + "api-policy/eu-par");
    public static final RuleSource KEYWORD = platform(TYPES + "KeywordInfo");
    public static final RuleSource ACCOUNT_LIMITS = platform(HELP + "6372658");
    public static final RuleSource DEMAND_GEN_AD = platform(TYPES + "DemandGenMultiAssetAdInfo");
    public static final RuleSource DEMAND_GEN_SPECS = platform(HELP + "12785615");
    public static final RuleSource EDITORIAL = platform("https://support.google.com/adspolicy/answer/6021546");
    public static final RuleSource VIDEO_FORMATS = platform(HELP + "2375464");
    public static final RuleSource APPLICATION_ID =
            platform("https://developer.android.com/build/configure-app-module");

    private AlphaDocs() {}
}
