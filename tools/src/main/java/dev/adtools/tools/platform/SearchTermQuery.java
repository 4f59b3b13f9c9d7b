package dev.adtools.tools.platform;

import org.jspecify.annotations.Nullable;

/**
 * Query for search terms of an alpha account.
 *
 * @param days which days
 * @param campaignId only of this campaign: digits; null for all
 * @param adGroupId only of this ad group: digits; null for all
 */
public record SearchTermQuery(
        DayRange days,
        @Nullable String campaignId,
        @Nullable String adGroupId) {}
