package dev.adtools.tools.operations.events;

import dev.adtools.api.Wire;

/** By what events are counted together. */
public enum EventGrouping {
    /** Not at all: each event is a row. */
    @Wire("none")
    NONE,
    /** By code. */
    @Wire("code")
    CODE,
    /** By tool; those that no call met are under the empty name. */
    @Wire("tool")
    TOOL
}
