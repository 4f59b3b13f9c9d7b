package dev.adtools.tools.platform;

/** Content of a campaign on alpha that could be shown once the campaign is on. */
public enum AlphaContents {
    /** An enabled ad in an enabled ad group. */
    ADS,
    /** Enabled ad groups, and no enabled ad in any of them. */
    AD_GROUPS,
    /** No enabled ad group. */
    NOTHING
}
