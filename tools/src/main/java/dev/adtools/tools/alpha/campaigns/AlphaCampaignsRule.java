package dev.adtools.tools.alpha.campaigns;

import dev.adtools.api.Violation;
import java.util.ArrayList;
import java.util.List;

/** The rules of {@code get_alpha_campaigns} beyond its schema. */
public enum AlphaCampaignsRule {
    /** Days are only those of the numbers. */
    CAMPAIGNS_METRICS_1,
    /** Only numbers that are there can be sorted by. */
    CAMPAIGNS_SORT_1;

    /** Returns the rule's id in violations, for example {@code CAMPAIGNS-SORT-1}. */
    public String id() {
        return name().replace('_', '-');
    }

    static List<Violation> violations(GetAlphaCampaigns arguments) {
        List<Violation> violations = new ArrayList<>();
        if (arguments.dateRange() != null && !arguments.includeMetrics()) {
            violations.add(CAMPAIGNS_METRICS_1.at("/date_range", "must not be given without include_metrics"));
        }
        if (arguments.sort().isByMetric() && !arguments.includeMetrics()) {
            violations.add(CAMPAIGNS_SORT_1.at("/sort", "must not be by a number without include_metrics"));
        }
        return violations;
    }

    private Violation at(String pointer, String message) {
        return new Violation(pointer, id(), message);
    }
}
