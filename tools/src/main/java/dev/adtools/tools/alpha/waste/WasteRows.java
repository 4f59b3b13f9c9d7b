package dev.adtools.tools.alpha.waste;

import dev.adtools.api.Outcome;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaSearchTerm;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Rows that were read of an account.
 *
 * @param campaigns its campaigns
 * @param keywords its keywords
 * @param terms what was searched for
 */
record WasteRows(Parts<AlphaReport.Row> campaigns, Parts<AlphaReport.Row> keywords, Parts<AlphaSearchTerm> terms) {

    /** Returns the metrics of all rows. */
    Stream<AlphaMetrics> metrics() {
        return Stream.concat(
                Stream.concat(campaigns.all().stream(), keywords.all().stream()).map(AlphaReport.Row::metrics),
                terms.all().stream().map(AlphaSearchTerm::metrics));
    }

    /**
     * Rows of one kind.
     *
     * @param judged those of the days that are old enough to be judged
     * @param recent those of the other days
     */
    record Parts<T>(List<T> judged, List<T> recent) {

        List<T> all() {
            return Stream.concat(judged.stream(), recent.stream()).toList();
        }

        /** Returns these rows, or the rule violation that their sums are too large. */
        Outcome<Parts<T>> exact(Function<T, AlphaMetrics> metrics) {
            return AlphaMetric.sums(all().stream().map(metrics).toList()).map(sums -> this);
        }
    }
}
