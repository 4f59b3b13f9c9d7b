package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.report.AnswerSize;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Cuts the lists of an answer by their entries and by their bytes. Each list has a share of the bytes; what some leave,
 * others take, and what is left at last holds the further places of candidates.
 */
final class AnswerLists {

    private static final int DEFAULT_TOP = 45;
    /** Bytes of a list at the default {@code top_n}. With what stands beside them, all are below 75,000 bytes. */
    private static final int NEGATIVES = 20_000;

    private static final int PLACES = 7_000;
    private static final int KEYWORDS = 10_000;
    private static final int WATCHED = 7_000;
    private static final int BLOCKED = 7_000;
    private static final int NGRAMS = 3_000;
    private static final int DUPLICATES = 3_000;
    private static final int REJECTED = 3_000;

    private final int top;
    private final Part<Candidate> negatives;
    private final Part<Candidate> keywords;
    private final Part<WatchedTerm> watched;
    private final Part<BlockedTerm> blocked;
    private final Part<Ngram> unigrams;
    private final Part<Ngram> bigrams;
    private final Part<Ngram> trigrams;
    private final Part<DuplicateTerm> duplicates;
    private final Part<RejectedRow> rejected;
    private final int ngramsLeftOut;
    private final List<Candidate> whole;

    /**
     * Cuts the lists.
     *
     * @param top how many entries of each are wanted
     * @param suggestions what is suggested and withheld
     * @param ngrams n-grams, as many as are wanted
     * @param ngramsLeftOut how many more there are
     * @param duplicates terms that came in more than one row
     * @param rejected rows that were left out
     */
    AnswerLists(
            int top,
            Suggestions suggestions,
            NgramGroups ngrams,
            int ngramsLeftOut,
            List<DuplicateTerm> duplicates,
            List<RejectedRow> rejected) {
        this.top = top;
        this.ngramsLeftOut = ngramsLeftOut;
        negatives = part(
                NEGATIVES,
                suggestions.negatives(),
                candidate -> candidate.brief().bytes());
        keywords = part(KEYWORDS, suggestions.keywords(), Candidate::bytes);
        watched = part(WATCHED, suggestions.withheld().watched(), WatchedTerm::bytes);
        blocked = part(BLOCKED, suggestions.withheld().blocked(), BlockedTerm::bytes);
        unigrams = part(NGRAMS, ngrams.unigrams(), Ngram::bytes);
        bigrams = part(NGRAMS, ngrams.bigrams(), Ngram::bytes);
        trigrams = part(NGRAMS, ngrams.trigrams(), Ngram::bytes);
        this.duplicates = part(DUPLICATES, duplicates, DuplicateTerm::bytes);
        this.rejected = part(REJECTED, rejected, RejectedRow::bytes);
        List<Part<?>> parts = List.of(
                negatives, keywords, watched, blocked, unigrams, bigrams, trigrams, this.duplicates, this.rejected);
        int spare = parts.stream().mapToInt(Part::unused).sum();
        for (Part<?> part : parts) {
            spare -= part.cut(spare);
        }
        whole = extended(spare + share(PLACES));
    }

    private <T> Part<T> part(int share, List<T> all, ToIntFunction<T> size) {
        return new Part<>(share(share), all, all.subList(0, Math.min(all.size(), top)), size);
    }

    // Whoever asks for more entries gets them.
    private int share(int bytes) {
        return (int) ((long) bytes * Math.max(DEFAULT_TOP, top) / DEFAULT_TOP);
    }

    private List<Candidate> extended(int bytes) {
        int left = bytes;
        List<Candidate> candidates = new ArrayList<>();
        for (Candidate candidate : negatives.kept) {
            int more = candidate.bytes() - candidate.brief().bytes();
            boolean fits = more <= left;
            left -= fits ? more : 0;
            candidates.add(fits ? candidate : candidate.brief());
        }
        return candidates;
    }

    /** Returns the terms and phrases to exclude, the most expensive with all their places. */
    List<Candidate> negatives() {
        return whole;
    }

    List<Candidate> keywords() {
        return keywords.kept;
    }

    List<WatchedTerm> watched() {
        return watched.kept;
    }

    List<BlockedTerm> blocked() {
        return blocked.kept;
    }

    NgramGroups ngrams() {
        return new NgramGroups(unigrams.kept, bigrams.kept, trigrams.kept);
    }

    List<DuplicateTerm> duplicates() {
        return duplicates.kept;
    }

    List<RejectedRow> rejected() {
        return rejected.kept;
    }

    /** Returns how many entries of each list are left out. */
    LeftOut leftOut() {
        return new LeftOut(
                negatives.leftOut(),
                keywords.leftOut(),
                watched.leftOut(),
                blocked.leftOut(),
                ngramsLeftOut + unigrams.leftOut() + bigrams.leftOut() + trigrams.leftOut(),
                duplicates.leftOut(),
                rejected.leftOut());
    }

    /** Returns how many candidates have fewer places and examples than they could have. */
    int shortened() {
        return (int) whole.stream()
                .filter(candidate -> !negatives.kept.contains(candidate))
                .count();
    }

    /** One list: all of it, what is wanted of it, and what is kept. */
    private static final class Part<T> {

        private final int share;
        private final List<T> all;
        private final List<T> wanted;
        private final ToIntFunction<T> size;
        private final int bytes;
        private List<T> kept = List.of();

        Part(int share, List<T> all, List<T> wanted, ToIntFunction<T> size) {
            this.share = share;
            this.all = all;
            this.wanted = wanted;
            this.size = size;
            this.bytes = AnswerSize.sum(wanted, size);
        }

        int unused() {
            return Math.max(0, share - bytes);
        }

        /** Keeps what fits into its share and some spare bytes, and returns how many of these it takes. */
        int cut(int spare) {
            boolean fits = bytes <= share + spare;
            kept = fits ? wanted : AnswerSize.first(wanted, share + spare, size);
            return Math.max(0, (fits ? bytes : AnswerSize.sum(kept, size)) - share);
        }

        int leftOut() {
            return all.size() - kept.size();
        }
    }
}
