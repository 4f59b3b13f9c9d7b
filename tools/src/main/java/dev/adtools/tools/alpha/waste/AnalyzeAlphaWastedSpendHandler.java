package dev.adtools.tools.alpha.waste;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.alpha.searchterms.JudgedDays;
import dev.adtools.tools.alpha.waste.WasteAnswer.Candidate;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.SearchTermQuery;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.ReportScope;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/** Finds what of an account's cost was for nothing. */
public final class AnalyzeAlphaWastedSpendHandler
        implements ReadHandler<AnalyzeAlphaWastedSpend, Rows<WasteAnswer, Candidate>> {

    private static final int DEFAULT_LIMIT = 50;
    /** Bytes of a row on average: with what stands beside them, the rows of a page are below 75,000 bytes. */
    private static final int ROW_BYTES = 1_000;

    private static final Columns<Candidate> COLUMNS = Columns.<Candidate>none()
            .with("kind", it -> Cells.text(it.kind().name().toLowerCase(Locale.ROOT)))
            .with("text", it -> Cells.text(it.text()))
            .with("campaign_id", it -> Cells.text(it.campaignId()))
            .with("ad_group_id", it -> Cells.text(it.adGroupId()))
            .with("keyword_id", it -> Cells.text(it.keywordId()))
            .with("impressions", it -> Cells.number(it.impressions()))
            .with("clicks", it -> Cells.number(it.clicks()))
            .with("cost_micros", it -> Cells.number(it.costMicros()))
            .with("cost_share", it -> Cells.number(it.costShare()))
            .with("target_multiple", it -> Cells.number(it.targetMultiple()))
            .with("remedy", it -> Cells.text(it.remedy().name().toLowerCase(Locale.ROOT)));

    private final AlphaAds ads;

    public AnalyzeAlphaWastedSpendHandler(AlphaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<WasteAnswer, Candidate>> read(AnalyzeAlphaWastedSpend arguments, CallContext context) {
        List<Violation> violations = new ArrayList<>();
        Period period = Period.read(arguments.dateRange(), Preset.LAST_30D, violations);
        if (!violations.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        AlphaAccountReads reads = new AlphaAccountReads(ads, arguments.scope(), context);
        return reads.scope(period)
                .flatMap(scope -> findings(arguments, reads, scope))
                .flatMap(findings -> page(arguments, findings));
    }

    private static Outcome<WasteFindings> findings(
            AnalyzeAlphaWastedSpend arguments, AlphaAccountReads reads, ReportScope<AlphaCustomer> scope) {
        JudgedDays days = JudgedDays.of(scope.days(), scope.today(), arguments.conversionLagDays());
        return reads.report(whole(AlphaReport.Level.ACCOUNT, scope.days()))
                .flatMap(account ->
                        rows(reads, days).flatMap(rows -> WasteFindings.of(arguments, scope, days, account, rows)));
    }

    private static Outcome<WasteRows> rows(AlphaAccountReads reads, JudgedDays days) {
        return parts(days, range -> reads.report(whole(AlphaReport.Level.CAMPAIGN, range)))
                .flatMap(campaigns -> parts(days, range -> reads.report(whole(AlphaReport.Level.KEYWORD, range)))
                        .flatMap(keywords -> parts(
                                        days, range -> reads.searchTerms(new SearchTermQuery(range, null, null)))
                                .map(terms -> new WasteRows(campaigns, keywords, terms))));
    }

    private static <T> Outcome<WasteRows.Parts<T>> parts(JudgedDays days, Function<DayRange, Outcome<List<T>>> read) {
        return part(days.judged(), read)
                .flatMap(judged -> part(days.recent(), read).map(recent -> new WasteRows.Parts<>(judged, recent)));
    }

    private static <T> Outcome<List<T>> part(Optional<DayRange> days, Function<DayRange, Outcome<List<T>>> read) {
        return days.map(read).orElseGet(() -> Outcome.completed(List.of()));
    }

    private static AlphaReport whole(AlphaReport.Level level, DayRange days) {
        return new AlphaReport(level, days, List.of(), false, null);
    }

    private Outcome<Rows<WasteAnswer, Candidate>> page(AnalyzeAlphaWastedSpend arguments, WasteFindings findings) {
        String query = String.join(
                "\n",
                "analyze_alpha_wasted_spend",
                findings.scope().account().id().value(),
                findings.scope().days().toString(),
                String.valueOf(arguments.targetCpaMicros()),
                String.valueOf(arguments.minCostMicros()),
                String.valueOf(arguments.minClicks()),
                String.valueOf(arguments.conversionLagDays()),
                String.valueOf(arguments.brandTerms()));
        return arguments
                .paging()
                .of(query)
                .cut(
                        findings.candidates(),
                        AnalyzeAlphaWastedSpendHandler::key,
                        NumberOrder.of(true),
                        spender -> candidate(findings, spender).bytes(),
                        ROW_BYTES * Math.max(DEFAULT_LIMIT, arguments.paging().limit()))
                .map(page ->
                        COLUMNS.rows(arguments.paging().rawData(), facts(findings, page), candidates(findings, page)));
    }

    // People type anything, line breaks and novels too, so their words are not in the key as they are.
    private static PageKey key(Spender spender) {
        byte[] identity = spender.identity().getBytes(StandardCharsets.UTF_8);
        return new PageKey(
                NumberOrder.text(spender.judged().costMicros()),
                UUID.nameUUIDFromBytes(identity).toString());
    }

    private static List<Candidate> candidates(WasteFindings findings, Page<Spender> page) {
        return page.rows().stream().map(spender -> candidate(findings, spender)).toList();
    }

    private static Candidate candidate(WasteFindings findings, Spender spender) {
        return Candidate.of(spender, findings.threshold(), findings.totals().costMicros());
    }

    private WasteAnswer facts(WasteFindings findings, Page<Spender> page) {
        return new WasteAnswer(
                findings.summary(),
                findings.insights(),
                findings.threshold(),
                findings.totals(),
                findings.judgement().silent().dearest(),
                page.facts(findings.candidates().size(), ads.source()),
                findings.scope().currency(),
                DateRange.of(findings.scope().days()),
                findings.days().judged().map(DateRange::of).orElse(null),
                findings.days().lagDays());
    }
}
