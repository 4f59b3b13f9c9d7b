package dev.adtools.tools.alpha.waste;

import dev.adtools.api.JsonName;

/** Kind of thing that can cost and bring nothing. */
public enum Kind {
    /** A keyword. */
    @JsonName("keyword")
    KEYWORD,
    /** Words that people searched for. */
    @JsonName("search_term")
    SEARCH_TERM
}
