package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Wire;

/** How a keyword is compared with what people search for. */
public enum MatchType {
    /** The search means the keyword. */
    @Wire("EXACT")
    EXACT,
    /** The search has the keyword's meaning in it. */
    @Wire("PHRASE")
    PHRASE
}
