package dev.adtools.tools.alpha.waste;

/** State of a keyword or search term: what can still be done about it. */
enum Standing {
    /** It can be paused or excluded. */
    OPEN,
    /** It is of the own brand, or a search term that is a keyword itself: not to be excluded. */
    PROTECTED,
    /** It costs nothing any more: it is excluded, or it, its ad group or its campaign is switched off. */
    STOPPED
}
