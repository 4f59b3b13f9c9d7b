package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.JsonName;

/** Source of the target cost of a conversion. */
public enum TargetSource {
    /** The caller stated it. */
    @JsonName("argument")
    ARGUMENT,
    /** It is what a conversion of the whole account cost on these days. */
    @JsonName("account_average")
    ACCOUNT_AVERAGE,
    /** It is what a conversion of the rows cost that the caller gave. */
    @JsonName("rows_average")
    ROWS_AVERAGE,
    /** It is not known; only the rules that look at clicks apply. */
    @JsonName("none")
    NONE
}
