package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Wire;

/** Where the target cost of a conversion comes from. */
public enum TargetSource {
    /** The caller stated it. */
    @Wire("argument")
    ARGUMENT,
    /** It is the average of the rows. */
    @Wire("account_average")
    ACCOUNT_AVERAGE,
    /** It is not known; only the rules that look at clicks apply. */
    @Wire("none")
    NONE
}
