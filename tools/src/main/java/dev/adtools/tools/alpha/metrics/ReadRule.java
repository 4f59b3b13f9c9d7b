package dev.adtools.tools.alpha.metrics;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.tools.platform.AlphaDocs;

/** Rules of every read of an account's campaigns. */
public enum ReadRule implements Rule {
    ALPHA_ACCOUNT_1(error("The account is enabled.", AlphaDocs.CUSTOMER_STATUS)),
    ALPHA_ACCOUNT_2(error("The account is no manager account.", AlphaDocs.MANAGER_ACCOUNT)),
    ALPHA_SUM_1(error("The numbers can be added up exactly.", SERVICE));

    private final RuleDescription description;

    ReadRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
