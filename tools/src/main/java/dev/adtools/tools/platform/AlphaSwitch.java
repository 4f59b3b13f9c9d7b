package dev.adtools.tools.platform;

import dev.adtools.api.Wire;

/** To what a campaign on alpha can be switched; there is no word here that removes one. */
public enum AlphaSwitch {
    /** It may deliver. */
    @Wire("ENABLED")
    ENABLED,
    /** It delivers nothing. */
    @Wire("PAUSED")
    PAUSED
}
