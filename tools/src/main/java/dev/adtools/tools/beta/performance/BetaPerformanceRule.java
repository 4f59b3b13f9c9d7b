package dev.adtools.tools.beta.performance;

import dev.adtools.api.Violation;
import java.util.ArrayList;
import java.util.List;

/** The rules of {@code get_beta_campaign_performance} beyond its schema. */
public enum BetaPerformanceRule {
    /** Whole periods are compared, and no days. */
    PERFORMANCE_COMPARE_1,
    /** Only rows of days are sorted by date. */
    PERFORMANCE_SORT_1;

    /** Returns the rule's id in violations, for example {@code PERFORMANCE-SORT-1}. */
    public String id() {
        return name().replace('_', '-');
    }

    static List<Violation> violations(GetBetaCampaignPerformance arguments) {
        List<Violation> violations = new ArrayList<>();
        if (arguments.comparePrevious() && arguments.daily()) {
            violations.add(PERFORMANCE_COMPARE_1.at("/compare_previous", "must be false when daily is true"));
        }
        if (arguments.sort().isByDate() && !arguments.daily()) {
            violations.add(PERFORMANCE_SORT_1.at("/sort", "must not be by date unless daily is true"));
        }
        return violations;
    }

    private Violation at(String pointer, String message) {
        return new Violation(pointer, id(), message);
    }
}
