package dev.adtools.tools.platform;

/**
 * Term that people searched for when they saw an ad on alpha; one row per term, ad group and keyword.
 *
 * @param text the words they typed; untrusted text
 * @param status whether the term is a keyword already: {@code ADDED}, {@code EXCLUDED}, {@code ADDED_EXCLUDED} or {@code NONE}
 * @param campaignId the campaign
 * @param adGroupId the ad group
 * @param keyword the keyword that matched, empty when not known
 * @param matchType how it matched, for example {@code BROAD}
 * @param metrics what came of it
 */
public record AlphaSearchTerm(
        String text,
        String status,
        String campaignId,
        String adGroupId,
        String keyword,
        String matchType,
        AlphaMetrics metrics) {}
