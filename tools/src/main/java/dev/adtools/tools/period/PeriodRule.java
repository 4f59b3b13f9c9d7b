package dev.adtools.tools.period;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;

/** Rule of every argument that says the days. */
public enum PeriodRule implements Rule {
    DATE_1(error("The days are in the calendar, in order, and not to come.", SERVICE));

    private final RuleDescription description;

    PeriodRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
