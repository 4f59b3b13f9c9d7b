package dev.adtools.tools.alpha.criteria;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.api.Violation;
import java.util.List;

/** Rules of {@code get_alpha_campaign_criteria} beyond its schema. */
public enum CriteriaRule implements Rule {
    CRITERIA_STATUS_1(
            error("Removed criteria are asked for by the status or by include_removed, and not by both.", SERVICE));

    private final RuleDescription description;

    CriteriaRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }

    static List<Violation> violations(GetAlphaCampaignCriteria arguments) {
        return arguments.includeRemoved() && arguments.status() != null
                ? List.of(new Violation(
                        "/include_removed", CRITERIA_STATUS_1.id(), "must be false when a status is asked for"))
                : List.of();
    }
}
