package dev.adtools.tools.paging;

import dev.adtools.api.Outcome;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Part of a list that is wanted.
 *
 * @param query everything that decides what the list holds and how it is sorted
 * @param limit how many rows at most
 * @param cursor where to go on; null for the beginning
 */
public record PageRequest(String query, int limit, @Nullable String cursor) {

    /**
     * Makes the query of a list.
     *
     * @param tool the tool's name
     * @param arguments the arguments that decide what the list holds; words of a set or a list in any order
     */
    public static String query(String tool, @Nullable Object... arguments) {
        return Stream.concat(Stream.of(tool), Arrays.stream(arguments).map(PageRequest::word))
                .collect(Collectors.joining("\n"));
    }

    private static String word(@Nullable Object argument) {
        return argument instanceof Collection<?> words
                ? words.stream()
                        .map(String::valueOf)
                        .distinct()
                        .sorted()
                        .toList()
                        .toString()
                : String.valueOf(argument);
    }

    /** Cuts the page out of a whole list that is sorted by id. */
    public <T> Outcome<Page<T>> cutById(List<T> rows, Function<T, String> id) {
        return cut(rows, row -> new PageKey("", id.apply(row)), Comparator.comparing(PageKey::id));
    }

    /**
     * Cuts the page out of a whole list.
     *
     * @param rows the list, in any order
     * @param key where a row stands
     * @param order the order of the list
     * @return the page, or a rule violation when the cursor is not one of this query
     */
    public <T> Outcome<Page<T>> cut(List<T> rows, Function<T, PageKey> key, Comparator<PageKey> order) {
        return cut(rows, key, order, row -> 0, 0);
    }

    /**
     * Cuts the page out of a whole list, and ends it before a row that does not fit any more.
     *
     * @param rows the list, in any order
     * @param key where a row stands
     * @param order the order of the list
     * @param size how many bytes a row takes
     * @param bytes how many bytes all rows but the first may take
     * @return the page, or a rule violation when the cursor is not one of this query
     */
    public <T> Outcome<Page<T>> cut(
            List<T> rows, Function<T, PageKey> key, Comparator<PageKey> order, ToIntFunction<T> size, int bytes) {
        return start(Optional::of).map(after -> {
            List<Keyed<T>> rest = rows.stream()
                    .map(row -> new Keyed<>(key.apply(row), row))
                    .filter(row -> after.isEmpty() || order.compare(row.key(), after.get()) > 0)
                    .sorted(Comparator.comparing(Keyed::key, order))
                    .toList();
            Page<Keyed<T>> page = of(rest, Keyed::key, fitting(rest, row -> size.applyAsInt(row.row()), bytes));
            return new Page<>(page.rows().stream().map(Keyed::row).toList(), page.hasMore(), page.nextCursor());
        });
    }

    /**
     * Tells where the page begins, for a list that is read a part at a time.
     *
     * @param reader makes a place of a row's key; nothing when the key is of no such row
     * @return the place behind which the page begins, or none for the beginning; a rule violation when the cursor is not
     *     one of this query
     */
    public <K> Outcome<Optional<K>> start(Function<PageKey, Optional<K>> reader) {
        if (cursor == null) {
            return Outcome.completed(Optional.empty());
        }
        Optional<K> place = PageCursor.read(query, cursor).flatMap(reader);
        return place.isPresent()
                ? Outcome.completed(place)
                : PageRule.CURSOR_1.broken(
                        "/cursor", "must be the next_cursor of a call with the same other arguments");
    }

    /**
     * Makes the page of the rows that begin where it begins.
     *
     * @param rows the rows in order, more than are wanted if there are more
     * @param key where a row stands
     * @return the page
     */
    public <T> Page<T> of(List<T> rows, Function<T, PageKey> key) {
        return of(rows, key, limit);
    }

    private <T> Page<T> of(List<T> rows, Function<T, PageKey> key, int most) {
        boolean hasMore = rows.size() > most;
        List<T> kept = hasMore ? rows.subList(0, most) : rows;
        String next = hasMore ? PageCursor.of(query, key.apply(kept.get(most - 1))) : null;
        return new Page<>(kept, hasMore, next);
    }

    // A page without rows would lead nowhere.
    private <T> int fitting(List<T> rows, ToIntFunction<T> size, int bytes) {
        int count = 0;
        int taken = 0;
        for (T row : rows.subList(0, Math.min(limit, rows.size()))) {
            taken += size.applyAsInt(row);
            if (taken > bytes && count > 0) {
                return count;
            }
            count++;
        }
        return limit;
    }

    // A key is made once per row; sorting asks for it many times.
    private record Keyed<T>(PageKey key, T row) {}
}
