package dev.adtools.tools.alpha.searchterms;

import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The terms that the caller names, normalised: what must not be excluded, and what exists already. */
public final class TermLists {

    private final NavigableSet<String> brand;
    private final NavigableSet<String> guarded;
    private final Set<String> keywords;
    private final Set<String> negatives;

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
