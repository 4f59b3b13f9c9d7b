package dev.adtools.tools.operations.performance;

import dev.adtools.api.Outcome;
import dev.adtools.api.Source;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import java.util.ArrayList;
import java.util.List;

/** The rules of {@code get_cross_account_performance} beyond its schema. */
public enum CrossAccountRule {
    /** There is an account to read. */
    CROSS_ACCOUNT_NONE_1,
    /** There are no more accounts than one call may read. */
    CROSS_ACCOUNT_MOST_1,
    /** All accounts are in one world. */
    CROSS_ACCOUNT_SOURCE_1,
    /** The numbers can be added up exactly. */
    CROSS_ACCOUNT_SUM_1;

    static final int MOST_ACCOUNTS = 20;

    /** Returns the rule's id in violations, for example {@code CROSS-ACCOUNT-NONE-1}. */
    public String id() {
        return name().replace('_', '-');
    }

    static List<Violation> violations(GetCrossAccountPerformance arguments, Source alpha, Source beta) {
        List<Violation> violations = new ArrayList<>();
        int onAlpha = arguments.onAlpha().size();
        int onBeta = arguments.onBeta().size();
        if (onAlpha + onBeta == 0) {
            violations.add(
                    CROSS_ACCOUNT_NONE_1.at("", "must name an account in alpha_account_ids or beta_account_ids"));
        }
        if (onAlpha + onBeta > MOST_ACCOUNTS) {
            violations.add(CROSS_ACCOUNT_MOST_1.at(
                    "", "must name at most " + MOST_ACCOUNTS + " accounts in all, and names " + (onAlpha + onBeta)));
        }
        if (onAlpha > 0 && onBeta > 0 && alpha != beta) {
            violations.add(CROSS_ACCOUNT_SOURCE_1.at(
                    "", "must name accounts of one platform only: the other one is " + alphaAndBeta(alpha)));
        }
        return violations;
    }

    private static String alphaAndBeta(Source alpha) {
        return alpha == Source.SANDBOX ? "live, and alpha the sandbox" : "the sandbox, and alpha live";
    }

    <R> Outcome<R> broken(String pointer, String message) {
        return Outcome.failed(ToolError.ruleViolation(List.of(at(pointer, message))));
    }

    private Violation at(String pointer, String message) {
        return new Violation(pointer, id(), message);
    }
}
