package dev.adtools.server.store;

import dev.adtools.api.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A part of a list.
 *
 * @param rows the rows
 * @param next the cursor of the next page; empty on the last one
 */
public record Page<T>(List<T> rows, Optional<String> next) {

    public Page {
        rows = List.copyOf(rows);
    }

    /** Returns the page with each row changed. */
    public <R> Page<R> map(Function<? super T, ? extends R> change) {
        return new Page<>(rows.stream().<R>map(change).toList(), next);
    }

    /** Writes the page as lists are answered, each row with the encoder of its codec. */
    public byte[] toJson(BiConsumer<T, JsonWriter> encoder) {
        JsonWriter out = new JsonWriter(4_096).beginObject();
        out.name("rows").beginArray();
        rows.forEach(row -> encoder.accept(row, out));
        out.endArray().name("next_cursor");
        next.ifPresentOrElse(out::value, out::nullValue);
        return out.name("has_more").value(next.isPresent()).endObject().toBytes();
    }

    /** Returns the page of rows that were asked for with one more than the limit, so that the end is known. */
    public static <T> Page<T> of(List<T> found, int limit, Function<T, Keyset> keyset) {
        if (found.size() <= limit) {
            return new Page<>(found, Optional.empty());
        }
        List<T> rows = found.subList(0, limit);
        return new Page<>(rows, Optional.of(keyset.apply(rows.get(limit - 1)).cursor()));
    }

    /** Returns the page of those rows of a list that are to be seen; the list is read in parts of one more than the limit. */
    public static <T> Page<T> of(
            BiFunction<Keyset, Integer, List<T>> list,
            Predicate<T> seen,
            PageRequest wanted,
            Function<T, Keyset> keyset) {
        List<T> found = new ArrayList<>();
        Keyset after = wanted.after();
        boolean more = true;
        while (more && found.size() <= wanted.limit()) {
            List<T> some = list.apply(after, wanted.limit() + 1);
            some.stream().filter(seen).limit(wanted.limit() + 1L - found.size()).forEach(found::add);
            more = some.size() > wanted.limit();
            after = more ? keyset.apply(some.get(wanted.limit())) : after;
        }
        return of(found, wanted.limit(), keyset);
    }
}
