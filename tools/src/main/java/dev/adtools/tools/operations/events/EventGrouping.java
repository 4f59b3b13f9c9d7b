package dev.adtools.tools.operations.events;

import dev.adtools.api.JsonName;

/** Property by which events are counted together. */
public enum EventGrouping {
    /** Not at all: each event is a row. */
    @JsonName("none")
    NONE,
    /** By code. */
    @JsonName("code")
    CODE,
    /** By tool; those that no call met are under the empty name. */
    @JsonName("tool")
    TOOL
}
