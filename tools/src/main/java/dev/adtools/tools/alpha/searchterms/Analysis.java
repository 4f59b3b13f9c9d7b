package dev.adtools.tools.alpha.searchterms;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The analysis of one list of search terms. The order of the rows makes no difference. */
public final class Analysis {

    private final ReadRows rows;
    private final AnalysisOptions options;
    private final List<Term> terms;
    private final Account account;
    private final TermTotals totals;
    private final Optional<Set<String>> seenBefore;
    private final Protection protection;
    private final Suggestions suggestions;

    private Analysis(ReadRows rows, AnalysisOptions options) {
        this.rows = rows;
        this.options = options;
        List<Term> before = Term.of(rows.before());
        terms = Term.of(rows.now());
        account = Account.of(terms, options.targetCost(), rows.account());
        totals = TermTotals.of(terms.size(), account);
        seenBefore = rows.hasPrevious()
                ? Optional.of(before.stream().map(Term::text).collect(Collectors.toSet()))
                : Optional.empty();
        protection = new Protection(options.lists(), before, terms);
        suggestions = new Suggestions(protection, options, seenBefore);
        suggestions.consider(terms, new NegativeRules(account), new PromotionRules(account));
    }

    /** Analyses rows. */
    public static Analysis of(ReadRows rows, AnalysisOptions options) {
        return new Analysis(rows, options);
    }

    /** Returns every term with its numbers. */
    public SearchTermsAnswer table() {
        return TermTable.of(terms, suggestions, rows, totals);
    }

    /** Returns what the terms suggest. */
    public SearchTermsAnswer report(String accountId) {
        Narration narration = new Narration(this);
        return new SearchTermsReport(
                narration.summary(),
                accountId,
                rows.currency(),
                rows.origin().period(),
                totals,
                top(suggestions.negatives()),
                top(suggestions.keywords()),
                top(suggestions.watched()),
                top(suggestions.blocked()),
                new NgramCounter(terms, account, protection, options).groups(),
                top(duplicates()),
                rows.rejected(),
                assumptions(),
                narration.insights(),
                rows.origin().source());
    }

    TermTotals totals() {
        return totals;
    }

    Assumptions assumptions() {
        return new Assumptions(
                account.hasTarget() ? (Long) account.targetMicros() : null,
                account.source(),
                options.minClicks(),
                seenBefore.isPresent());
    }

    Suggestions suggestions() {
        return suggestions;
    }

    ReadRows rows() {
        return rows;
    }

    AnalysisOptions options() {
        return options;
    }

    private List<DuplicateTerm> duplicates() {
        return terms.stream()
                .filter(term -> term.rows() > 1)
                .map(term -> new DuplicateTerm(term.text(), term.rows()))
                .sorted(Comparator.comparingInt(DuplicateTerm::rows).reversed().thenComparing(DuplicateTerm::text))
                .toList();
    }

    private <T> List<T> top(List<T> all) {
        return all.subList(0, Math.min(all.size(), options.topN()));
    }
}
