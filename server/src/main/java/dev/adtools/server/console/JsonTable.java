package dev.adtools.server.console;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * List of JSON objects as a table.
 *
 * @param name the list's name
 * @param columns the names of what its rows have
 * @param numbers the names of those in which all that stands are amounts
 * @param rows the values by the names of their columns
 */
record JsonTable(String name, List<String> columns, Set<String> numbers, List<Map<String, JsonValue>> rows) {

    private static final int MOST_SHOWN = 1000;
    private static final Set<String> SPENT = Set.of("cost", "spend");
    private static final Pattern DAY = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");

    /** Returns the table of some rows: objects, or arrays of the values of columns. */
    static JsonTable of(String name, List<String> columns, List<JsonValue> items) {
        List<Map<String, JsonValue>> rows =
                items.stream().map(item -> row(columns, item)).toList();
        Set<String> names = new LinkedHashSet<>();
        rows.forEach(row -> names.addAll(row.keySet()));
        Set<String> numbers =
                names.stream().filter(column -> holdsAmounts(rows, column)).collect(Collectors.toSet());
        return new JsonTable(name, List.copyOf(names), numbers, rows);
    }

    private static boolean holdsAmounts(List<Map<String, JsonValue>> rows, String column) {
        List<JsonValue> values = rows.stream()
                .map(row -> row.getOrDefault(column, JsonNull.NULL))
                .filter(value -> !(value instanceof JsonNull))
                .toList();
        return !values.isEmpty() && values.stream().allMatch(JsonTable::isAmount);
    }

    /** Returns the rows that a page shows: a browser is slow with more. */
    List<Map<String, JsonValue>> shown() {
        return rows.subList(0, Math.min(rows.size(), MOST_SHOWN));
    }

    private static Map<String, JsonValue> row(List<String> columns, JsonValue item) {
        if (item instanceof JsonObject object) {
            return JsonView.flat(object);
        }
        Map<String, JsonValue> values = new LinkedHashMap<>();
        List<JsonValue> items = ((JsonArray) item).items();
        for (int i = 0; i < items.size(); i++) {
            JsonView.put(i < columns.size() ? columns.get(i) : "column " + (i + 1), items.get(i), values);
        }
        return values;
    }

    /** Returns a cell's text. */
    static String cell(Map<String, JsonValue> row, String column) {
        JsonValue value = row.get(column);
        return value == null ? "" : text(value);
    }

    /** Returns a value as people read it. */
    static String text(JsonValue value) {
        if (value instanceof JsonArray list && list.items().stream().allMatch(JsonString.class::isInstance)) {
            return list.items().stream().map(JsonTable::text).collect(Collectors.joining(", "));
        }
        return value instanceof JsonObject object && isMoney(object)
                ? member(object, "amount_major") + " " + member(object, "currency")
                : Display.json(value);
    }

    /** Returns whether an object is an amount of money. */
    static boolean isMoney(JsonObject object) {
        return object.get("amount_major") instanceof JsonString && object.get("currency") instanceof JsonString;
    }

    private static String member(@Nullable JsonValue object, String name) {
        return object instanceof JsonObject money && money.get(name) instanceof JsonString text ? text.value() : "";
    }

    private static boolean isAmount(JsonValue value) {
        return value instanceof JsonNumber || (value instanceof JsonObject object && isMoney(object));
    }

    /** Returns the chart of a table with one row a day: what was spent, or else other money, or another number. */
    Optional<BarChart> chart() {
        return columns.stream()
                .filter(this::isDay)
                .findFirst()
                .flatMap(day -> columns.stream()
                        .filter(this::isFullOfAmounts)
                        .min(Comparator.comparing(this::rank))
                        .map(amount -> chart(day, amount)));
    }

    private int rank(String column) {
        boolean spent = SPENT.contains(column.substring(column.lastIndexOf(' ') + 1));
        return (spent ? 0 : 2) + (rows.get(0).get(column) instanceof JsonNumber ? 1 : 0);
    }

    private boolean isDay(String column) {
        Set<String> days = rows.stream()
                .map(row -> cell(row, column))
                .filter(text -> DAY.matcher(text).matches())
                .collect(Collectors.toSet());
        return days.size() > 1 && days.size() == rows.size();
    }

    private boolean isFullOfAmounts(String column) {
        return numbers.contains(column)
                && rows.stream().allMatch(row -> row.containsKey(column) && !(row.get(column) instanceof JsonNull));
    }

    private BarChart chart(String day, String amount) {
        String currency = member(rows.get(0).get(amount), "currency");
        List<BarChart.Bar> bars = rows.stream()
                .sorted(Comparator.comparing(row -> cell(row, day)))
                .map(row -> bar(cell(row, day), row.getOrDefault(amount, JsonNull.NULL)))
                .toList();
        return new BarChart(amount + " by day", currency, bars);
    }

    private static BarChart.Bar bar(String day, JsonValue amount) {
        String text = amount instanceof JsonNumber ? text(amount) : member(amount, "amount_major");
        return new BarChart.Bar(day, text, Double.parseDouble(text), null);
    }
}
