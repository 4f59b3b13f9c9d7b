package dev.adtools.tools.platform;

import static dev.adtools.api.RuleSource.platform;

import dev.adtools.api.RuleSource;

/** Pages of the platform's documentation from which rules of beta are known. */
public final class BetaDocs {

    private static final String ADS = "https://developers.facebook.com/documentation/ads-commerce/marketing-api/";
    private static final String CONVERSIONS =
            "https://developers.facebook.com/documentation/ads-commerce/conversions-api/";
    private static final String API = "https://developers.facebook.com/docs/";

    public static final RuleSource CAMPAIGN = platform(ADS + "reference/ad-campaign-group");
    public static final RuleSource AD_SET = platform(ADS + "reference/ad-campaign");
    public static final RuleSource AD = platform(ADS + "reference/adgroup");
    public static final RuleSource OBJECT_STATUS = platform(ADS + "best-practices/manage-your-ad-object-status");
    public static final RuleSource AD_ACCOUNT = platform(API + "marketing-api/reference/ad-account");
    public static final RuleSource PROMOTED_OBJECT = platform(ADS + "reference/ad-promoted-object");
    public static final RuleSource BID_STRATEGY = platform(ADS + "bidding/overview/bid-strategy");
    public static final RuleSource BILLING_EVENTS = platform(API + "marketing-api/bidding/overview/billing-events");
    public static final RuleSource BUDGETS = platform(ADS + "bidding/overview/budgets");
    public static final RuleSource BUDGET_SHARING = platform(ADS + "marketing-api-changelog/version24.0");
    public static final RuleSource CURRENCIES = platform(ADS + "currencies");
    public static final RuleSource MINIMUM_BUDGET = platform(API + "marketing-api/reference/minimum-budget");
    public static final RuleSource SPECIAL_AD_CATEGORIES = platform(ADS + "audiences/special-ad-category");
    public static final RuleSource SPECIAL_AD_AUDIENCES =
            platform("https://www.facebook.com/business/help/2220749868045706");
    public static final RuleSource TARGETING = platform(ADS + "audiences/reference/basic-targeting");
    public static final RuleSource ADVANTAGE_AUDIENCE =
            platform(ADS + "audiences/reference/targeting-expansion/advantage-audience");
    public static final RuleSource CATALOG_ADS = platform(ADS + "advantage-catalog-ads/get-started");
    public static final RuleSource CATALOG_CREATIVE = platform(ADS + "advantage-creative-for-catalog");
    public static final RuleSource CALL_TO_ACTION =
            platform(API + "marketing-api/reference/ad-creative-link-data-call-to-action");
    public static final RuleSource CATALOG_DIAGNOSTICS = platform(ADS + "reference/product-catalog/diagnostics");
    public static final RuleSource PRODUCT_SETS = platform(ADS + "reference/product-catalog/product_sets");
    public static final RuleSource PRODUCT_AUDIENCES = platform(ADS + "reference/ad-account/product_audiences");
    public static final RuleSource PIXEL =
            platform("https://developers.facebook.com/documentation/meta-pixel/reference");
    public static final RuleSource PIXEL_CATALOG = platform(API + "meta-pixel/get-started/advantage-catalog-ads");
    public static final RuleSource SERVER_EVENT = platform(CONVERSIONS + "parameters/server-event");
    public static final RuleSource EVENT_PARAMETERS = platform(CONVERSIONS + "parameters");
    public static final RuleSource CUSTOMER_INFORMATION =
            platform(CONVERSIONS + "parameters/customer-information-parameters");
    public static final RuleSource HASHING = platform(CONVERSIONS + "payload-helper");
    public static final RuleSource CLICK_ID = platform(CONVERSIONS + "parameters/fbp-and-fbc");
    public static final RuleSource DEDUPLICATION = platform(CONVERSIONS + "deduplicate-pixel-and-server-events");
    public static final RuleSource APP_DATA = platform(API + "marketing-api/conversions-api/parameters/app-data");
    public static final RuleSource VALUE_CURRENCY = platform(CONVERSIONS + "guides/value-optimization");
    public static final RuleSource OFFLINE_EVENTS = platform(CONVERSIONS + "offline-events");
    public static final RuleSource OFFLINE_RETIRED = platform(ADS + "marketing-api-changelog/version20.0");
    public static final RuleSource CONVERSIONS_API = platform(CONVERSIONS + "using-the-api");
    public static final RuleSource DATA_PROCESSING = platform(API + "marketing-apis/data-processing-options");
    public static final RuleSource LEAD_FORMS = platform(API + "graph-api/reference/page/leadgen_forms");
    public static final RuleSource LEAD_ADS = platform(ADS + "guides/lead-ads/create");
    public static final RuleSource LEARNING_STAGE =
            platform(API + "marketing-api/reference/ad-campaign-learning-stage-info");
    public static final RuleSource LEARNING_PHASE = platform("https://www.facebook.com/business/help/112167992830700");

    private BetaDocs() {}
}
