package dev.adtools.tools.beta.health;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.tools.platform.BetaDocs;

/** Rules of {@code diagnose_campaign_health} beyond its schema. */
public enum HealthRule implements Rule {
    HEALTH_ACCOUNT_1(error("The campaign belongs to the account that was named.", SERVICE)),
    HEALTH_CURRENCY_1(error("Beta knows the currency of a snapshot.", BetaDocs.CURRENCIES)),
    HEALTH_COUNTS_1(error("No part exceeds its whole, and what nobody saw has neither cost nor conversions.", SERVICE)),
    HEALTH_DAYS_1(error("The campaign was on, and used up its budget, on no more days than were looked at.", SERVICE)),
    HEALTH_TIME_1(error("The end of a snapshot is a moment.", SERVICE));

    private final RuleDescription description;

    HealthRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
