package dev.adtools.tools.beta.performance;

import dev.adtools.api.Outcome;
import dev.adtools.tools.beta.metrics.Changes;
import dev.adtools.tools.beta.metrics.Sums;
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
record PeriodSums(BetaMetrics now, BetaMetrics before) {

    static Outcome<PeriodSums> of(List<ComparedRow> rows) {
        List<BetaMetrics> now = rows.stream().map(row -> row.now().metrics()).toList();
        List<BetaMetrics> before =
                rows.stream().map(ComparedRow::before).filter(Objects::nonNull).toList();
        return Sums.of(now).then(these -> Sums.of(before).map(those -> new PeriodSums(these, those)));
    }

    @Nullable
    Changes changes(boolean isCompared) {
        return isCompared ? Changes.between(before, now) : null;
    }
}
