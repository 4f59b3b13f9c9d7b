package dev.adtools.tools.beta.metrics;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.tools.platform.BetaDocs;

/** Rules of every read of beta's numbers. */
public enum ReportRule implements Rule {
    BETA_DAYS_1(error("The days are ones of which the platform still keeps numbers.", BetaDocs.CAMPAIGN)),
    BETA_SUM_1(error("The numbers can be added up exactly.", SERVICE));

    private final RuleDescription description;

    ReportRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
