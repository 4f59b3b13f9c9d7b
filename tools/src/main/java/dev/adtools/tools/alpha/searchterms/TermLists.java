package dev.adtools.tools.alpha.searchterms;

import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The terms that the caller names, normalised: what must not be excluded, and what exists already. */
public final class TermLists {

    /** People who search type fewer. */
    private static final int MOST_WORDS = 20;

    private final NavigableSet<String> brand;
    private final NavigableSet<String> guarded;
    private final Set<String> keywords;
    private final Set<String> negatives;
    private final Set<String> phrases = new HashSet<>();
    private final Set<String> firstWords = new HashSet<>();

    /** Normalises the lists; a list that is not given is empty. */
    public TermLists(
            @Nullable List<String> brandTerms,
            @Nullable List<String> protectedTerms,
            @Nullable List<String> existingKeywords,
            @Nullable List<String> existingNegatives) {
        brand = normalised(brandTerms);
        guarded = normalised(protectedTerms);
        keywords = normalised(existingKeywords);
        negatives = normalised(existingNegatives);
        addPhrases(existingNegatives == null ? List.of() : existingNegatives);
    }

    NavigableSet<String> brand() {
        return brand;
    }

    NavigableSet<String> guarded() {
        return guarded;
    }

    boolean isKeyword(String text) {
        return keywords.contains(text);
    }

    Set<String> keywords() {
        return keywords;
    }

    // One without marks is broad, and excludes at least what holds its words as they are.
    private void addPhrases(List<String> existing) {
        for (String negative : existing) {
            String text = TermText.ofKeyword(negative);
            if (!text.isEmpty() && !TermText.of(negative).startsWith("[")) {
                phrases.add(text);
                firstWords.add(TermText.words(text).get(0));
            }
        }
    }

    /** Returns whether a negative keyword that exists already keeps a term away. */
    boolean excludes(Term term) {
        if (negatives.contains(term.text())) {
            return true;
        }
        List<String> words = term.words();
        for (int from = 0; from < Math.min(words.size(), MOST_WORDS); from++) {
            for (int to = from + 1; firstWords.contains(words.get(from)) && to <= end(from, words); to++) {
                if (phrases.contains(String.join(" ", words.subList(from, to)))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int end(int from, List<String> words) {
        return Math.min(words.size(), from + TermText.MOST_WORDS);
    }

    boolean isNegative(String text) {
        return negatives.contains(text);
    }

    int negatives() {
        return negatives.size();
    }

    private static NavigableSet<String> normalised(@Nullable List<String> terms) {
        NavigableSet<String> set = new TreeSet<>();
        if (terms != null) {
            terms.stream()
                    .map(TermText::ofKeyword)
                    .filter(term -> !term.isEmpty())
                    .forEach(set::add);
        }
        return set;
    }
}
