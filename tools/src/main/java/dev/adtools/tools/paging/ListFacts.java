package dev.adtools.tools.paging;

import dev.adtools.api.Source;
import org.jspecify.annotations.Nullable;

/**
 * Facts beside the rows of every list.
 *
 * @param hasMore whether another page follows
 * @param nextCursor the argument {@code cursor} of the next page; null when none follows
 * @param total how many rows all pages hold
 * @param source the world they are in
 */
public record ListFacts(boolean hasMore, @Nullable String nextCursor, int total, Source source) {}
