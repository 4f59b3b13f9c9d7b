package dev.adtools.tools.platform;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Numbers that the platform counted.
 *
 * @param rows the rows of this page
 * @param totals all rows of all pages in one, one for each range of days that has any
 * @param rowCount how many rows all pages have
 * @param facts what the numbers are worth
 * @param quota what is left of the property's quota; null when the platform did not say
 */
public record AnalyticsReport(
        List<Row> rows,
        List<Row> totals,
        long rowCount,
        Facts facts,
        @Nullable AnalyticsQuota quota) {

    public AnalyticsReport {
        rows = List.copyOf(rows);
        totals = List.copyOf(totals);
    }

    /**
     * One row.
     *
     * @param range which of the query's ranges of days it counts
     * @param dimensions a value for each dimension of the query, in its order; a day is an ISO 8601 date
     * @param metrics a number for each metric of the query, in its order; null where it was restricted or unreadable
     */
    public record Row(int range, List<String> dimensions, List<@Nullable BigDecimal> metrics) {
        public Row {
            dimensions = List.copyOf(dimensions);
            metrics = Collections.unmodifiableList(new ArrayList<>(metrics));
        }
    }

    /**
     * Facts that say what the numbers are worth.
     *
     * @param currency the ISO 4217 code of all amounts, empty when the platform did not say
     * @param sampled whether they are estimated from a part of the events
     * @param thresholded whether rows of few people were withheld
     * @param otherRow whether rare values were added up in a row of their own
     * @param truncations the reasons for which the platform left data out, in its own words
     * @param restricted the metrics that the service's credentials may not see
     * @param emptyReason the reason for which there is no data, in the platform's own words; empty when it gave none
     */
    public record Facts(
            String currency,
            boolean sampled,
            boolean thresholded,
            boolean otherRow,
            List<String> truncations,
            List<String> restricted,
            String emptyReason) {
        public Facts {
            truncations = List.copyOf(truncations);
            restricted = List.copyOf(restricted);
        }
    }
}
