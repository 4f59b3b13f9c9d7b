package dev.adtools.tools.alpha.waste;

import dev.adtools.api.Wire;

/** What would stop a waste; applying it is for other tools. */
public enum Remedy {
    /** Pause the keyword. */
    @Wire("pause")
    PAUSE,
    /** Make the search term a negative keyword. */
    @Wire("exclude")
    EXCLUDE
}
