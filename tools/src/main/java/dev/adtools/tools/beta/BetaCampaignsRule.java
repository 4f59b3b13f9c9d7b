package dev.adtools.tools.beta;

import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import java.util.List;

/** The rules of {@code get_campaigns} beyond its schema. */
public enum BetaCampaignsRule {
    /** The date, or the time, since when campaigns have changed exists. */
    CAMPAIGNS_SINCE_1,
    /** Days are only given for numbers. */
    CAMPAIGNS_DATE_1;

    /** Returns the rule's id in violations, for example {@code CAMPAIGNS-SINCE-1}. */
    public String id() {
        return name().replace('_', '-');
    }

    ToolError broken(String pointer, String message) {
        return ToolError.ruleViolation(List.of(new Violation(pointer, id(), message)));
    }
}
