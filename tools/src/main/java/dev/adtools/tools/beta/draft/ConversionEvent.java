package dev.adtools.tools.beta.draft;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The events that can count as a conversion, in the spelling of promoted objects; pixels spell them differently. */
final class ConversionEvent {

    private static final List<String> NAMES = List.of(
            "ACHIEVEMENT_UNLOCKED",
            "ADD_PAYMENT_INFO",
            "ADD_TO_CART",
            "ADD_TO_WISHLIST",
            "COMPLETE_REGISTRATION",
            "CONTACT",
            "CONTENT_VIEW",
            "CUSTOMIZE_PRODUCT",
            "DONATE",
            "FIND_LOCATION",
            "INITIATED_CHECKOUT",
            "LEAD",
            "LEVEL_ACHIEVED",
            "LISTING_INTERACTION",
            "OTHER",
            "PURCHASE",
            "RATE",
            "SCHEDULE",
            "SEARCH",
            "SPENT_CREDITS",
            "START_TRIAL",
            "SUBMIT_APPLICATION",
            "SUBSCRIBE",
            "TUTORIAL_COMPLETION");

    private ConversionEvent() {}

    static boolean isName(String name) {
        return NAMES.contains(name);
    }

    static String names() {
        return String.join(", ", NAMES);
    }

    /** Returns the event that a pixel spells this way, for example ViewContent. */
    static Optional<String> nearest(String pixelName) {
        String bare = pixelName.replace("_", "").toUpperCase(Locale.ROOT);
        return switch (bare) {
            case "VIEWCONTENT" -> Optional.of("CONTENT_VIEW");
            case "INITIATECHECKOUT" -> Optional.of("INITIATED_CHECKOUT");
            default ->
                NAMES.stream()
                        .filter(name -> name.replace("_", "").equals(bare))
                        .findFirst();
        };
    }
}
