package dev.adtools.tools.alpha.searchterms;

/** Every rule of the analysis of search terms. */
public enum TermRule {
    /** The rows can be added up exactly. */
    ST_ROWS_2,
    /** All rows are in one currency, which is the account's when they are fetched. */
    ST_CUR_1,
    /** No conversion at twice the target cost. */
    ST_NEG_1,
    /** No conversion at one and a half times the target cost. */
    ST_NEG_2,
    /** No conversion and a low click rate. */
    ST_NEG_3,
    /** No conversion in many clicks. */
    ST_NEG_4,
    /** People who look for information. */
    ST_NEG_5,
    /** Two conversions or more. */
    ST_ADD_1,
    /** A conversion within the target cost. */
    ST_ADD_2,
    /** Clicked often, worth a test. */
    ST_ADD_3,
    /** Would be excluded, and was not seen long enough. */
    ST_WATCH,
    /** Would be excluded, and also brings business. */
    ST_PROTECT,
    /** The platform does not take the text as a keyword. */
    ST_TEXT_1,
    /** Words that cost in several terms and never convert. */
    ST_NGRAM_1,
    /** More negative keywords than a list holds. */
    ST_LIMIT_1;

    private final String id = name().replace('_', '-');

    /** Returns the rule's id, for example ST-NEG-1. */
    public String id() {
        return id;
    }
}
