package dev.adtools.tools.alpha.waste;

import dev.adtools.api.JsonName;

/** Action that would stop a waste; applying it is for other tools. */
public enum Remedy {
    /** Pause the keyword. */
    @JsonName("pause")
    PAUSE,
    /** Make the search term a negative keyword. */
    @JsonName("exclude")
    EXCLUDE
}
