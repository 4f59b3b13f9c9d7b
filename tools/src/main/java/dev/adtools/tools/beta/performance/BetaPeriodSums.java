package dev.adtools.tools.beta.performance;

import dev.adtools.api.Outcome;
import dev.adtools.tools.beta.metrics.BetaMetricChanges;
import dev.adtools.tools.beta.metrics.BetaMetricSums;
import dev.adtools.tools.platform.BetaMetrics;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The sums over all rows.
 *
 * @param now of the period
 * @param before of the period before; nothing when nothing is compared
 */
record BetaPeriodSums(BetaMetrics now, BetaMetrics before) {

    static Outcome<BetaPeriodSums> of(List<BetaComparedRow> rows) {
        List<BetaMetrics> now = rows.stream().map(row -> row.now().metrics()).toList();
        List<BetaMetrics> before = rows.stream()
                .map(BetaComparedRow::before)
                .filter(Objects::nonNull)
                .toList();
        return BetaMetricSums.of(now)
                .flatMap(these -> BetaMetricSums.of(before).map(those -> new BetaPeriodSums(these, those)));
    }

    @Nullable
    BetaMetricChanges changes(boolean isCompared) {
        return isCompared ? BetaMetricChanges.between(before, now) : null;
    }
}
