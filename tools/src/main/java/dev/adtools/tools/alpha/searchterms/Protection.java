package dev.adtools.tools.alpha.searchterms;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** Keeps words from being excluded that also bring business: "free" must stay where "sugar free" converts. */
final class Protection {

    private static final int LOOKED_AT = 20;

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
        List<String> words = TermText.words(text);
        // No keyword has more words, so such a text is never excluded by itself; words that it shares may be.
        if (words.size() > TermText.MOST_WORDS) {
            String start = String.join(" ", words.subList(0, Math.min(words.size(), LOOKED_AT)));
            return held("brand_term", brand, start).or(() -> held("protected_term", guarded, start));
        }
        return listed("brand_term", brand, text)
                .or(() -> listed("protected_term", guarded, text))
                .or(() -> converting.holding(text).map(term -> new Blocker("converting_term", term)));
    }

    private static Optional<Blocker> held(String kind, PhraseIndex terms, String text) {
        return terms.heldBy(text).map(term -> new Blocker(kind, term));
    }

    private static Optional<Blocker> listed(String kind, PhraseIndex terms, String text) {
        // Either way round: excluding a part of a protected phrase excludes the phrase.
        return terms.heldBy(text).or(() -> terms.holding(text)).map(term -> new Blocker(kind, term));
    }
}
