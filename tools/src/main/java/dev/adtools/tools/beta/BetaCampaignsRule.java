package dev.adtools.tools.beta;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;

/** Rules of {@code get_campaigns} beyond its schema. */
public enum BetaCampaignsRule implements Rule {
    CAMPAIGNS_SINCE_1(error("The date or the time since when campaigns have changed exists.", SERVICE)),
    CAMPAIGNS_DATE_1(error("Days are given only with numbers.", SERVICE));

    private final RuleDescription description;

    BetaCampaignsRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
