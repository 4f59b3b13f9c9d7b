package dev.adtools.tools.beta.catalog;

import dev.adtools.tools.beta.campaign.Objective;
import java.util.List;
import java.util.Set;

/** The platform's words that the rules know. */
final class CatalogVocabulary {

    static final String SALES = Objective.OUTCOME_SALES.name();

    /** Objectives under which catalog ads can run, without being optimized for sales. */
    static final Set<Objective> POSSIBLE_OBJECTIVES =
            Set.of(Objective.OUTCOME_TRAFFIC, Objective.OUTCOME_APP_PROMOTION, Objective.OUTCOME_LEADS);

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

    /** Events that a product audience can be made of, by the pixel's names. */
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

    private CatalogVocabulary() {}
}
