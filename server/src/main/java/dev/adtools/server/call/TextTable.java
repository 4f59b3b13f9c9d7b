package dev.adtools.server.call;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Table of a list in a result: what all rows have the same, the names of the other columns, and a line for each row. */
final class TextTable {

    private final String name;
    private final int most;
    private final List<Map<String, String>> rows = new ArrayList<>();
    private final Map<String, String> same = new LinkedHashMap<>();
    private final Set<String> columns = new LinkedHashSet<>();
    private int values;
    private int leftOut;

    /** Starts a table that is full when it has taken a number of characters. */
    TextTable(String name, int most) {
        this.name = name;
        this.most = most;
    }

    /** Returns whether it takes no more rows. */
    boolean isFull() {
        return length() > most;
    }

    /** Adds a row: its values by their columns, without those that are empty. */
    void add(Map<String, String> row) {
        if (rows.isEmpty()) {
            same.putAll(row);
        } else {
            same.entrySet().removeIf(value -> !value.getValue().equals(row.get(value.getKey())));
        }
        columns.addAll(row.keySet());
        rows.add(row);
        values += length(row);
    }

    /** Counts a row that is not shown. */
    void leaveOut() {
        leftOut++;
    }

    /** Returns how many rows the list has. */
    int size() {
        return rows.size() + leftOut;
    }

    /** Returns at most how many characters its rows take. */
    int length() {
        return values + rows.size() * (columns.size() + 1);
    }

    /** Leaves out the last row that is shown. */
    void cut() {
        values -= length(rows.remove(rows.size() - 1));
        leftOut++;
    }

    private static int length(Map<String, String> row) {
        return row.values().stream().mapToInt(String::length).sum();
    }

    /** Writes it. */
    void render(StringBuilder out) {
        boolean plain = rows.size() < 2;
        List<String> varying = columns.stream()
                .filter(column -> plain || !same.containsKey(column))
                .toList();
        out.append(name).append(" (").append(size()).append(")\n");
        if (!plain && !same.isEmpty()) {
            out.append("every row here: ").append(FlatReader.named(same, 0)).append('\n');
        }
        out.append(String.join(FlatReader.SEPARATOR, varying)).append('\n');
        for (Map<String, String> row : rows) {
            out.append(varying.stream()
                            .map(column -> row.getOrDefault(column, ""))
                            .collect(Collectors.joining(FlatReader.SEPARATOR)))
                    .append('\n');
        }
        if (leftOut > 0) {
            out.append("Left out here: the last ")
                    .append(leftOut)
                    .append(" of these ")
                    .append(size());
            out.append(". Call again with a smaller limit, or read the structured content, which has all.\n");
        }
    }
}
