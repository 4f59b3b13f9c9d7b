package dev.adtools.tools.pacing;

import dev.adtools.api.JsonName;

/** Certainty about which budget stood on the days of the month that are over, and whether the campaign was on. */
public enum BudgetHistory {
    /** The platform says that nothing was changed since the month or the campaign began. */
    @JsonName("unchanged")
    UNCHANGED,
    /** Changes by this service count from their day on; what was changed elsewhere is not known. */
    @JsonName("recorded")
    RECORDED,
    /** Somebody else changed it too, or the outcome of a change is not known: when which budget stood is uncertain. */
    @JsonName("contradicted")
    CONTRADICTED,
    /** No change is known here: what is set today is taken for all days. */
    @JsonName("assumed")
    ASSUMED
}
