package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.Wire;

/** How spend stands against what was expected by now. */
public enum PaceStatus {
    /** Less than 70 % of it. */
    @Wire("under")
    UNDER,
    /** About as much. */
    @Wire("on_track")
    ON_TRACK,
    /** More than 115 % of it, or more than the whole budget. */
    @Wire("over")
    OVER,
    /** Not known: there is no budget to compare with, or no complete day yet. */
    @Wire("unknown")
    UNKNOWN
}
