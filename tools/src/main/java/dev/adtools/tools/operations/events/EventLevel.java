package dev.adtools.tools.operations.events;

import dev.adtools.api.JsonName;

/** Severity of an event. */
public enum EventLevel {
    /** Something is not as it should be, and the service works. */
    @JsonName("warning")
    WARNING,
    /** Something did not work. */
    @JsonName("error")
    ERROR
}
