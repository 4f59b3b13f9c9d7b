package dev.adtools.tools.platform;

import dev.adtools.api.Wire;

/** What an app campaign's bidding aims at. */
public enum AppGoal {
    /** Installs at a target cost. */
    @Wire("OPTIMIZE_INSTALLS_TARGET_INSTALL_COST")
    INSTALLS_AT_TARGET_COST,
    /** As many installs as the budget gives. */
    @Wire("OPTIMIZE_INSTALLS_WITHOUT_TARGET_INSTALL_COST")
    INSTALLS
}
