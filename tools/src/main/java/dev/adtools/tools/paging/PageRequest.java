package dev.adtools.tools.paging;

import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Which part of a list is wanted.
 *
 * @param query everything that decides what the list holds and how it is sorted
 * @param limit how many rows at most
 * @param cursor where to go on; null for the beginning
 */
public record PageRequest(String query, int limit, @Nullable String cursor) {

    /**
     * Cuts the page out of a whole list.
     *
     * @param rows the list, in any order
     * @param key where a row stands
     * @param order the order of the list
     * @return the page, or a rule violation when the cursor is not one of this query
     */
    public <T> Outcome<Page<T>> cut(List<T> rows, Function<T, PageKey> key, Comparator<PageKey> order) {
        Optional<PageKey> after = cursor == null ? Optional.empty() : PageCursor.read(query, cursor);
        if (cursor != null && after.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(List.of(new Violation(
                    "/cursor", "CURSOR-1", "must be the next_cursor of a call with the same other arguments"))));
        }
        List<Keyed<T>> rest = rows.stream()
                .map(row -> new Keyed<>(key.apply(row), row))
                .filter(row -> after.isEmpty() || order.compare(row.key(), after.get()) > 0)
                .sorted(Comparator.comparing(Keyed::key, order))
                .toList();
        boolean hasMore = rest.size() > limit;
        List<Keyed<T>> kept = hasMore ? rest.subList(0, limit) : rest;
        List<T> page = kept.stream().map(Keyed::row).toList();
        String next = hasMore ? PageCursor.of(query, kept.get(limit - 1).key()) : null;
        return Outcome.completed(new Page<>(page, hasMore, next));
    }

    // A key is made once per row; sorting asks for it many times.
    private record Keyed<T>(PageKey key, T row) {}
}
