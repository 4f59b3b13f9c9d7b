package dev.adtools.tools.alpha.searchterms;

import java.util.Optional;
import java.util.Set;

/** Decides whether a term should be excluded, and what speaks against it. */
final class Exclusions {

    private static final String UNTRACKED =
            "Its campaign has no conversion at all: check first that conversions are tracked there.";
    /** Rules that look at cost alone, so few clicks can trip them. */
    private static final Set<String> COST_RULES = Set.of(TermRule.ST_NEG_1.id(), TermRule.ST_NEG_2.id());

    private final SuggestionRules rules;

    Exclusions(SuggestionRules rules) {
        this.rules = rules;
    }

    /**
     * Decision of a rule on a term.
     *
     * @param suggestion what the rule suggests
     * @param blocker what forbids it
     * @param watched why the term is only watched
     */
    record Decision(Suggestion suggestion, Optional<Blocker> blocker, Optional<String> watched) {}

    /** Returns what the surest rule says, on the days that can be judged or else on all of them. */
    Optional<Decision> of(Term term) {
        Term tracked = term.in(term.places().stream()
                .filter(place -> !rules.tracking().isOpen(place))
                .toList());
        Optional<Suggestion> sure = rules.exclude().suggest(tracked, tracked.judged());
        Optional<Suggestion> recent = rules.exclude().suggest(tracked, tracked.counts());
        return sure.or(() -> recent)
                .or(() -> rules.exclude().suggest(term, term.counts()))
                .map(suggestion -> new Decision(
                        suggestion,
                        rules.limits().protection().blocker(term.text()),
                        rules.caution()
                                .ofTerm(term.text())
                                .or(() -> sure.isPresent()
                                        ? fewClicks(suggestion, term)
                                        : doubted(suggestion, recent.isPresent()))));
    }

    private Optional<String> fewClicks(Suggestion suggestion, Term term) {
        return COST_RULES.contains(suggestion.rule()) ? rules.caution().ofFewClicks(term.judged()) : Optional.empty();
    }

    // What people look for can be told from their words, whatever is counted.
    private static Optional<String> doubted(Suggestion suggestion, boolean isRecent) {
        if (suggestion.rule().equals(TermRule.ST_NEG_5.id())) {
            return Optional.empty();
        }
        return Optional.of(isRecent ? Caution.RECENT : UNTRACKED);
    }
}
