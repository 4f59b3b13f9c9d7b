package dev.adtools.tools.beta.health;

import dev.adtools.api.Arg;
import dev.adtools.api.Source;
import dev.adtools.api.json.JsonArray;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.ReadPath;
import dev.adtools.tools.report.DateRange;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer of {@code diagnose_campaign_health}. */
public sealed interface HealthAnswer {

    /**
     * The diagnosis.
     *
     * @param healthScore 0 to 100, at most 59 with a critical issue; insufficient_data; or ended
     * @param grade the score in one letter, at most D with a critical issue; null without a number
     * @param insufficientData for want of what there is no number; empty when there is one, or the campaign has ended
     * @param issues what is wrong, the heaviest first
     * @param recommendation what to do first, and which issues there are
     * @param scoreBreakdown what each issue took from 100
     * @param checksSkipped the checks that could not be made
     * @param deliveryIssues what the platform says keeps it from delivering, at most 50; untrusted text
     * @param campaign which campaign it is
     * @param days how many days were looked at
     * @param dateRange which, in the account's time zone; null for a snapshot
     * @param previousDateRange those they were compared with; null for a snapshot
     * @param currency the ISO 4217 code of all amounts; null when it is not known
     * @param conversion what counts as a conversion; null for a snapshot whose caller does not say
     * @param metrics its numbers over these days
     * @param previousMetrics the same of the days before; null when they are not known
     * @param source the world it is in; null for a snapshot
     * @param readPath the way that its numbers were read from the platform; null for a snapshot
     */
    record Diagnosis(
            String healthScore,
            @Nullable HealthGrade grade,
            List<MissingData> insufficientData,
            List<HealthIssue> issues,
            String recommendation,
            List<HealthScore.Deduction> scoreBreakdown,
            List<HealthFindings.SkippedCheck> checksSkipped,
            List<DeliveryIssue> deliveryIssues,
            Known.Label campaign,
            int days,
            @Nullable DateRange dateRange,
            @Nullable DateRange previousDateRange,
            @Nullable String currency,

            @Arg(
                    description = "What counts as a conversion, in these numbers, in those of other campaigns and for"
                            + " targets; null for a snapshot whose caller does not say.")
            @Nullable
            BetaConversion conversion,

            HealthMetrics metrics,
            @Nullable HealthMetrics previousMetrics,
            @Nullable Source source,
            @Nullable ReadPath readPath)
            implements HealthAnswer {
        public Diagnosis {
            insufficientData = List.copyOf(insufficientData);
            issues = List.copyOf(issues);
            scoreBreakdown = List.copyOf(scoreBreakdown);
            checksSkipped = List.copyOf(checksSkipped);
            deliveryIssues = List.copyOf(deliveryIssues);
        }
    }

    /**
     * The diagnosis with its issues as compact rows.
     *
     * @param columns the names of the columns
     * @param rows one value per column each, the heaviest issue first
     * @param hasMore always false: all issues are answered at once
     * @param nextCursor always null
     */
    record Table(
            String healthScore,
            @Nullable HealthGrade grade,
            List<MissingData> insufficientData,
            List<String> columns,
            List<JsonArray> rows,
            boolean hasMore,
            @Nullable String nextCursor,
            String recommendation,
            List<HealthScore.Deduction> scoreBreakdown,
            List<HealthFindings.SkippedCheck> checksSkipped,
            List<DeliveryIssue> deliveryIssues,
            Known.Label campaign,
            int days,
            @Nullable DateRange dateRange,
            @Nullable DateRange previousDateRange,
            @Nullable String currency,

            @Arg(
                    description = "What counts as a conversion, in these numbers, in those of other campaigns and for"
                            + " targets; null for a snapshot whose caller does not say.")
            @Nullable
            BetaConversion conversion,

            HealthMetrics metrics,
            @Nullable HealthMetrics previousMetrics,
            @Nullable Source source,
            @Nullable ReadPath readPath)
            implements HealthAnswer {
        public Table {
            insufficientData = List.copyOf(insufficientData);
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
            scoreBreakdown = List.copyOf(scoreBreakdown);
            checksSkipped = List.copyOf(checksSkipped);
            deliveryIssues = List.copyOf(deliveryIssues);
        }

        /** Returns a diagnosis with rows in place of its issues. */
        static Table of(Diagnosis it, List<String> columns, List<JsonArray> rows) {
            return new Table(
                    it.healthScore(),
                    it.grade(),
                    it.insufficientData(),
                    columns,
                    rows,
                    false,
                    null,
                    it.recommendation(),
                    it.scoreBreakdown(),
                    it.checksSkipped(),
                    it.deliveryIssues(),
                    it.campaign(),
                    it.days(),
                    it.dateRange(),
                    it.previousDateRange(),
                    it.currency(),
                    it.conversion(),
                    it.metrics(),
                    it.previousMetrics(),
                    it.source(),
                    it.readPath());
        }
    }
}
