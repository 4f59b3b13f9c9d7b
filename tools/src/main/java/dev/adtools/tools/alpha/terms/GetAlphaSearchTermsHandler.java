package dev.adtools.tools.alpha.terms;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.api.Sort;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.alpha.metrics.AlphaMetricColumns;
import dev.adtools.tools.alpha.metrics.AlphaRowMetrics;
import dev.adtools.tools.alpha.terms.AlphaSearchTermsAnswer.SearchTerm;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.platform.SearchTermQuery;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.ReportScope;
import java.util.ArrayList;
import java.util.List;

/** Lists the search terms of one account. */
public final class GetAlphaSearchTermsHandler
        implements ReadHandler<GetAlphaSearchTerms, Rows<AlphaSearchTermsAnswer, SearchTerm>> {

    // The names are those of the rows that analyze_search_terms takes.
    private static final Columns<AlphaSearchTerm> COLUMNS = Columns.<AlphaSearchTerm>none()
            .with("search_term", it -> Cells.text(it.text()))
            .with("status", it -> Cells.text(it.status()))
            .with("campaign_id", it -> Cells.text(it.campaignId()))
            .with("ad_group_id", it -> Cells.text(it.adGroupId()))
            .with("matched_keyword", it -> Cells.text(SearchTerm.known(it.keyword())))
            .with("match_type", it -> Cells.text(SearchTerm.known(it.matchType())))
            .and(AlphaMetricColumns.counts("").of(AlphaSearchTerm::metrics));

    private final AlphaAds ads;

    public GetAlphaSearchTermsHandler(AlphaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<AlphaSearchTermsAnswer, SearchTerm>> read(GetAlphaSearchTerms arguments, CallContext context) {
        List<Violation> violations = new ArrayList<>();
        Period period = Period.read(arguments.dateRange(), Preset.LAST_30D, violations);
        if (!violations.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        AlphaAccountReads reads = new AlphaAccountReads(ads, arguments.scope(), context);
        return reads.scope(period).flatMap(scope -> {
            SearchTermQuery query = new SearchTermQuery(scope.days(), arguments.campaignId(), arguments.adGroupId());
            return reads.searchTerms(query)
                    .flatMap(terms ->
                            reads.foundIn(arguments.campaignId(), arguments.adGroupId(), terms, !terms.isEmpty()))
                    .flatMap(terms -> page(arguments, scope, query, costly(terms, arguments)));
        });
    }

    private static List<AlphaSearchTerm> costly(List<AlphaSearchTerm> terms, GetAlphaSearchTerms arguments) {
        long least = arguments.minCostMicros().value();
        return terms.stream()
                .filter(term -> term.metrics().costMicros() >= least)
                .toList();
    }

    private Outcome<Rows<AlphaSearchTermsAnswer, SearchTerm>> page(
            GetAlphaSearchTerms arguments,
            ReportScope<AlphaCustomer> scope,
            SearchTermQuery wanted,
            List<AlphaSearchTerm> terms) {
        Sort<TermSort> sort = arguments.sort();
        String query = String.join(
                "\n",
                "get_alpha_search_terms",
                scope.account().id().value(),
                wanted.toString(),
                arguments.minCostMicros().toString(),
                sort.toString());
        return AlphaMetric.sums(terms.stream().map(AlphaSearchTerm::metrics).toList())
                .flatMap(totals -> arguments
                        .paging()
                        .of(query)
                        .cut(terms, sort.key()::pageKey, NumberOrder.of(sort.descending()))
                        .map(page -> answer(arguments, scope, totals, page, terms)));
    }

    private Rows<AlphaSearchTermsAnswer, SearchTerm> answer(
            GetAlphaSearchTerms arguments,
            ReportScope<AlphaCustomer> scope,
            AlphaMetrics totals,
            Page<AlphaSearchTerm> page,
            List<AlphaSearchTerm> all) {
        TermsNarration narration = new TermsNarration(scope, all, totals);
        AlphaSearchTermsAnswer facts = new AlphaSearchTermsAnswer(
                narration.summary(),
                narration.insights(),
                page.facts(all.size(), ads.source()),
                scope.currency(),
                DateRange.of(scope.days()),
                AlphaRowMetrics.of(totals));
        return COLUMNS.rows(arguments.paging().rawData(), facts, page.rows(), SearchTerm::of);
    }
}
