package dev.adtools.tools.alpha.performance;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.api.Violation;
import dev.adtools.tools.platform.AlphaReport;
import java.util.ArrayList;
import java.util.List;

/** Rules of {@code get_alpha_campaign_performance} beyond its schema. */
public enum AlphaPerformanceRule implements Rule {
    PERFORMANCE_LEVEL_1(error("The whole account is not limited to campaigns.", SERVICE)),
    PERFORMANCE_HOUR_1(error("Keywords have no hours.", SERVICE)),
    PERFORMANCE_COMPARE_1(error("Whole periods are compared, and no days.", SERVICE)),
    PERFORMANCE_SORT_1(error("Only rows of days are sorted by date.", SERVICE));

    private final RuleDescription description;

    AlphaPerformanceRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }

    static List<Violation> violations(GetAlphaCampaignPerformance arguments) {
        List<Violation> violations = new ArrayList<>();
        if (arguments.level() == AlphaReport.Level.ACCOUNT && arguments.campaignIds() != null) {
            violations.add(PERFORMANCE_LEVEL_1.at("/campaign_ids", "must not be given on the level of the account"));
        }
        if (arguments.level() == AlphaReport.Level.KEYWORD && arguments.breakdown() == AlphaReport.Breakdown.HOUR) {
            violations.add(PERFORMANCE_HOUR_1.at("/breakdown", "must not be hour on the level of keywords"));
        }
        if (arguments.comparePrevious() && arguments.daily()) {
            violations.add(PERFORMANCE_COMPARE_1.at("/compare_previous", "must be false when daily is true"));
        }
        if (arguments.sort().key().isByDate() && !arguments.daily()) {
            violations.add(PERFORMANCE_SORT_1.at("/sort", "must not be by date unless daily is true"));
        }
        return violations;
    }
}
