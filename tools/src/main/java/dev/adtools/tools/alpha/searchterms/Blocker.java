package dev.adtools.tools.alpha.searchterms;

/**
 * What keeps a text from being suggested.
 *
 * @param kind brand_term, protected_term, converting_term, existing_keyword or keyword_limits
 * @param text the term that must be kept; for keyword_limits what the platform takes
 */
public record Blocker(String kind, String text) {}
