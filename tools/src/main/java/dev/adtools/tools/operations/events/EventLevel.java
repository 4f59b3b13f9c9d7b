package dev.adtools.tools.operations.events;

import dev.adtools.api.Wire;

/** How bad an event is. */
public enum EventLevel {
    /** Something is not as it should be, and the service works. */
    @Wire("warning")
    WARNING,
    /** Something did not work. */
    @Wire("error")
    ERROR
}
