package dev.adtools.tools.alpha.waste;

/** State of a keyword or search term: what can still be done about it. */
enum Standing {
    /** Can be paused or excluded. */
    OPEN,
    /** Is of the own brand, or a search term that is a keyword itself: not to be excluded. */
    PROTECTED,
    /** Costs nothing any more: it is excluded, or it, its ad group or its campaign is switched off. */
    STOPPED
}
