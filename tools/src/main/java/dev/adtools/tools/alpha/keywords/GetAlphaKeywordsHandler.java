package dev.adtools.tools.alpha.keywords;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.api.Sort;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.ReportScope;
import java.util.List;

/** Lists the keywords of one ad group. The platform gives all of them; the rest is done here. */
public final class GetAlphaKeywordsHandler
        implements ReadHandler<GetAlphaKeywords, Rows<KeywordsAnswer, KeywordsAnswer.Keyword>> {

    private final AlphaAds ads;

    public GetAlphaKeywordsHandler(AlphaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<KeywordsAnswer, KeywordsAnswer.Keyword>> read(GetAlphaKeywords arguments, CallContext context) {
        List<Violation> violations = KeywordsRule.violations(arguments);
        Period period = Period.read(arguments.dateRange(), Preset.LAST_30D, violations);
        if (!violations.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        AlphaAccountReads reads = new AlphaAccountReads(ads, arguments.scope(), context);
        return reads.scope(period)
                .flatMap(scope -> reads.keywords(arguments.adGroupId())
                        .flatMap(keywords -> new AdGroupCheck(reads, arguments)
                                .verify(keywords, scope.days())
                                .flatMap(isVerified -> measured(arguments, reads, scope, keywords)
                                        .flatMap(rows -> page(arguments, scope, rows, isVerified)))));
    }

    private static Outcome<List<MeasuredKeyword>> measured(
            GetAlphaKeywords arguments,
            AlphaAccountReads reads,
            ReportScope<AlphaCustomer> scope,
            List<AlphaKeyword> keywords) {
        if (!arguments.includeMetrics()) {
            return Outcome.completed(keywords.stream()
                    .map(keyword -> new MeasuredKeyword(keyword, AlphaMetrics.NONE))
                    .toList());
        }
        return reads.keywordMetrics(arguments.adGroupId(), scope.days())
                .map(byId -> keywords.stream()
                        .map(it -> new MeasuredKeyword(it, byId.getOrDefault(it.id(), AlphaMetrics.NONE)))
                        .toList());
    }

    private Outcome<Rows<KeywordsAnswer, KeywordsAnswer.Keyword>> page(
            GetAlphaKeywords arguments,
            ReportScope<AlphaCustomer> scope,
            List<MeasuredKeyword> all,
            boolean isVerified) {
        Sort<KeywordSort> sort = arguments.sort();
        KeywordFilter filter = new KeywordFilter(arguments);
        List<MeasuredKeyword> wanted = filter.matching(all);
        String query = filter.query(scope);
        return AlphaMetric.sums(wanted.stream().map(MeasuredKeyword::metrics).toList())
                .flatMap(totals -> arguments
                        .paging()
                        .of(query)
                        .cut(wanted, sort.key()::pageKey, NumberOrder.of(sort.descending()))
                        .map(page -> new KeywordsWriter(arguments, scope, totals, ads.source())
                                .answer(all, page, wanted.size(), isVerified)));
    }
}
