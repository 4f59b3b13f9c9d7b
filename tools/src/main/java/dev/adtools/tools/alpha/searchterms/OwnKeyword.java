package dev.adtools.tools.alpha.searchterms;

/**
 * A keyword of the account.
 *
 * @param text its words
 * @param campaignId its campaign
 * @param adGroupId its ad group
 */
public record OwnKeyword(String text, String campaignId, String adGroupId) {}
