package dev.adtools.tools.beta.conversion;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The platform's words for events and where they happen. */
final class EventVocabulary {

    static final Set<String> STANDARD = Set.of(
            "AddPaymentInfo",
            "AddToCart",
            "AddToWishlist",
            "CompleteRegistration",
            "Contact",
            "CustomizeProduct",
            "Donate",
            "FindLocation",
            "InitiateCheckout",
            "Lead",
            "PageView",
            "Purchase",
            "Schedule",
            "Search",
            "StartTrial",
            "SubmitApplication",
            "Subscribe",
            "ViewContent");

    static final List<String> ACTION_SOURCES = List.of(
            "app",
            "business_messaging",
            "chat",
            "email",
            "other",
            "phone_call",
            "physical_store",
            "system_generated",
            "website");

    static final String WEBSITE = "website";
    static final String APP = "app";
    static final String STORE = "physical_store";

    static final Set<String> CONTENT_TYPES = Set.of("product", "product_group");

    /** Names of events in promoted objects, where letters alone do not tell the event. */
    private static final Map<String, String> OTHER_NAMES =
            Map.of("contentview", "ViewContent", "initiatedcheckout", "InitiateCheckout");

    private static final Map<String, String> BY_LETTERS =
            STANDARD.stream().collect(Collectors.toMap(EventVocabulary::letters, Function.identity()));

    private EventVocabulary() {}

    /** Returns the standard name that is written differently here, if it is one. */
    static Optional<String> meant(String name) {
        String letters = letters(name);
        return Optional.ofNullable(BY_LETTERS.getOrDefault(letters, OTHER_NAMES.get(letters)));
    }

    private static String letters(String name) {
        return name.replaceAll("[^A-Za-z]", "").toLowerCase(Locale.ROOT);
    }
}
