package dev.adtools.tools.platform;

import dev.adtools.api.JsonName;

/** Goal of an app campaign's bidding. */
public enum AppGoal {
    /** Installs at a target cost. */
    @JsonName("OPTIMIZE_INSTALLS_TARGET_INSTALL_COST")
    INSTALLS_AT_TARGET_COST,
    /** As many installs as the budget gives. */
    @JsonName("OPTIMIZE_INSTALLS_WITHOUT_TARGET_INSTALL_COST")
    INSTALLS
}
