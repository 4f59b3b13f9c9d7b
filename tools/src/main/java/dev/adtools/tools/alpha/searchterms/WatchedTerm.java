package dev.adtools.tools.alpha.searchterms;

/**
 * A term that a rule would exclude, and that has not been seen long enough.
 *
 * @param text the term, which is foreign text
 * @param rule always ST-WATCH
 * @param wouldExclude the rule that would exclude it
 * @param reason why it is only watched
 * @param metrics the term's numbers
 */
public record WatchedTerm(String text, String rule, String wouldExclude, String reason, Metrics metrics) {}
