package dev.adtools.tools.paging;

/**
 * Position of a row in a list.
 *
 * @param sort what the list is sorted by; empty when only by id
 * @param id the row's id, unique in the list
 */
public record PageKey(String sort, String id) {}
