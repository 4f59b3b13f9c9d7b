package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.Outcome;
import dev.adtools.tools.alpha.metrics.AlphaMetricSums;
import dev.adtools.tools.pacing.Spent;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Adds up what each campaign spent since the month began, in micros. */
final class AlphaSpentByCampaign {

    private AlphaSpentByCampaign() {}

    /** Returns it by id; a rule violation when the sum cannot be told exactly. */
    static Outcome<Map<String, Spent>> of(List<AlphaReport.Row> rows, LocalDate today) {
        List<AlphaMetrics> numbers = rows.stream().map(AlphaReport.Row::metrics).toList();
        return AlphaMetricSums.of(numbers).map(sum -> {
            Map<String, Spent> byId = new HashMap<>();
            for (AlphaReport.Row row : rows) {
                if (row.campaign() != null) {
                    BigDecimal cost = BigDecimal.valueOf(row.metrics().costMicros());
                    Spent spent = Spent.on(today.toString().equals(row.day()), cost);
                    byId.merge(row.campaign().id(), spent, Spent::plus);
                }
            }
            return byId;
        });
    }
}
