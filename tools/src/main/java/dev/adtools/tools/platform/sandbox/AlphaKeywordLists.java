package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The words that ad groups and campaigns of an account want, and those that they exclude. */
final class AlphaKeywordLists {

    private static final List<String> OWNERS = List.of("adGroup", "campaign");

    private final Map<String, Negatives> excluded = new HashMap<>();
    private final Map<String, List<String>> wanted = new HashMap<>();

    /** Takes one criterion of an owner: {@code adGroup} or {@code campaign}. */
    void add(JsonNode criterion, String owner) {
        String name = criterion.path(owner).asText();
        JsonNode keyword = criterion.path("keyword");
        if (!keyword.isObject()) {
            return;
        } else if (criterion.path("negative").asBoolean()) {
            excluded.computeIfAbsent(name, key -> new Negatives()).add(keyword);
        } else {
            wanted.computeIfAbsent(name, key -> new ArrayList<>())
                    .add(keyword.path("text").asText());
        }
    }

    /** Returns whether a keyword of a row's ad group is excluded there or in the campaign. */
    boolean block(ObjectNode row, String text) {
        return OWNERS.stream().anyMatch(owner -> negatives(row, owner).block(text));
    }

    /** Returns whether somebody who types this sees nothing. What is excluded word for word was seen until lately. */
    boolean hide(ObjectNode row, String text) {
        return OWNERS.stream()
                .map(owner -> negatives(row, owner))
                .anyMatch(negatives -> negatives.block(text) && !negatives.name(text));
    }

    private Negatives negatives(ObjectNode row, String owner) {
        return excluded.getOrDefault(name(row, owner), new Negatives());
    }

    /** Returns whether what somebody typed is a keyword already. */
    String status(ObjectNode row, String text) {
        boolean isExcluded =
                OWNERS.stream().anyMatch(owner -> negatives(row, owner).name(text));
        if (wanted.getOrDefault(name(row, "adGroup"), List.of()).contains(text)) {
            return isExcluded ? "ADDED_EXCLUDED" : "ADDED";
        }
        return isExcluded ? "EXCLUDED" : "NONE";
    }

    static String name(ObjectNode row, String resource) {
        return row.path(resource).path("resourceName").asText();
    }

    /** The negative keywords of an ad group or a campaign, and what they keep from being shown. */
    private static final class Negatives {

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
}
