package dev.adtools.tools.alpha.searchterms;

/**
 * Rules that decide about a term.
 *
 * @param exclude which terms only cost
 * @param promote which terms bring business
 * @param limits what must not be excluded, or need not be added
 * @param tracking where it is open if conversions are counted
 * @param caution why something is only watched
 */
record SuggestionRules(
        NegativeRules exclude, PromotionRules promote, Limits limits, Tracking tracking, Caution caution) {}
