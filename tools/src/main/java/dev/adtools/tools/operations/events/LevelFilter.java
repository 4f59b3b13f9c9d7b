package dev.adtools.tools.operations.events;

import dev.adtools.api.Wire;

/** Which levels are wanted. */
public enum LevelFilter {
    /** Warnings only. */
    @Wire("warning")
    WARNING,
    /** Errors only. */
    @Wire("error")
    ERROR,
    /** Both. */
    @Wire("all")
    ALL;

    /** Returns whether an event of a level is wanted. */
    public boolean takes(EventLevel level) {
        return this == ALL || name().equals(level.name());
    }
}
