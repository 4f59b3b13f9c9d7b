package dev.adtools.tools.alpha.criteria;

import dev.adtools.api.Violation;
import java.util.List;

/** The rules of {@code get_alpha_campaign_criteria} beyond its schema. */
public enum CriteriaRule {
    /** A status says already whether removed criteria are wanted. */
    CRITERIA_STATUS_1;

    /** Returns the rule's id in violations, for example {@code CRITERIA-STATUS-1}. */
    public String id() {
        return name().replace('_', '-');
    }

    static List<Violation> violations(GetAlphaCampaignCriteria arguments) {
        return arguments.includeRemoved() && arguments.status() != null
                ? List.of(new Violation(
                        "/include_removed", CRITERIA_STATUS_1.id(), "must be false when a status is asked for"))
                : List.of();
    }
}
