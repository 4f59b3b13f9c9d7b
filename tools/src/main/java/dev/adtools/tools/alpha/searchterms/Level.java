package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.JsonName;

/** Level to which a suggested keyword belongs. */
public enum Level {
    /** In the one ad group that the term came through. */
    @JsonName("ad_group")
    AD_GROUP,
    /** In the campaign. */
    @JsonName("campaign")
    CAMPAIGN,
    /** In a list that several campaigns share. */
    @JsonName("shared_list")
    SHARED_LIST
}
