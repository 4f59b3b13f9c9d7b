package dev.adtools.tools.platform.sandbox;

import java.util.List;

/**
 * Part of the people who see ads.
 *
 * @param value what they have in common, in beta's word
 * @param weight how many of a hundred they are
 * @param leaning how readily they click, in percent of the others
 */
record BetaSegment(String value, long weight, int leaning) {

    private static final List<BetaSegment> AGES = List.of(
            new BetaSegment("18-24", 13, 85),
            new BetaSegment("25-34", 31, 110),
            new BetaSegment("35-44", 24, 120),
            new BetaSegment("45-54", 15, 100),
            new BetaSegment("55-64", 10, 80),
            new BetaSegment("65+", 7, 60));
    private static final List<BetaSegment> GENDERS = List.of(
            new BetaSegment("female", 54, 110), new BetaSegment("male", 43, 95), new BetaSegment("unknown", 3, 70));
    private static final List<BetaSegment> DEVICES = List.of(
            new BetaSegment("mobile_app", 81, 105),
            new BetaSegment("mobile_web", 7, 80),
            new BetaSegment("desktop", 12, 90));
    private static final List<BetaSegment> PUBLISHERS = List.of(
            new BetaSegment("facebook", 46, 100),
            new BetaSegment("instagram", 41, 110),
            new BetaSegment("audience_network", 9, 140),
            new BetaSegment("messenger", 4, 50));

    /** Returns whether beta splits numbers by a word. */
    static boolean splitsBy(String breakdown) {
        return List.of("age", "gender", "country", "device_platform", "publisher_platform")
                .contains(breakdown);
    }

    /** Returns the segments by which beta splits an account's numbers. */
    static List<BetaSegment> of(String breakdown, String currency) {
        return switch (breakdown) {
            case "age" -> AGES;
            case "gender" -> GENDERS;
            case "device_platform" -> DEVICES;
            case "publisher_platform" -> PUBLISHERS;
            default -> countries(currency);
        };
    }

    private static List<BetaSegment> countries(String currency) {
        return switch (currency) {
            case "EUR" ->
                List.of(
                        new BetaSegment("DE", 52, 100),
                        new BetaSegment("FR", 21, 90),
                        new BetaSegment("NL", 15, 115),
                        new BetaSegment("AT", 12, 105));
            case "JPY" -> List.of(new BetaSegment("JP", 100, 100));
            default -> List.of(new BetaSegment("US", 88, 100), new BetaSegment("CA", 12, 110));
        };
    }
}
