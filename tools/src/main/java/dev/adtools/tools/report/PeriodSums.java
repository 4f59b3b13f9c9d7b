package dev.adtools.tools.report;

import dev.adtools.api.Outcome;
import dev.adtools.tools.platform.ReportRow;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The sums over all rows of a report.
 *
 * @param now of the period
 * @param before of the period before; null when nothing is compared
 * @param <M> the platform's numbers
 */
public record PeriodSums<M>(M now, @Nullable M before) {

    /**
     * Adds rows up.
     *
     * @param rows the rows
     * @param isCompared whether they are compared
     * @param metrics returns the numbers of a row
     * @param sum adds numbers up
     */
    public static <R extends ReportRow, M> Outcome<PeriodSums<M>> of(
            List<ComparedRow<R>> rows,
            boolean isCompared,
            Function<R, M> metrics,
            Function<Collection<M>, Outcome<M>> sum) {
        return sum.apply(rows.stream().map(ComparedRow::now).map(metrics).toList())
                .flatMap(now -> isCompared
                        ? sum.apply(rows.stream()
                                        .map(ComparedRow::before)
                                        .filter(Objects::nonNull)
                                        .map(metrics)
                                        .toList())
                                .map(before -> new PeriodSums<>(now, before))
                        : Outcome.completed(new PeriodSums<>(now, null)));
    }
}
