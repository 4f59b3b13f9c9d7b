package dev.adtools.tools.operations.performance;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.api.Source;
import dev.adtools.api.Violation;
import java.util.ArrayList;
import java.util.List;

/** Rules of {@code get_cross_account_performance} beyond its schema. */
public enum CrossAccountRule implements Rule {
    CROSS_ACCOUNT_NONE_1(error("There is an account to read.", SERVICE)),
    CROSS_ACCOUNT_MOST_1(error("There are no more accounts than one call may read.", SERVICE)),
    CROSS_ACCOUNT_SOURCE_1(error("All accounts are in one world.", SERVICE)),
    CROSS_ACCOUNT_SUM_1(error("The numbers can be added up exactly.", SERVICE));

    static final int MOST_ACCOUNTS = 20;

    private final RuleDescription description;

    CrossAccountRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
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
}
