package dev.adtools.tools.report;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;

/** Rule of every budget that may be in another unit than it seems. */
public enum BudgetUnitRule implements Rule {
    SUSPICIOUS_UNIT_CHANGE(error(
            "A budget far from the usual cost, or without a usual cost, names its currency; create_alpha_app_campaign only warns.",
            SERVICE));

    private final RuleDescription description;

    BudgetUnitRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }

    @Override
    public String id() {
        return name();
    }
}
