package dev.adtools.tools.platform.sandbox;

import static dev.adtools.tools.platform.sandbox.BetaSeedData.SEED;

import java.util.List;
import java.util.Objects;

/**
 * Part of the people who see ads.
 *
 * @param value what they have in common, in beta's word
 * @param weight how many of a hundred they are
 * @param leaning how readily they click, in percent of the others
 */
record BetaSegment(String value, long weight, int leaning) {

    private static final String COUNTRY = "country";

    /** Returns whether beta splits numbers by a word. */
    static boolean splitsBy(String breakdown) {
        return breakdown.equals(COUNTRY) || SEED.breakdowns().containsKey(breakdown);
    }

    /** Returns the segments by which beta splits an account's numbers. */
    static List<BetaSegment> of(String breakdown, String currency) {
        return Objects.requireNonNull(
                breakdown.equals(COUNTRY)
                        ? SEED.countries().get(currency)
                        : SEED.breakdowns().get(breakdown));
    }
}
