package dev.adtools.tools.alpha.searchterms;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** Keeps words from being excluded that also bring business: "free" must stay where "sugar free" converts. */
final class Protection {

    private final PhraseIndex brand;
    private final PhraseIndex guarded;
    private final PhraseIndex converting;

    Protection(TermLists lists, List<Term> before, List<Term> now) {
        brand = new PhraseIndex(lists.brand());
        guarded = new PhraseIndex(lists.guarded());
        NavigableSet<String> texts = new TreeSet<>();
        addConverting(before, texts);
        addConverting(now, texts);
        converting = new PhraseIndex(texts);
    }

    private static void addConverting(List<Term> terms, NavigableSet<String> texts) {
        for (Term term : terms) {
            if (term.counts().converting()) {
                texts.add(term.text());
            }
        }
    }

    /** Returns what forbids to exclude a text. */
    Optional<Blocker> blocker(String text) {
        // No keyword has more words, so such a text is never excluded.
        if (TermText.words(text).size() > TermText.MOST_WORDS) {
            return Optional.empty();
        }
        return listed("brand_term", brand, text)
                .or(() -> listed("protected_term", guarded, text))
                .or(() -> converting.holding(text).map(term -> new Blocker("converting_term", term)));
    }

    private static Optional<Blocker> listed(String kind, PhraseIndex terms, String text) {
        // Either way round: excluding a part of a protected phrase excludes the phrase.
        return terms.heldBy(text).or(() -> terms.holding(text)).map(term -> new Blocker(kind, term));
    }
}
