package dev.adtools.tools.beta.pacing;

import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import java.util.List;

/** The rules of {@code get_beta_budget_pacing} beyond its schema. */
public enum BetaPacingRule {
    /** The unit of the account's currency is known, so that spend can be compared with budgets. */
    PACING_CURRENCY_1;

    /** Returns the rule's id in violations, for example {@code PACING-CURRENCY-1}. */
    public String id() {
        return name().replace('_', '-');
    }

    <R> Outcome<R> broken(String pointer, String message) {
        return Outcome.failed(ToolError.ruleViolation(List.of(new Violation(pointer, id(), message))));
    }
}
