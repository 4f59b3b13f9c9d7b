package dev.adtools.tools.platform;

import dev.adtools.api.JsonName;

/** Status to which a campaign on alpha can be switched; there is no word here that removes one. */
public enum AlphaSwitch {
    /** May deliver. */
    @JsonName("ENABLED")
    ENABLED,
    /** Delivers nothing. */
    @JsonName("PAUSED")
    PAUSED
}
