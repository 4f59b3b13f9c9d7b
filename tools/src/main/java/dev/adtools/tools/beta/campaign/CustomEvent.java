package dev.adtools.tools.beta.campaign;

import dev.adtools.tools.rules.Closest;
import java.util.List;
import java.util.Locale;

/** The events that can count as a conversion, in the spelling of promoted objects; pixels spell them differently. */
public final class CustomEvent {

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

    private CustomEvent() {}

    /** Returns whether a promoted object can name this event. */
    public static boolean isName(String name) {
        return NAMES.contains(name);
    }

    /** Returns all names, for a sentence. */
    public static String names() {
        return String.join(", ", NAMES);
    }

    /** Returns what a misspelt name or a pixel's spelling was meant to be, as a sentence; empty when nothing is close. */
    public static String hint(String name) {
        String letters = name.replaceAll("[^A-Za-z]", "").toUpperCase(Locale.ROOT);
        return switch (letters) {
            case "VIEWCONTENT" -> "Use CONTENT_VIEW.";
            case "INITIATECHECKOUT" -> "Use INITIATED_CHECKOUT.";
            default ->
                NAMES.stream()
                        .filter(known -> known.replace("_", "").equals(letters))
                        .findFirst()
                        .map(known -> "Use " + known + ".")
                        .orElseGet(() -> Closest.hint(name, NAMES));
        };
    }
}
