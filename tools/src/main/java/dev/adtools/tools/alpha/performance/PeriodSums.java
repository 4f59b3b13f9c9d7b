package dev.adtools.tools.alpha.performance;

import dev.adtools.api.Outcome;
import dev.adtools.tools.alpha.metrics.Changes;
import dev.adtools.tools.alpha.metrics.Sums;
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
record PeriodSums(AlphaMetrics now, AlphaMetrics before) {

    static Outcome<PeriodSums> of(List<ComparedRow> rows) {
        List<AlphaMetrics> now = rows.stream().map(row -> row.now().metrics()).toList();
        List<AlphaMetrics> before =
                rows.stream().map(ComparedRow::before).filter(Objects::nonNull).toList();
        return Sums.of(now).then(these -> Sums.of(before).map(those -> new PeriodSums(these, those)));
    }

    @Nullable
    Changes changes(boolean isCompared) {
        return isCompared ? Changes.between(before, now) : null;
    }
}
