package dev.adtools.tools.alpha.performance;

import dev.adtools.api.Outcome;
import dev.adtools.tools.alpha.metrics.AlphaMetricChanges;
import dev.adtools.tools.alpha.metrics.AlphaMetricSums;
import dev.adtools.tools.platform.AlphaMetrics;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The sums over all rows.
 *
 * @param now of the period
 * @param before of the period before; nothing when nothing is compared
 */
record AlphaPeriodSums(AlphaMetrics now, AlphaMetrics before) {

    static Outcome<AlphaPeriodSums> of(List<AlphaComparedRow> rows) {
        List<AlphaMetrics> now = rows.stream().map(row -> row.now().metrics()).toList();
        List<AlphaMetrics> before = rows.stream()
                .map(AlphaComparedRow::before)
                .filter(Objects::nonNull)
                .toList();
        return AlphaMetricSums.of(now)
                .flatMap(these -> AlphaMetricSums.of(before).map(those -> new AlphaPeriodSums(these, those)));
    }

    @Nullable
    AlphaMetricChanges changes(boolean isCompared) {
        return isCompared ? AlphaMetricChanges.between(before, now) : null;
    }
}
