package dev.adtools.tools.alpha.keywords;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.api.Violation;
import java.util.ArrayList;
import java.util.List;

/** Rules of {@code get_alpha_keywords} beyond its schema. */
public enum KeywordsRule implements Rule {
    KEYWORDS_METRICS_1(error("Days are given only with numbers.", SERVICE)),
    KEYWORDS_METRICS_2(error("Impressions are asked for only with numbers.", SERVICE)),
    KEYWORDS_SORT_1(error("Rows are sorted by a number only when there are numbers.", SERVICE));

    private final RuleDescription description;

    KeywordsRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
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
        if (arguments.sort().key().isByMetric()) {
            violations.add(KEYWORDS_SORT_1.at("/sort", "must not be by a number when include_metrics is false"));
        }
        return violations;
    }
}
