package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.JsonName;

/** Source of the target cost of a conversion. */
public enum TargetSource {
    /** The caller stated it. */
    @JsonName("argument")
    ARGUMENT,
    /** Cost of a conversion of the whole account on these days. */
    @JsonName("account_average")
    ACCOUNT_AVERAGE,
    /** Cost of a conversion of the rows that the caller gave. */
    @JsonName("rows_average")
    ROWS_AVERAGE,
    /** Unknown; only the rules that look at clicks apply. */
    @JsonName("none")
    NONE
}
