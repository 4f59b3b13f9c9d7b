package dev.adtools.tools.platform.analytics;

/** Spelling of the names and values of dimensions on the wire. */
final class FieldNames {

    private static final String DAY = "date";

    private FieldNames() {}

    /** Returns the platform's name of a dimension or metric: only the vendor's own advertising is called by its name. */
    static String wire(String name) {
        return name.replace("AlphaAds", "GoogleAds");
    }

    /** Returns our name of a dimension or metric of the platform. */
    static String own(String wire) {
        return wire.replace("GoogleAds", "AlphaAds");
    }

    /** Returns a value as the platform writes it: a day has no dashes. */
    static String wireValue(String dimension, String value) {
        return dimension.equals(DAY) ? value.replace("-", "") : value;
    }

    /** Returns a value as a caller sees it. */
    static String value(String dimension, String wire) {
        return dimension.equals(DAY) && wire.matches("[0-9]{8}")
                ? wire.substring(0, 4) + "-" + wire.substring(4, 6) + "-" + wire.substring(6)
                : wire;
    }
}
