package dev.adtools.tools.alpha.adgroups;

/** The codes of what stands out in a list of ad groups. */
enum AdGroupsInsight {
    /** The account has others that the list leaves out. */
    PART_OF_ACCOUNT
}
