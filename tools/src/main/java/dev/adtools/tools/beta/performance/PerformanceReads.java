package dev.adtools.tools.beta.performance;

import dev.adtools.api.Outcome;
import dev.adtools.tools.beta.metrics.BetaAccountReads;
import dev.adtools.tools.beta.metrics.BetaMetric;
import dev.adtools.tools.beta.metrics.UnlistedMetrics;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.BetaReportAnswer;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.ReadPath;
import dev.adtools.tools.report.PeriodSums;
import dev.adtools.tools.report.ReportScope;
import dev.adtools.tools.report.WantedCampaigns;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads the numbers of one call, and keeps the answers by their days. */
final class PerformanceReads {

    private final GetBetaCampaignPerformance arguments;
    private final BetaAccountReads reads;
    private final ReportScope<BetaAccount> scope;
    private final Map<DayRange, BetaReportAnswer> answers = new HashMap<>();

    PerformanceReads(GetBetaCampaignPerformance arguments, BetaAccountReads reads, ReportScope<BetaAccount> scope) {
        this.arguments = arguments;
        this.reads = reads;
        this.scope = scope;
    }

    Outcome<List<BetaReport.Row>> rows(DayRange days) {
        return reads.numbers(scope.account(), report(arguments, days)).map(answer -> {
            answers.put(days, answer);
            return answer.rows();
        });
    }

    static BetaReport report(GetBetaCampaignPerformance arguments, DayRange days) {
        List<String> campaignIds = WantedCampaigns.of(arguments.campaignIds()).ids();
        boolean isWhole =
                arguments.level() != BetaReport.Level.ACCOUNT && arguments.breakdown() == null && campaignIds.isEmpty();
        return new BetaReport(
                arguments.level(),
                days,
                campaignIds,
                arguments.daily(),
                arguments.breakdown(),
                arguments.conversion(),
                isWhole);
    }

    /** Returns how the rows were read, those that these are compared with too. */
    ReadPath path() {
        return reads.path();
    }

    /** Returns the actions that count under another choice of conversions. */
    List<BetaReportAnswer.OtherAction> otherActions() {
        BetaReportAnswer answer = answers.get(scope.days());
        return answer == null ? List.of() : answer.otherActions();
    }

    /** Returns the numbers of campaigns that are deleted or not listed; null for none. */
    @Nullable
    BetaMetrics unlisted() {
        return unlisted(scope.days());
    }

    /** Returns the same of the days that these are compared with; null for none. */
    @Nullable
    BetaMetrics unlistedBefore() {
        return arguments.comparePrevious() ? unlisted(scope.previous()) : null;
    }

    private @Nullable BetaMetrics unlisted(DayRange days) {
        BetaReportAnswer answer = answers.get(days);
        return answer == null
                ? null
                : UnlistedMetrics.of(answer.ofAccount(), answer.rows()).orElse(null);
    }

    /** Returns the sums of rows with the numbers that no row has, or the rule violation that they are too large. */
    Outcome<PeriodSums<BetaMetrics>> totals(PeriodSums<BetaMetrics> rows) {
        BetaMetrics before = rows.before();
        return total(rows.now(), unlisted())
                .flatMap(now -> before == null
                        ? Outcome.completed(new PeriodSums<>(now, null))
                        : total(before, unlistedBefore()).map(past -> new PeriodSums<>(now, past)));
    }

    private static Outcome<BetaMetrics> total(BetaMetrics rows, @Nullable BetaMetrics unlisted) {
        return BetaMetric.sums(
                Stream.concat(Stream.of(rows), Stream.ofNullable(unlisted)).toList());
    }
}
