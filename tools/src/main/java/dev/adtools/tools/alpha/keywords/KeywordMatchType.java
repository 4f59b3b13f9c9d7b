package dev.adtools.tools.alpha.keywords;

import dev.adtools.api.JsonName;

/** Match type of a keyword, in the platform's own words: how it is compared with what people search for. */
public enum KeywordMatchType {
    /** The search means the keyword. */
    @JsonName("EXACT")
    EXACT,
    /** The search has the keyword's meaning in it. */
    @JsonName("PHRASE")
    PHRASE,
    /** The search is about the same. */
    @JsonName("BROAD")
    BROAD;

    boolean is(String matchType) {
        return name().equals(matchType);
    }
}
