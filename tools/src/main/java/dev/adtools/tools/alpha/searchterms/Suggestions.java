package dev.adtools.tools.alpha.searchterms;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Decides for each term, ad group by ad group, what to suggest. Each part of its cost counts once. */
final class Suggestions {

    private static final Comparator<Candidate> SAVING = Comparator.comparingLong(Candidate::potentialSavingMicros)
            .thenComparingInt(Candidate::score)
            .reversed()
            .thenComparing(Candidate::text);
    private static final Comparator<Candidate> SUREST = Comparator.comparingInt(Candidate::score)
            .thenComparing(candidate -> candidate.metrics().conversions())
            .thenComparing(candidate -> candidate.metrics().costMicros())
            .reversed()
            .thenComparing(Candidate::text);

    private final List<Candidate> negatives = new ArrayList<>();
    private final List<Candidate> keywords = new ArrayList<>();
    private final Withheld withheld = new Withheld();
    private final Map<String, Suggestion> byTerm = new HashMap<>();
    private final Map<String, String> phraseByTerm = new HashMap<>();
    private final Set<String> phrases = new HashSet<>();
    private final SuggestionRules rules;
    private final Exclusions exclusions;
    private long stoppedMicros;
    private long remainingMicros;
    private int dear;

    Suggestions(SuggestionRules rules) {
        this.rules = rules;
        exclusions = new Exclusions(rules);
    }

    /** Looks at all terms, phrases first. */
    void consider(List<TermParts> terms, PhraseFinder finder) {
        finder.find(terms).forEach(this::exclude);
        for (TermParts parts : terms) {
            if (parts.whole().counts().converting()) {
                promote(parts);
            } else {
                List<TermPlace> left = parts.open().places().stream()
                        .filter(place -> !finder.covers(place))
                        .toList();
                consider(parts, parts.open().in(left));
            }
        }
        negatives.sort(SAVING);
        keywords.sort(SUREST);
        withheld.sort();
    }

    private void exclude(Phrase phrase) {
        for (Term term : phrase.terms()) {
            phraseByTerm.putIfAbsent(term.text(), phrase.text());
            if (phrase.watched().isEmpty()) {
                byTerm.putIfAbsent(term.text(), phrase.suggestion());
            }
        }
        if (phrase.watched().isPresent()) {
            withheld.watch(phrase, phrase.watched().get());
        } else {
            negatives.add(Candidate.negative(phrase));
            phrases.add(phrase.text());
        }
    }

    private void consider(TermParts parts, Term open) {
        stoppedMicros += parts.stopped().counts().costMicros();
        own(parts.own());
        if (open.isNowhere() || decide(open)) {
            return;
        }
        boolean isFree = parts.own().isNowhere() && !phraseByTerm.containsKey(open.text());
        boolean isBlocked = isFree && promote(parts);
        remainingMicros += isBlocked ? 0 : open.counts().costMicros();
    }

    /** A keyword that costs too much is paused, or bid on less, by who owns it. */
    private void own(Term own) {
        Optional<Suggestion> suggestion =
                own.isNowhere() ? Optional.empty() : rules.exclude().suggest(own, own.judged());
        suggestion.ifPresentOrElse(
                found -> withheld.block(own, found, new Blocker("existing_keyword", own.text())),
                () -> remainingMicros += own.counts().costMicros());
    }

    private boolean decide(Term open) {
        Optional<Exclusions.Decision> decision = exclusions.of(open);
        decision.ifPresent(found -> exclude(open, found));
        return decision.isPresent();
    }

    private void exclude(Term open, Exclusions.Decision decision) {
        Suggestion suggestion = decision.suggestion();
        if (decision.blocker().isPresent()) {
            withheld.block(open, suggestion, decision.blocker().get());
        } else if (decision.watched().isPresent()) {
            withheld.watch(open, suggestion, decision.watched().get());
        } else if (TermText.fitsKeyword(open.text())) {
            Suggestion fitting = rules.limits().sparingKeywords(open, suggestion);
            negatives.add(Candidate.negative(open, fitting, rules.limits().reach(open, fitting)));
            byTerm.putIfAbsent(open.text(), fitting);
        } else {
            withheld.blockAsUnfit(open, suggestion);
        }
    }

    /** Returns whether the platform would not take what should be promoted. */
    private boolean promote(TermParts parts) {
        Term open = parts.running();
        if (open.isNowhere() || rules.limits().isKeyword(parts.whole())) {
            return false;
        }
        Optional<Suggestion> suggestion = rules.promote().suggest(open);
        if (suggestion.isEmpty()) {
            dear += open.counts().converting() && rules.promote().isDear(open) ? 1 : 0;
            return false;
        } else if (!TermText.fitsKeyword(open.text())) {
            withheld.blockAsUnfit(open, suggestion.get());
            return true;
        }
        keywords.add(Candidate.keyword(open, suggestion.get(), Reach.of(best(open))));
        byTerm.putIfAbsent(open.text(), suggestion.get());
        return false;
    }

    // In two ad groups it would bid against itself.
    private static TermPlace best(Term term) {
        return term.places().stream()
                .max(Comparator.comparing((TermPlace place) -> place.counts().conversions())
                        .thenComparing(place -> place.counts().clicks())
                        .thenComparing(Comparator.comparing(TermPlace::key).reversed()))
                .orElseThrow();
    }

    List<Candidate> negatives() {
        return negatives;
    }

    List<Candidate> keywords() {
        return keywords;
    }

    /** Returns the words of phrases that are to be excluded. */
    Set<String> phrases() {
        return phrases;
    }

    Withheld withheld() {
        return withheld;
    }

    /** Returns how many terms convert, and cost too much for it to be bid on. */
    int dear() {
        return dear;
    }

    /** Returns what becomes of the cost of terms without conversion. */
    WastedCost wasted(Account account) {
        long candidates =
                negatives.stream().mapToLong(Candidate::potentialSavingMicros).sum();
        return new WastedCost(
                account.wastedMicros(),
                candidates,
                withheld.watchedMicros(),
                withheld.blockedMicros(),
                stoppedMicros,
                remainingMicros);
    }

    /** Returns what was suggested for a term. */
    Optional<Suggestion> of(String text) {
        return Optional.ofNullable(byTerm.get(text));
    }

    /** Returns the phrase that covers a term. */
    Optional<String> phraseOf(String text) {
        return Optional.ofNullable(phraseByTerm.get(text));
    }
}
