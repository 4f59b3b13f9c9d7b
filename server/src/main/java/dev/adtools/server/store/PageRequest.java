package dev.adtools.server.store;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import org.jspecify.annotations.Nullable;

/**
 * Request for a part of a list.
 *
 * @param after where the page before it ended
 * @param limit how many rows at most
 */
public record PageRequest(Keyset after, int limit) {

    private static final int DEFAULT_LIMIT = 50;
    private static final int MAX_LIMIT = 500;

    /** Reads the two query parameters of a list that begins with its newest row. */
    public static Outcome<PageRequest> newestFirst(@Nullable String cursor, @Nullable String limit) {
        return of(cursor, limit, Keyset.NEWEST);
    }

    /** Reads the two query parameters of a list that begins with its oldest row. */
    public static Outcome<PageRequest> oldestFirst(@Nullable String cursor, @Nullable String limit) {
        return of(cursor, limit, Keyset.OLDEST);
    }

    private static Outcome<PageRequest> of(@Nullable String cursor, @Nullable String limit, Keyset start) {
        Outcome<Keyset> after = cursor == null
                ? Outcome.completed(start)
                : Keyset.of(cursor, start.newestFirst())
                        .map(Outcome::completed)
                        .orElseGet(() -> refused("cursor must be a next_cursor that this list has returned."));
        return after.flatMap(keyset -> limit(limit).map(number -> new PageRequest(keyset, number)));
    }

    private static Outcome<Integer> limit(@Nullable String limit) {
        if (limit == null) {
            return Outcome.completed(DEFAULT_LIMIT);
        }
        boolean fits =
                limit.matches("[0-9]{1,3}") && Integer.parseInt(limit) >= 1 && Integer.parseInt(limit) <= MAX_LIMIT;
        return fits
                ? Outcome.completed(Integer.parseInt(limit))
                : refused("limit must be a whole number from 1 to " + MAX_LIMIT + ".");
    }

    private static <T> Outcome<T> refused(String message) {
        return Outcome.failed(ToolError.of(ErrorCode.INVALID_REQUEST, message));
    }
}
