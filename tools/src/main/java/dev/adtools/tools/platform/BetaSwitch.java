package dev.adtools.tools.platform;

import dev.adtools.api.JsonName;

/** To what a campaign on beta can be switched; there is no word here that deletes or archives one. */
public enum BetaSwitch {
    /** It may deliver. */
    @JsonName("ACTIVE")
    ACTIVE,
    /** It delivers nothing. */
    @JsonName("PAUSED")
    PAUSED
}
