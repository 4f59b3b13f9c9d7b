package dev.adtools.tools.alpha.performance;

import dev.adtools.api.Violation;
import dev.adtools.tools.platform.AlphaReport;
import java.util.ArrayList;
import java.util.List;

/** The rules of {@code get_alpha_campaign_performance} beyond its schema. */
public enum AlphaPerformanceRule {
    /** The whole account is not limited to campaigns. */
    PERFORMANCE_LEVEL_1,
    /** Keywords have no hours. */
    PERFORMANCE_HOUR_1,
    /** Whole periods are compared, and no days. */
    PERFORMANCE_COMPARE_1,
    /** Only rows of days are sorted by date. */
    PERFORMANCE_SORT_1;

    /** Returns the rule's id in violations, for example {@code PERFORMANCE-LEVEL-1}. */
    public String id() {
        return name().replace('_', '-');
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
        if (arguments.sort().isByDate() && !arguments.daily()) {
            violations.add(PERFORMANCE_SORT_1.at("/sort", "must not be by date unless daily is true"));
        }
        return violations;
    }

    private Violation at(String pointer, String message) {
        return new Violation(pointer, id(), message);
    }
}
