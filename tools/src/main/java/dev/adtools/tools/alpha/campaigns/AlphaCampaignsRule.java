package dev.adtools.tools.alpha.campaigns;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.api.Violation;
import java.util.ArrayList;
import java.util.List;

/** Rules of {@code get_alpha_campaigns} beyond its schema. */
public enum AlphaCampaignsRule implements Rule {
    CAMPAIGNS_METRICS_1(error("Days are given only with numbers.", SERVICE)),
    CAMPAIGNS_SORT_1(error("Rows are sorted by a number only when there are numbers.", SERVICE));

    private final RuleDescription description;

    AlphaCampaignsRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }

    static List<Violation> violations(GetAlphaCampaigns arguments) {
        List<Violation> violations = new ArrayList<>();
        if (arguments.dateRange() != null && !arguments.includeMetrics()) {
            violations.add(CAMPAIGNS_METRICS_1.at("/date_range", "must not be given without include_metrics"));
        }
        if (arguments.sort().key().isByMetric() && !arguments.includeMetrics()) {
            violations.add(CAMPAIGNS_SORT_1.at("/sort", "must not be by a number without include_metrics"));
        }
        return violations;
    }
}
