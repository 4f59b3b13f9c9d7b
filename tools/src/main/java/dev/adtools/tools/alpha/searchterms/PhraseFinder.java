package dev.adtools.tools.alpha.searchterms;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds words that would exclude several terms at once. Each n-gram is counted once, and only those that say enough are
 * looked at again, the dearest first; a term in an ad group counts for the first phrase that covers it.
 */
final class PhraseFinder {

    private final SuggestionRules rules;
    private final Limits limits;
    private final Set<TermPlace> covered = Collections.newSetFromMap(new IdentityHashMap<>());

    PhraseFinder(SuggestionRules rules) {
        this.rules = rules;
        limits = rules.limits();
    }

    List<Phrase> find(List<TermParts> terms) {
        List<Term> open = new ArrayList<>();
        List<Term> guarded = new ArrayList<>();
        for (TermParts parts : terms) {
            Term term = parts.open();
            if (!term.isNowhere() && !parts.whole().counts().converting()) {
                boolean isGuarded = limits.protection().blocker(term.text()).isPresent();
                (isGuarded ? guarded : open).add(term);
            }
        }
        List<Map.Entry<String, PhraseEvidence>> promising = promising(open);
        Set<String> texts = new HashSet<>();
        promising.forEach(entry -> texts.add(entry.getKey()));
        Map<String, List<Term>> holders = holders(open, texts);
        Map<String, List<Term>> guards = holders(guarded, texts);
        List<Phrase> phrases = new ArrayList<>();
        for (Map.Entry<String, PhraseEvidence> entry : promising) {
            String text = entry.getKey();
            phrase(text, holders.getOrDefault(text, List.of()), guards.getOrDefault(text, List.of()))
                    .ifPresent(phrases::add);
        }
        return phrases;
    }

    /** Returns whether a phrase covers a term in an ad group. */
    boolean covers(TermPlace place) {
        return covered.contains(place);
    }

    private List<Map.Entry<String, PhraseEvidence>> promising(List<Term> open) {
        Map<String, PhraseEvidence> sums = new HashMap<>();
        for (Term term : open) {
            PhraseEvidence evidence = PhraseEvidence.of(term, rules.tracking());
            if (evidence.terms() > 0) {
                Ngrams.of(term.words()).forEach(text -> sums.merge(text, evidence, PhraseEvidence::plus));
            }
        }
        return sums.entrySet().stream()
                .filter(entry -> entry.getValue()
                        .suggestion(rules.exclude(), entry.getKey())
                        .isPresent())
                .filter(entry -> mayBeExcluded(entry.getKey()))
                .sorted(surest())
                .toList();
    }

    // What only recent days show must not take terms from what is proven.
    private Comparator<Map.Entry<String, PhraseEvidence>> surest() {
        return Comparator.comparing((Map.Entry<String, PhraseEvidence> entry) ->
                        entry.getValue().isProof(rules.exclude()))
                .thenComparing(entry -> entry.getValue().judged().costMicros())
                .thenComparing(entry -> entry.getValue().tracked().costMicros())
                .thenComparing(entry -> TermText.words(entry.getKey()).size())
                .reversed()
                .thenComparing(Map.Entry::getKey);
    }

    private boolean mayBeExcluded(String text) {
        return (Ngrams.isTelling(text) || Informational.isPhrase(text))
                && TermText.fitsKeyword(text)
                && !limits.lists().isNegative(text)
                && limits.protection().blocker(text).isEmpty();
    }

    private static Map<String, List<Term>> holders(List<Term> terms, Set<String> texts) {
        Map<String, List<Term>> holders = new HashMap<>();
        for (Term term : terms) {
            for (String text : Ngrams.of(term.words())) {
                if (texts.contains(text)) {
                    holders.computeIfAbsent(text, key -> new ArrayList<>()).add(term);
                }
            }
        }
        return holders;
    }

    private Optional<Phrase> phrase(String text, List<Term> holders, List<Term> guards) {
        Map<String, Boolean> barred = new HashMap<>();
        guards.forEach(term -> term.places().forEach(place -> barred.put(place.campaignId(), true)));
        List<Term> terms = new ArrayList<>();
        PhraseEvidence evidence = PhraseEvidence.NONE;
        for (Term holder : holders) {
            Term term = holder.in(holder.places().stream()
                    .filter(place -> !covered.contains(place))
                    .filter(place -> !barred.computeIfAbsent(
                            place.campaignId(),
                            id -> limits.keywords().hitInCampaign(text, id).isPresent()))
                    .toList());
            if (!term.isNowhere()) {
                terms.add(term);
                evidence = evidence.plus(PhraseEvidence.of(term, rules.tracking()));
            }
        }
        PhraseEvidence found = evidence;
        Optional<Phrase> phrase = evidence.suggestion(rules.exclude(), text)
                .map(suggestion -> new Phrase(text, suggestion, List.copyOf(terms), watched(suggestion, text, found)));
        phrase.ifPresent(one -> one.terms().forEach(term -> covered.addAll(term.places())));
        return phrase;
    }

    private Optional<String> watched(Suggestion suggestion, String text, PhraseEvidence evidence) {
        Optional<String> doubt = rules.caution().ofPhrase(text);
        boolean looksAtCost = suggestion.rule().equals(TermRule.ST_NGRAM_1.id());
        if (doubt.isPresent() || !looksAtCost) {
            return doubt;
        }
        return evidence.isProof(rules.exclude())
                ? rules.caution().ofFewClicks(evidence.judged())
                : Optional.of(Caution.RECENT);
    }
}
