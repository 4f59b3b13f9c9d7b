package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.Outcome;
import dev.adtools.tools.alpha.metrics.Sums;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What was spent since the month began, in micros.
 *
 * @param beforeToday on complete days
 * @param all today included
 */
record Spent(long beforeToday, long all) {

    static final Spent NOTHING = new Spent(0, 0);

    /** Returns what each campaign spent, by id; a rule violation when the sum cannot be told exactly. */
    static Outcome<Map<String, Spent>> byCampaign(List<AlphaReport.Row> rows, LocalDate today) {
        List<AlphaMetrics> numbers = rows.stream().map(AlphaReport.Row::metrics).toList();
        return Sums.of(numbers).map(sum -> {
            Map<String, Spent> byId = new HashMap<>();
            for (AlphaReport.Row row : rows) {
                if (row.campaign() != null) {
                    long cost = row.metrics().costMicros();
                    boolean isToday = today.toString().equals(row.day());
                    byId.merge(row.campaign().id(), new Spent(isToday ? 0 : cost, cost), Spent::plus);
                }
            }
            return byId;
        });
    }

    Spent plus(Spent other) {
        return new Spent(beforeToday + other.beforeToday, all + other.all);
    }
}
