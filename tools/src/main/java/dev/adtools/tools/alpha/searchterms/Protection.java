package dev.adtools.tools.alpha.searchterms;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Keeps words from being excluded that also bring business: "free" must stay where "sugar free" converts.
 *
 * <p>Converting terms are found through their rarest word, because comparing each with each takes too long.
 */
final class Protection {

    private final TermLists lists;
    private final Map<String, List<String>> convertingByWord = new HashMap<>();

    Protection(TermLists lists, List<Term> before, List<Term> now) {
        this.lists = lists;
        keepConverting(before);
        keepConverting(now);
    }

    private void keepConverting(List<Term> terms) {
        for (Term term : terms) {
            if (term.counts().converting()) {
                for (String word : Set.copyOf(term.words())) {
                    convertingByWord
                            .computeIfAbsent(word, key -> new ArrayList<>())
                            .add(term.text());
                }
            }
        }
    }

    /** Returns what forbids to exclude a text. */
    Optional<Blocker> blocker(String text) {
        return listed("brand_term", lists.brand(), text)
                .or(() -> listed("protected_term", lists.guarded(), text))
                .or(() -> converting(text));
    }

    private static Optional<Blocker> listed(String kind, Set<String> terms, String text) {
        // Either way round: excluding a part of a protected phrase excludes the phrase.
        return terms.stream()
                .filter(term -> TermText.holds(text, term) || TermText.holds(term, text))
                .findFirst()
                .map(term -> new Blocker(kind, term));
    }

    private Optional<Blocker> converting(String text) {
        List<String> candidates = null;
        for (String word : TermText.words(text)) {
            List<String> having = convertingByWord.getOrDefault(word, List.of());
            candidates = candidates == null || having.size() < candidates.size() ? having : candidates;
        }
        return candidates == null
                ? Optional.empty()
                : candidates.stream()
                        .filter(term -> TermText.holds(term, text))
                        .sorted()
                        .findFirst()
                        .map(term -> new Blocker("converting_term", term));
    }
}
