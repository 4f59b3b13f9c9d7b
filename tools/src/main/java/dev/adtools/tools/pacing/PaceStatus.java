package dev.adtools.tools.pacing;

import dev.adtools.api.JsonName;

/** Comparison of spend with what was expected by now. */
public enum PaceStatus {
    /** Less than expected by more than the tolerance. */
    @JsonName("under")
    UNDER,
    /** Spend as expected, within the tolerance. */
    @JsonName("on_track")
    ON_TRACK,
    /** More than expected by more than the tolerance, or more than the whole budget. */
    @JsonName("over")
    OVER,
    /** The campaign has ended: it spends nothing any more, whatever is left. */
    @JsonName("ended")
    ENDED,
    /** Not known: there is no budget to compare with, no complete day yet, or nothing that is on. */
    @JsonName("unknown")
    UNKNOWN
}
