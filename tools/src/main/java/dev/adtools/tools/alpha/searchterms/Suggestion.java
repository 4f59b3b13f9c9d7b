package dev.adtools.tools.alpha.searchterms;

/**
 * Suggestion of one rule for a term.
 *
 * @param rule the rule's id
 * @param matchType how the keyword should match
 * @param score how sure the rule is, 0 to 100
 * @param reason why, without the term itself, which is foreign text
 */
record Suggestion(String rule, MatchType matchType, int score, String reason) {}
