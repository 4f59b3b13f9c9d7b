package dev.adtools.tools.report;

import dev.adtools.api.Rows;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The columns of the compact rows that {@code raw_data} answers: each has a name, and a value for every row.
 *
 * @param <T> what a row is made of
 */
public final class Columns<T> {

    private final List<String> names;
    private final List<Function<T, JsonValue>> cells;

    private Columns(List<String> names, List<Function<T, JsonValue>> cells) {
        this.names = names;
        this.cells = cells;
    }

    /** Returns no columns, to add some to. */
    public static <T> Columns<T> none() {
        return new Columns<>(List.of(), List.of());
    }

    /** Returns these columns and one more on the right. */
    public Columns<T> with(String name, Function<T, JsonValue> cell) {
        return and(new Columns<>(List.of(name), List.of(cell)));
    }

    /** Returns these columns and others to their right. */
    public Columns<T> and(Columns<T> others) {
        return new Columns<>(joined(names, others.names), joined(cells, others.cells));
    }

    private static <E> List<E> joined(List<E> left, List<E> right) {
        List<E> both = new ArrayList<>(left);
        both.addAll(right);
        return List.copyOf(both);
    }

    /** Returns these columns for rows of which each holds what they show; null where a row has nothing of the kind. */
    public <U> Columns<U> of(Function<U, @Nullable T> part) {
        List<Function<U, JsonValue>> parts = new ArrayList<>();
        for (Function<T, JsonValue> cell : cells) {
            parts.add(row -> {
                T shown = part.apply(row);
                return shown == null ? JsonNull.NULL : cell.apply(shown);
            });
        }
        return new Columns<>(names, List.copyOf(parts));
    }

    /** Returns rows that are objects already as a caller wants them. */
    public <F> Rows<F, T> rows(boolean rawData, F facts, List<T> rows) {
        return rows(rawData, facts, rows, row -> row);
    }

    /**
     * Returns rows as a caller wants them.
     *
     * @param rawData whether as values under these columns
     * @param facts what stands beside them
     * @param rows what they are made of
     * @param object makes one as an object
     */
    public <F, R> Rows<F, R> rows(
            boolean rawData, F facts, List<? extends T> rows, Function<? super T, ? extends R> object) {
        return rawData
                ? values(rows, (columns, values) -> new Rows.OfValues<>(facts, columns, values))
                : new Rows.OfObjects<>(facts, rows.stream().<R>map(object).toList());
    }

    /** Makes something of the names of the columns and rows of one value per column each. */
    public <A> A values(List<? extends T> rows, BiFunction<List<String>, List<JsonArray>, A> table) {
        return table.apply(names, rows.stream().map(this::row).toList());
    }

    private JsonArray row(T row) {
        List<JsonValue> values = new ArrayList<>(cells.size());
        cells.forEach(cell -> values.add(cell.apply(row)));
        return new JsonArray(values);
    }
}
