package dev.adtools.tools.platform;

import dev.adtools.api.JsonName;

/** To what a campaign on alpha can be switched; there is no word here that removes one. */
public enum AlphaSwitch {
    /** It may deliver. */
    @JsonName("ENABLED")
    ENABLED,
    /** It delivers nothing. */
    @JsonName("PAUSED")
    PAUSED
}
