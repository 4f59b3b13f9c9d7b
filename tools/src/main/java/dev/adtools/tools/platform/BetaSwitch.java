package dev.adtools.tools.platform;

import dev.adtools.api.JsonName;

/** Status to which a campaign on beta can be switched; there is no word here that deletes or archives one. */
public enum BetaSwitch {
    /** May deliver. */
    @JsonName("ACTIVE")
    ACTIVE,
    /** Delivers nothing. */
    @JsonName("PAUSED")
    PAUSED
}
