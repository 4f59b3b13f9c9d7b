package dev.adtools.tools.platform;

import dev.adtools.api.Wire;

/** To what a campaign on beta can be switched; there is no word here that deletes or archives one. */
public enum BetaSwitch {
    /** It may deliver. */
    @Wire("ACTIVE")
    ACTIVE,
    /** It delivers nothing. */
    @Wire("PAUSED")
    PAUSED
}
