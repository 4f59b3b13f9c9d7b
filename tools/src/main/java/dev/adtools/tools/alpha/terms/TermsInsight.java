package dev.adtools.tools.alpha.terms;

/** Insight that a list of search terms can give. */
enum TermsInsight {
    /** No search terms. */
    NO_TERMS,
    /** Terms that cost and had no conversion. */
    COST_WITHOUT_CONVERSION,
    /** Terms that converted and are no keywords yet. */
    CONVERTING_AND_NO_KEYWORD,
    /** The sums are a part of what the account did. */
    PART_OF_ACCOUNT,
    /** The last day is not over. */
    DAY_NOT_OVER
}
