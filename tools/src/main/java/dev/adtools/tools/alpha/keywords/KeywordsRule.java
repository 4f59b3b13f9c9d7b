package dev.adtools.tools.alpha.keywords;

import dev.adtools.api.Violation;
import java.util.ArrayList;
import java.util.List;

/** The rules of {@code get_alpha_keywords} beyond its schema. */
public enum KeywordsRule {
    /** Days are only those of the numbers. */
    KEYWORDS_METRICS_1,
    /** Only impressions that are there can be asked for. */
    KEYWORDS_METRICS_2,
    /** Only numbers that are there can be sorted by. */
    KEYWORDS_SORT_1;

    /** Returns the rule's id in violations, for example {@code KEYWORDS-SORT-1}. */
    public String id() {
        return name().replace('_', '-');
    }

    static List<Violation> violations(GetAlphaKeywords arguments) {
        List<Violation> violations = new ArrayList<>();
        if (arguments.includeMetrics()) {
            return violations;
        }
        if (arguments.dateRange() != null) {
            violations.add(KEYWORDS_METRICS_1.at("/date_range", "must not be given when include_metrics is false"));
        }
        if (arguments.minImpressions() > 0) {
            violations.add(KEYWORDS_METRICS_2.at("/min_impressions", "must be 0 when include_metrics is false"));
        }
        if (arguments.sort().isByMetric()) {
            violations.add(KEYWORDS_SORT_1.at("/sort", "must not be by a number when include_metrics is false"));
        }
        return violations;
    }

    private Violation at(String pointer, String message) {
        return new Violation(pointer, id(), message);
    }
}
