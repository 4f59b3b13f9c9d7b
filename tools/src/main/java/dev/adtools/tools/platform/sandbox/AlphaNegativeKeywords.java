package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The negative keywords of an ad group or a campaign, and what they keep from being shown. */
final class AlphaNegativeKeywords {

    private final List<JsonNode> keywords = new ArrayList<>();

    void add(JsonNode keyword) {
        keywords.add(keyword);
    }

    /** Returns whether a keyword whose words are these cannot be shown to anybody. */
    boolean block(String text) {
        return keywords.stream().anyMatch(negative -> blocks(negative, text));
    }

    private static boolean blocks(JsonNode negative, String text) {
        String words = negative.path("text").asText();
        return switch (negative.path("matchType").asText()) {
            case "EXACT" -> words.equals(text);
            case "PHRASE" -> (" " + text + " ").contains(" " + words + " ");
            default -> words(text).containsAll(words(words));
        };
    }

    private static Set<String> words(String text) {
        return new HashSet<>(List.of(text.split(" ", -1)));
    }

    /** Returns whether exactly these words are excluded. */
    boolean name(String text) {
        return keywords.stream()
                .anyMatch(negative -> negative.path("text").asText().equals(text));
    }
}
