package dev.adtools.tools.alpha.keywords;

import dev.adtools.api.Wire;

/** How a keyword is compared with what people search for, with the platform's own words. */
public enum KeywordMatchType {
    /** The search means the keyword. */
    @Wire("EXACT")
    EXACT,
    /** The search has the keyword's meaning in it. */
    @Wire("PHRASE")
    PHRASE,
    /** The search is about the same. */
    @Wire("BROAD")
    BROAD;

    boolean is(String matchType) {
        return name().equals(matchType);
    }
}
