package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.JsonName;

/** Match type of a keyword: how it is compared with what people search for. */
public enum MatchType {
    /** The search means the keyword. */
    @JsonName("EXACT")
    EXACT,
    /** The search has the keyword's meaning in it. */
    @JsonName("PHRASE")
    PHRASE
}
