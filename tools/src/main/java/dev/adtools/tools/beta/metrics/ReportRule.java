package dev.adtools.tools.beta.metrics;

import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import java.util.List;

/** The rules of every read of beta's numbers. */
public enum ReportRule {
    /** The days are ones of which the platform still keeps numbers. */
    BETA_DAYS_1,
    /** The numbers can be added up exactly. */
    BETA_SUM_1;

    /** Returns the rule's id in violations, for example {@code BETA-DAYS-1}. */
    public String id() {
        return name().replace('_', '-');
    }

    Violation at(String pointer, String message) {
        return new Violation(pointer, id(), message);
    }

    <R> Outcome<R> broken(String pointer, String message) {
        return Outcome.failed(ToolError.ruleViolation(List.of(at(pointer, message))));
    }
}
