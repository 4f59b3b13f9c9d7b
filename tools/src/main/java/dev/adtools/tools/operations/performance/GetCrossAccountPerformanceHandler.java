package dev.adtools.tools.operations.performance;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.report.UnreadableAccount;
import java.util.List;
import java.util.stream.Collectors;

/** Reads the numbers of several accounts, and lists those that it cannot read. */
public final class GetCrossAccountPerformanceHandler
        implements ReadHandler<GetCrossAccountPerformance, Rows<CrossAccountAnswer, CrossAccountAnswer.Row>> {

    private final AlphaAds alpha;
    private final BetaAds beta;

    public GetCrossAccountPerformanceHandler(AlphaAds alpha, BetaAds beta) {
        this.alpha = alpha;
        this.beta = beta;
    }

    @Override
    public Outcome<Rows<CrossAccountAnswer, CrossAccountAnswer.Row>> read(
            GetCrossAccountPerformance arguments, CallContext context) {
        List<Violation> violations = CrossAccountRule.violations(arguments, alpha.source(), beta.source());
        Period period = Period.read(arguments.dateRange(), Preset.LAST_30D, violations);
        if (!violations.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        AccountReports each = new AccountReports(alpha, beta, arguments, period, context);
        AccountsRead read = new AccountsRead();
        read.add(arguments.onAlpha(), each::onAlpha, "/alpha_account_ids/");
        read.add(arguments.onBeta(), each::onBeta, "/beta_account_ids/");
        return read.reports()
                .flatMap(reports -> CurrencyTotals.of(reports)
                        .flatMap(totals -> page(arguments, reports, read.unreadable(), totals)));
    }

    private Outcome<Rows<CrossAccountAnswer, CrossAccountAnswer.Row>> page(
            GetCrossAccountPerformance arguments,
            List<AccountReport> reports,
            List<UnreadableAccount> unreadable,
            List<CurrencyTotals> totals) {
        List<IntervalRow> rows = reports.stream()
                .flatMap(report -> report.rows(arguments.by()).stream())
                .toList();
        Source source = arguments.onBeta().isEmpty() ? alpha.source() : beta.source();
        return arguments
                .paging()
                .of(query(arguments, reports))
                .cut(rows, IntervalRow::key, IntervalRow.ORDER)
                .map(page -> new CrossAccountWriter(arguments, reports, unreadable, totals, source).answer(rows, page));
    }

    // A cursor goes on in the same list only; limit and raw_data do not change what the list is.
    private static String query(GetCrossAccountPerformance arguments, List<AccountReport> reports) {
        return reports.stream()
                .map(report ->
                        report.id().platform().wireName() + " " + report.id().value() + " " + report.days())
                .collect(Collectors.joining(
                        "\n",
                        "get_cross_account_performance\n" + arguments.by() + "\n" + arguments.conversion() + "\n",
                        ""));
    }
}
