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
 * @param matched the normalised keyword that matched; empty when it is not known
 * @param keyword whether the term is a keyword there already
 * @param variant whether the term is a close variant of an exact keyword there, which matches it already
 * @param excluded whether the term is excluded there already
 * @param previous whether the row is of the period before
 * @param recent whether the row is of days that are too recent to be judged
 */
record TermRow(
        String text,
        Counts counts,
        @Nullable String campaignId,
        @Nullable String adGroupId,
        @Nullable String currency,
        String matched,
        boolean keyword,
        boolean variant,
        boolean excluded,
        boolean previous,
        boolean recent) {}
