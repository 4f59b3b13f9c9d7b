package dev.adtools.tools.alpha.searchterms;

/**
 * Performance of one search term in one ad group.
 *
 * @param campaignId the campaign; empty when it is not known
 * @param adGroupId the ad group; empty when it is not known
 * @param counts its numbers
 * @param judged those of the days that are old enough to be judged
 * @param keyword whether the term is a keyword there
 * @param variant whether an exact keyword matches it there already, as a close variant
 * @param excluded whether the term is excluded there
 */
record TermPlace(
        String campaignId,
        String adGroupId,
        Counts counts,
        Counts judged,
        boolean keyword,
        boolean variant,
        boolean excluded) {

    static TermPlace of(TermRow row) {
        return new TermPlace(
                row.campaignId() == null ? "" : row.campaignId(),
                row.adGroupId() == null ? "" : row.adGroupId(),
                row.counts(),
                row.recent() ? Counts.NONE : row.counts(),
                row.keyword(),
                row.variant(),
                row.excluded());
    }

    /** Returns what tells the ad group from others. */
    String key() {
        return campaignId + "/" + adGroupId;
    }

    TermPlace and(TermPlace other) {
        return new TermPlace(
                campaignId,
                adGroupId,
                counts.plus(other.counts),
                judged.plus(other.judged),
                keyword || other.keyword,
                variant || other.variant,
                excluded || other.excluded);
    }
}
