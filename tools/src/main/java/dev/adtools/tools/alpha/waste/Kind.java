package dev.adtools.tools.alpha.waste;

import dev.adtools.api.Wire;

/** What can cost and bring nothing. */
public enum Kind {
    /** A keyword. */
    @Wire("keyword")
    KEYWORD,
    /** What people searched for. */
    @Wire("search_term")
    SEARCH_TERM
}
