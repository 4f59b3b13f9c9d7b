package dev.adtools.tools.alpha.searchterms;

import org.jspecify.annotations.Nullable;

/**
 * One valid row.
 *
 * @param text the normalised search term
 * @param counts its numbers
 * @param campaignId the campaign, where it is known
 * @param adGroupId the ad group, where it is known
 * @param currency the currency that the row states, where it does
 * @param keyword whether the term is a keyword already
 * @param excluded whether the term is excluded already
 * @param previous whether the row is of the period before
 */
record TermRow(
        String text,
        Counts counts,
        @Nullable String campaignId,
        @Nullable String adGroupId,
        @Nullable String currency,
        boolean keyword,
        boolean excluded,
        boolean previous) {}
