package dev.adtools.tools.beta;

import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.beta.metrics.BetaAccountReads;
import dev.adtools.tools.beta.metrics.BetaMetric;
import dev.adtools.tools.beta.metrics.BetaMetricColumns;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.Preset;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.report.Columns;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportScope;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of the campaigns of one page.
 *
 * @param days the days they are of; null when they were not asked for
 * @param conversion what counts as a conversion in them; null when they were not asked for
 * @param byCampaign the numbers of those that were shown
 * @param notes what the platform did not send
 */
record CampaignMetrics(
        @Nullable DateRange days,
        @Nullable BetaConversion conversion,
        Map<String, BetaMetrics> byCampaign,
        List<Insight> notes) {

    /**
     * Number of campaigns that a request names at most. More would make its address too long, so all of the account are
     * read.
     */
    private static final int MOST_NAMED = 100;

    private static final CampaignMetrics NOT_ASKED_FOR = new CampaignMetrics(null, null, Map.of(), List.of());

    /** Tells which days are asked for; null for no numbers. */
    static Outcome<Wanted> wanted(GetCampaigns arguments, BetaAccount account, BetaAccountReads reads) {
        if (!arguments.includeMetrics()) {
            return arguments.dateRange() == null
                    ? Outcome.completed(new Wanted(null, arguments.conversion()))
                    : BetaCampaignsRule.CAMPAIGNS_DATE_1.broken(
                            "/date_range", "must not be given unless include_metrics is true");
        }
        List<Violation> violations = new ArrayList<>();
        Period period = Period.read(arguments.dateRange(), Preset.LAST_30D, violations);
        return violations.isEmpty()
                ? reads.scope(account, period, false).map(scope -> new Wanted(scope, arguments.conversion()))
                : Outcome.failed(ToolError.ruleViolation(violations));
    }

    /**
     * Numbers that are asked for.
     *
     * @param scope the account and the days; null for none
     * @param conversion what counts as a conversion
     */
    record Wanted(@Nullable ReportScope<BetaAccount> scope, BetaConversion conversion) {}

    static Outcome<CampaignMetrics> read(Wanted wanted, List<BetaCampaign> campaigns, BetaAccountReads reads) {
        ReportScope<BetaAccount> scope = wanted.scope();
        if (scope == null) {
            return Outcome.completed(NOT_ASKED_FOR);
        } else if (campaigns.isEmpty()) {
            return Outcome.completed(new CampaignMetrics(
                    DateRange.of(scope.days()), wanted.conversion(), Map.of(), scope.notes(Stream.of())));
        }
        List<String> ids = campaigns.stream().map(BetaCampaign::id).sorted().toList();
        BetaReport report = new BetaReport(
                BetaReport.Level.CAMPAIGN,
                scope.days(),
                ids.size() > MOST_NAMED ? List.of() : ids,
                false,
                null,
                wanted.conversion());
        return reads.report(scope.account(), report)
                .flatMap(rows -> BetaMetric.sums(
                                rows.stream().map(BetaReport.Row::metrics).toList())
                        .map(sums -> rows))
                .map(rows -> new CampaignMetrics(
                        DateRange.of(scope.days()),
                        wanted.conversion(),
                        byCampaign(rows),
                        scope.notes(rows.stream().map(BetaReport.Row::metrics), reads.path())));
    }

    private static Map<String, BetaMetrics> byCampaign(List<BetaReport.Row> rows) {
        Map<String, BetaMetrics> byCampaign = new HashMap<>();
        for (BetaReport.Row row : rows) {
            if (row.campaign() != null) {
                byCampaign.put(row.campaign().id(), row.metrics());
            }
        }
        return byCampaign;
    }

    /** Returns a campaign's numbers; null when they were not asked for. */
    @Nullable
    BetaMetrics of(BetaCampaign campaign) {
        return days == null ? null : orNone(campaign);
    }

    /** Returns a campaign's numbers, none when they were not asked for. */
    BetaMetrics orNone(BetaCampaign campaign) {
        return byCampaign.getOrDefault(campaign.id(), BetaMetrics.NONE);
    }

    /** Returns the columns of numbers in compact rows; none when they were not asked for. */
    Columns<BetaMetrics> columns(String currency) {
        return days == null
                ? Columns.none()
                : BetaMetricColumns.counts("", currency).and(BetaMetricColumns.ratios(currency));
    }
}
