package dev.adtools.tools.operations.events;

import dev.adtools.api.JsonName;

/** Filter of events by level. */
public enum LevelFilter {
    /** Warnings only. */
    @JsonName("warning")
    WARNING,
    /** Errors only. */
    @JsonName("error")
    ERROR,
    /** Both. */
    @JsonName("all")
    ALL;

    /** Returns whether an event of a level is wanted. */
    public boolean takes(EventLevel level) {
        return this == ALL || name().equals(level.name());
    }
}
