package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Wire;

/** Where the target cost of a conversion comes from. */
public enum TargetSource {
    /** The caller stated it. */
    @Wire("argument")
    ARGUMENT,
    /** It is what a conversion of the whole account cost on these days. */
    @Wire("account_average")
    ACCOUNT_AVERAGE,
    /** It is what a conversion of the rows cost that the caller gave. */
    @Wire("rows_average")
    ROWS_AVERAGE,
    /** It is not known; only the rules that look at clicks apply. */
    @Wire("none")
    NONE
}
