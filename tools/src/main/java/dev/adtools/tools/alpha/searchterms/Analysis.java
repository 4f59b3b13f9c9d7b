package dev.adtools.tools.alpha.searchterms;

import java.util.Comparator;
import java.util.List;

/** The analysis of one list of search terms. The order of the rows makes no difference. */
public final class Analysis {

    private final ReadRows rows;
    private final AnalysisOptions options;
    private final List<Term> terms;
    private final Account account;
    private final TermTotals totals;
    private final Limits limits;
    private final Tracking tracking;
    private final Caution caution;
    private final Suggestions suggestions;

    private Analysis(ReadRows rows, AnalysisOptions options) {
        this.rows = rows;
        this.options = options;
        List<Term> before = Term.of(rows.before());
        terms = Term.of(rows.now());
        account = Account.of(terms, options.targetCost(), rows.account());
        totals = TermTotals.of(terms.size(), account);
        OwnKeywords keywords = new OwnKeywords(options.lists(), options.state(), rows.now());
        limits = new Limits(options.lists(), new Protection(options.lists(), before, terms), keywords, options.state());
        tracking = new Tracking(terms, account, options.state(), rows.areWhole());
        caution = new Caution(
                before, rows.hasPrevious(), options.minClicks(), rows.origin().isAllRecent());
        SuggestionRules rules =
                new SuggestionRules(new NegativeRules(account), new PromotionRules(account), limits, tracking, caution);
        suggestions = new Suggestions(rules);
        suggestions.consider(
                terms.stream()
                        .map(term -> TermParts.of(term, options.lists(), options.state(), keywords))
                        .toList(),
                new PhraseFinder(rules));
    }

    /** Analyses rows. */
    public static Analysis of(ReadRows rows, AnalysisOptions options) {
        return new Analysis(rows, options);
    }

    /** Returns every term with its numbers, and what holds of all. */
    public SearchTermsAnswer table(String accountId) {
        LeftOut leftOut = new LeftOut(0, 0, 0, 0, 0, beyond(duplicates()), beyond(rows.rejected()));
        return TermTable.of(facts(accountId, top(duplicates()), top(rows.rejected()), leftOut, 0), terms, suggestions);
    }

    /** Returns what the terms suggest. */
    public SearchTermsAnswer report(String accountId) {
        NgramCounter counter = new NgramCounter(terms, account, limits, suggestions.phrases(), ngrams());
        NgramGroups ngrams = counter.groups();
        AnswerLists lists =
                new AnswerLists(options.topN(), suggestions, ngrams, counter.leftOut(), duplicates(), rows.rejected());
        return new SearchTermsReport(
                facts(accountId, lists.duplicates(), lists.rejected(), lists.leftOut(), lists.shortened()),
                lists.negatives(),
                lists.keywords(),
                lists.watched(),
                lists.blocked(),
                lists.ngrams());
    }

    private SearchTermsFacts facts(
            String accountId,
            List<DuplicateTerm> duplicates,
            List<RejectedRow> rejected,
            LeftOut leftOut,
            int shortened) {
        SearchTermSummary narration = new SearchTermSummary(this);
        return new SearchTermsFacts(
                narration.summary(),
                accountId,
                rows.currency(),
                rows.origin().period(),
                totals,
                suggestions.wasted(account),
                duplicates,
                rejected,
                assumptions(),
                narration.insights(leftOut, shortened),
                leftOut,
                rows.origin().source());
    }

    // They are for looking at; the whole answer is to fit what a reader takes in.
    private int ngrams() {
        return Math.max(1, options.topN() / 5);
    }

    private int beyond(List<?> all) {
        return Math.max(0, all.size() - options.topN());
    }

    TermTotals totals() {
        return totals;
    }

    Account account() {
        return account;
    }

    Tracking tracking() {
        return tracking;
    }

    Limits limits() {
        return limits;
    }

    Assumptions assumptions() {
        JudgedDays days = rows.origin().days();
        return new Assumptions(
                account.hasTarget() ? (Long) account.targetMicros() : null,
                account.source(),
                options.minClicks(),
                caution.knowsBefore(),
                days == null ? null : (Integer) days.lagDays(),
                days == null
                        ? null
                        : days.judged().map(range -> range.until().toString()).orElse(null));
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
