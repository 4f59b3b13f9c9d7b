package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Wire;

/** Where a suggested keyword belongs. */
public enum Level {
    /** In the one ad group that the term came through. */
    @Wire("ad_group")
    AD_GROUP,
    /** In the campaign. */
    @Wire("campaign")
    CAMPAIGN,
    /** In a list that several campaigns share. */
    @Wire("shared_list")
    SHARED_LIST
}
