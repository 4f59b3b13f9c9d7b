package dev.adtools.tools.beta.performance;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.api.Violation;
import java.util.ArrayList;
import java.util.List;

/** Rules of {@code get_beta_campaign_performance} beyond its schema. */
public enum BetaPerformanceRule implements Rule {
    PERFORMANCE_COMPARE_1(error("Whole periods are compared, and no days.", SERVICE)),
    PERFORMANCE_SORT_1(error("Only rows of days are sorted by date.", SERVICE));

    private final RuleDescription description;

    BetaPerformanceRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }

    static List<Violation> violations(GetBetaCampaignPerformance arguments) {
        List<Violation> violations = new ArrayList<>();
        if (arguments.comparePrevious() && arguments.daily()) {
            violations.add(PERFORMANCE_COMPARE_1.at("/compare_previous", "must be false when daily is true"));
        }
        if (arguments.sort().key().isByDate() && !arguments.daily()) {
            violations.add(PERFORMANCE_SORT_1.at("/sort", "must not be by date unless daily is true"));
        }
        return violations;
    }
}
