package dev.adtools.server.store;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import java.util.Optional;
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

    /** Reads the three query parameters of a list. A cursor without an order goes on in its own. */
    public static Outcome<PageRequest> of(@Nullable String cursor, @Nullable String limit, @Nullable String order) {
        return order(order)
                .flatMap(wanted -> after(cursor, wanted))
                .flatMap(after -> limit(limit).map(number -> new PageRequest(after, number)));
    }

    private static Outcome<Optional<ListOrder>> order(@Nullable String name) {
        Optional<ListOrder> order = Optional.ofNullable(name).flatMap(ListOrder::named);
        return name == null || order.isPresent()
                ? Outcome.completed(order)
                : refused("order must be newest or oldest.");
    }

    private static Outcome<Keyset> after(@Nullable String cursor, Optional<ListOrder> wanted) {
        if (cursor == null) {
            return Outcome.completed(Keyset.start(wanted.orElse(ListOrder.NEWEST)));
        }
        return Keyset.of(cursor)
                .filter(keyset -> wanted.isEmpty() || wanted.get() == keyset.order())
                .map(Outcome::completed)
                .orElseGet(() -> refused(
                        "cursor must be a next_cursor that this list has returned in the order that is asked for."));
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
