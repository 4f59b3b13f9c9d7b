package dev.adtools.tools.alpha.keywords;

import dev.adtools.tools.alpha.searchterms.PhraseIndex;
import dev.adtools.tools.alpha.searchterms.TermText;
import dev.adtools.tools.platform.AlphaKeyword;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Tells which keywords negative ones keep from being shown for their own words. Negative keywords match words as they are: no
 * plurals, no synonyms. An ad group may have thousands of both, so that they are looked up, not compared each with each.
 */
final class NegativeKeywords {

    private final Set<String> exact = new HashSet<>();
    private final PhraseIndex phrases;
    /** The words of broad ones, by that word of theirs which the fewest of them have. */
    private final Map<String, List<Set<String>>> broad = new HashMap<>();

    NegativeKeywords(List<AlphaKeyword> negatives) {
        TreeSet<String> phrase = new TreeSet<>();
        Set<Set<String>> loose = new HashSet<>();
        for (AlphaKeyword negative : negatives) {
            String text = TermText.of(negative.text());
            if (!text.isEmpty()) {
                switch (negative.matchType()) {
                    case "EXACT" -> exact.add(text);
                    case "PHRASE" -> phrase.add(text);
                    default -> loose.add(Set.copyOf(TermText.words(text)));
                }
            }
        }
        phrases = new PhraseIndex(phrase);
        addBroad(loose);
    }

    private void addBroad(Set<Set<String>> negatives) {
        Map<String, Integer> counts = new HashMap<>();
        negatives.forEach(words -> words.forEach(word -> counts.merge(word, 1, Integer::sum)));
        Comparator<String> byCount = Comparator.comparing(word -> counts.getOrDefault(word, 0));
        for (Set<String> words : negatives) {
            words.stream()
                    .min(byCount)
                    .ifPresent(rarest -> broad.computeIfAbsent(rarest, word -> new ArrayList<>())
                            .add(words));
        }
    }

    boolean block(AlphaKeyword keyword) {
        String text = TermText.of(keyword.text());
        return exact.contains(text) || phrases.heldBy(text).isPresent() || holdsBroad(text);
    }

    private boolean holdsBroad(String text) {
        Set<String> words = new HashSet<>(TermText.words(text));
        return words.stream()
                .flatMap(word -> broad.getOrDefault(word, List.of()).stream())
                .anyMatch(words::containsAll);
    }
}
