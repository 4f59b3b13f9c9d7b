package dev.adtools.tools.beta.catalog;

import java.util.List;
import java.util.Map;

/** The platform's words that the rules know. */
final class CatalogVocabulary {

    static final String SALES = "OUTCOME_SALES";

    static final List<String> POSSIBLE_OBJECTIVES =
            List.of("OUTCOME_TRAFFIC", "OUTCOME_APP_PROMOTION", "OUTCOME_LEADS");

    static final List<String> OTHER_OBJECTIVES = List.of("OUTCOME_AWARENESS", "OUTCOME_ENGAGEMENT");

    /** Objectives of former years and what became of them. */
    static final Map<String, String> LEGACY_OBJECTIVES = Map.ofEntries(
            Map.entry("PRODUCT_CATALOG_SALES", SALES),
            Map.entry("CATALOG_SALES", SALES),
            Map.entry("CONVERSIONS", SALES),
            Map.entry("MESSAGES", SALES),
            Map.entry("LINK_CLICKS", "OUTCOME_TRAFFIC"),
            Map.entry("TRAFFIC", "OUTCOME_TRAFFIC"),
            Map.entry("LEAD_GENERATION", "OUTCOME_LEADS"),
            Map.entry("APP_INSTALLS", "OUTCOME_APP_PROMOTION"),
            Map.entry("BRAND_AWARENESS", "OUTCOME_AWARENESS"),
            Map.entry("REACH", "OUTCOME_AWARENESS"),
            Map.entry("POST_ENGAGEMENT", "OUTCOME_ENGAGEMENT"),
            Map.entry("PAGE_LIKES", "OUTCOME_ENGAGEMENT"),
            Map.entry("EVENT_RESPONSES", "OUTCOME_ENGAGEMENT"),
            Map.entry("VIDEO_VIEWS", "OUTCOME_ENGAGEMENT"));

    static final String DEFAULT_EVENT = "PURCHASE";

    /** Conversion events that say something about products. */
    static final List<String> CATALOG_EVENTS = List.of(
            "CONTENT_VIEW",
            "ADD_TO_CART",
            "ADD_TO_WISHLIST",
            "INITIATED_CHECKOUT",
            "ADD_PAYMENT_INFO",
            "PURCHASE",
            "SEARCH",
            "LEAD",
            "COMPLETE_REGISTRATION",
            "SUBSCRIBE",
            "START_TRIAL");

    /** Conversion events that the platform takes and that say little about products. */
    static final List<String> OTHER_EVENTS = List.of(
            "ACHIEVEMENT_UNLOCKED",
            "CONTACT",
            "CUSTOMIZE_PRODUCT",
            "DONATE",
            "FIND_LOCATION",
            "LEVEL_ACHIEVED",
            "LISTING_INTERACTION",
            "OTHER",
            "RATE",
            "SCHEDULE",
            "SPENT_CREDITS",
            "SUBMIT_APPLICATION",
            "TUTORIAL_COMPLETION");

    /** What the pixel calls an event, to what a promoted object calls it, where letters alone do not tell. */
    static final Map<String, String> PIXEL_NAMES =
            Map.of("VIEWCONTENT", "CONTENT_VIEW", "INITIATECHECKOUT", "INITIATED_CHECKOUT");

    /** What a product audience can be made of: the pixel's names of events. */
    static final List<String> AUDIENCE_EVENTS = List.of(
            "AddPaymentInfo",
            "AddToCart",
            "AddToWishlist",
            "CompleteRegistration",
            "CustomizeProduct",
            "InitiateCheckout",
            "Lead",
            "Purchase",
            "Search",
            "StartTrial",
            "Subscribe",
            "ViewContent");

    static final List<String> CAROUSEL_FORMATS = List.of(
            "carousel_images_multi_items", "carousel_images_single_item", "carousel_slideshows", "carousel_ar_effects");

    static final List<String> OTHER_FORMATS = List.of("collection_video", "single_image");

    static final List<String> SPECIAL_CATEGORIES = List.of(
            "CREDIT",
            "EMPLOYMENT",
            "FINANCIAL_PRODUCTS_SERVICES",
            "HOUSING",
            "ISSUES_ELECTIONS_POLITICS",
            "NONE",
            "ONLINE_GAMBLING_AND_GAMING");

    private CatalogVocabulary() {}
}
