package dev.adtools.tools.report;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

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

    /** Returns these columns for rows of which each holds what they show. */
    public <U> Columns<U> of(Function<U, T> part) {
        List<Function<U, JsonValue>> parts = new ArrayList<>();
        cells.forEach(cell -> parts.add(row -> cell.apply(part.apply(row))));
        return new Columns<>(names, List.copyOf(parts));
    }

    /** Returns the names of the columns. */
    public List<String> names() {
        return names;
    }

    /** Returns rows of one value per column each. */
    public List<JsonArray> rows(List<? extends T> rows) {
        List<JsonArray> arrays = new ArrayList<>(rows.size());
        rows.forEach(row -> arrays.add(row(row)));
        return arrays;
    }

    private JsonArray row(T row) {
        List<JsonValue> values = new ArrayList<>(cells.size());
        cells.forEach(cell -> values.add(cell.apply(row)));
        return new JsonArray(values);
    }
}
