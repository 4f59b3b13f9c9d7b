package dev.adtools.tools.operations.events;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;

/** Rules of how far back events are wanted. */
public enum SinceRule implements Rule {
    EVT_SINCE_1(error("Since is a moment of the last 30 days, or a duration up to 30 days.", SERVICE)),
    CHG_SINCE_1(error("Since is a moment of the last 400 days, or a duration up to 400 days.", SERVICE));

    private final RuleDescription description;

    SinceRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
