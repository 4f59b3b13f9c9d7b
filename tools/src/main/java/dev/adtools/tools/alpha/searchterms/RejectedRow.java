package dev.adtools.tools.alpha.searchterms;

/**
 * A row that was left out.
 *
 * @param index its index in {@code rows}
 * @param reason why, without what it holds
 */
public record RejectedRow(int index, String reason) {}
