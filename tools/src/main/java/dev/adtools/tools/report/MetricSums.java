package dev.adtools.tools.report;

import dev.adtools.api.Outcome;
import dev.adtools.api.Rule;
import dev.adtools.tools.platform.Metrics;
import java.util.Collection;
import java.util.List;
import java.util.function.BinaryOperator;

/**
 * Sums of what rows count, as long as every JSON reader holds those of all and of any part of them exactly.
 *
 * @param none the sums of nothing
 * @param plus adds two rows up
 * @param metrics the metrics that are added up
 * @param rule the rule that larger sums break
 * @param <M> what a row counts
 */
public record MetricSums<M extends Metrics>(M none, BinaryOperator<M> plus, List<Metric<M>> metrics, Rule rule) {

    /** Returns the sums over the days that an argument says, or the rule violation that they are too large. */
    public Outcome<M> of(Collection<M> rows, String pointer) {
        return metrics.stream().allMatch(metric -> metric.isExactIn(rows))
                ? Outcome.completed(rows.stream().reduce(plus).orElse(none))
                : rule.broken(
                        pointer, "the numbers of these days are larger than can be told exactly; ask for fewer days");
    }
}
