package dev.adtools.tools.paging;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;

/** Rule of every list that is read by pages. */
public enum PageRule implements Rule {
    CURSOR_1(error("The cursor is the next_cursor of a call with the same other arguments.", SERVICE));

    private final RuleDescription description;

    PageRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
