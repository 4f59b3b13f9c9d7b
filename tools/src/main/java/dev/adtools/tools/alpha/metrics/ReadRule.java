package dev.adtools.tools.alpha.metrics;

import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import java.util.List;

/** The rules of every read of an account's campaigns. */
public enum ReadRule {
    /** The account is enabled. */
    ALPHA_ACCOUNT_1,
    /** The account is no manager account. */
    ALPHA_ACCOUNT_2,
    /** The numbers can be added up exactly. */
    ALPHA_SUM_1;

    /** Returns the rule's id in violations, for example {@code ALPHA-ACCOUNT-1}. */
    public String id() {
        return name().replace('_', '-');
    }

    <R> Outcome<R> broken(String pointer, String message) {
        return Outcome.failed(ToolError.ruleViolation(List.of(new Violation(pointer, id(), message))));
    }
}
