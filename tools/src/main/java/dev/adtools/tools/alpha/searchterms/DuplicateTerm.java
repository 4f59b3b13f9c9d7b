package dev.adtools.tools.alpha.searchterms;

/**
 * A term that came in more than one row; the rows were added up.
 *
 * @param text the term, which is foreign text
 * @param rows in how many rows it came
 */
public record DuplicateTerm(String text, int rows) {}
