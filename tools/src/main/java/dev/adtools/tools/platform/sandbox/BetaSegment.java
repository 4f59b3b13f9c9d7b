package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

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
        return breakdown.equals(COUNTRY) || BetaSeedData.get("breakdowns").has(breakdown);
    }

    /** Returns the segments by which beta splits an account's numbers. */
    static List<BetaSegment> of(String breakdown, String currency) {
        JsonNode segments = breakdown.equals(COUNTRY)
                ? BetaSeedData.get("countries").path(currency)
                : BetaSeedData.get("breakdowns").path(breakdown);
        return segments.valueStream().map(BetaSegment::of).toList();
    }

    private static BetaSegment of(JsonNode json) {
        return new BetaSegment(
                json.path("value").asText(),
                json.path("weight").asLong(),
                json.path("leaning").asInt());
    }
}
