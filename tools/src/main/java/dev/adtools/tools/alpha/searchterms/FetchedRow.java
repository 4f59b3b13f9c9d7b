package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaSearchTerm;

/** Makes rows of what the platform gave. */
final class FetchedRow {

    private static final int LONGEST_TERM = 500;

    private FetchedRow() {}

    static TermRow of(AlphaSearchTerm term, boolean previous, boolean recent) {
        String raw = term.text();
        String text = TermText.of(raw.substring(0, Math.min(raw.length(), LONGEST_TERM)));
        String matched = TermText.ofKeyword(term.keyword());
        AlphaMetrics numbers = term.metrics();
        return new TermRow(
                text,
                new Counts(
                        numbers.impressions(),
                        numbers.clicks(),
                        numbers.costMicros(),
                        numbers.conversions(),
                        numbers.conversionValue()),
                term.campaignId(),
                term.adGroupId(),
                null,
                matched,
                term.status().startsWith("ADDED") || (term.matchType().equals("EXACT") && matched.equals(text)),
                term.matchType().equals("NEAR_EXACT"),
                term.status().endsWith("EXCLUDED"),
                previous,
                recent);
    }
}
