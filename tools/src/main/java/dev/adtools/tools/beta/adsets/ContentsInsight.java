package dev.adtools.tools.beta.adsets;

/** The codes of what stands out in lists of what is in campaigns. */
enum ContentsInsight {
    /** The account has others that the list leaves out. */
    PART_OF_ACCOUNT
}
