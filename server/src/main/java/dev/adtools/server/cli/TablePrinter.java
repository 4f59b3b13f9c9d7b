package dev.adtools.server.cli;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Prints answers for people: aligned columns, money in its currency, and a dash where there is nothing. */
final class TablePrinter {

    private static final String NOTHING = "-";
    private static final int GAP = 2;
    // What is longer pushes the rest of its own line aside, and no other line.
    private static final int WIDEST = 48;

    private TablePrinter() {}

    /** Prints all members, those of objects by their paths. */
    static void printFields(JsonObject object, PrintWriter out) {
        List<List<String>> lines = new ArrayList<>();
        object.members().forEach((name, value) -> addFields(name, value, lines));
        print(lines, out);
    }

    private static void addFields(String path, JsonValue value, List<List<String>> lines) {
        if (value instanceof JsonObject object && !object.isEmpty() && !isMoney(object)) {
            object.members().forEach((name, member) -> addFields(path + "." + name, member, lines));
        } else if (value instanceof JsonArray array && array.items().stream().anyMatch(JsonObject.class::isInstance)) {
            for (int i = 0; i < array.items().size(); i++) {
                addFields(path + "." + i, array.items().get(i), lines);
            }
        } else {
            lines.add(List.of(path, cell(value)));
        }
    }

    /** Prints a row a line. A column is a member of the rows, or the path of one; its last name is its title. */
    static void printTable(List<String> columns, List<JsonValue> rows, PrintWriter out) {
        List<List<String>> lines = new ArrayList<>();
        lines.add(columns.stream()
                .map(column -> column.substring(column.lastIndexOf('.') + 1))
                .toList());
        for (JsonValue row : rows) {
            lines.add(columns.stream().map(column -> cell(at(row, column))).toList());
        }
        print(lines, out);
    }

    /** Prints a row a line, with a column for each member or path of one that is there in any row. */
    static void printRows(List<JsonObject> rows, PrintWriter out) {
        Set<String> columns = new LinkedHashSet<>();
        List<Map<String, String>> cells = new ArrayList<>();
        for (JsonObject row : rows) {
            List<List<String>> fields = new ArrayList<>();
            row.members().forEach((name, value) -> addFields(name, value, fields));
            fields.removeIf(field -> field.get(1).equals(NOTHING));
            fields.forEach(field -> columns.add(field.get(0)));
            cells.add(fields.stream()
                    .collect(Collectors.toMap(field -> field.get(0), field -> field.get(1), (a, b) -> b)));
        }
        List<List<String>> lines = new ArrayList<>();
        lines.add(List.copyOf(columns));
        cells.forEach(row -> lines.add(columns.stream()
                .map(column -> row.getOrDefault(column, NOTHING))
                .toList()));
        print(lines, out);
    }

    /** Prints lines of as many cells each. */
    static void print(List<List<String>> lines, PrintWriter out) {
        int[] widths = new int[lines.isEmpty() ? 0 : lines.get(0).size()];
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                if (line.get(i).length() <= WIDEST) {
                    widths[i] = Math.max(widths[i], line.get(i).length());
                }
            }
        }
        for (List<String> line : lines) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                text.append(line.get(i))
                        .append(" ".repeat(Math.max(0, widths[i] - line.get(i).length()) + GAP));
            }
            out.println(text.toString().stripTrailing());
        }
    }

    /** Returns the value at a path of members; null when there is none. */
    static @Nullable JsonValue at(@Nullable JsonValue value, String path) {
        @Nullable JsonValue found = value;
        for (String name : path.split("\\.", -1)) {
            found = found instanceof JsonObject object ? object.get(name) : null;
        }
        return found;
    }

    /** Returns a value in short words. */
    static String cell(@Nullable JsonValue value) {
        if (value instanceof JsonString text) {
            return text.value();
        } else if (value instanceof JsonNumber number) {
            return number.value().toPlainString();
        } else if (value instanceof JsonBoolean truth) {
            return truth.value() ? "yes" : "no";
        } else if (value instanceof JsonArray array && !array.items().isEmpty()) {
            return array.items().stream().map(TablePrinter::cell).collect(Collectors.joining(","));
        } else if (value instanceof JsonObject object && isMoney(object)) {
            return cell(object.get("amount_major")) + " " + cell(object.get("currency"));
        } else if (value instanceof JsonObject object && !object.isEmpty()) {
            return new String(AdminCommand.bytes(object), StandardCharsets.UTF_8);
        }
        return NOTHING;
    }

    /** Returns whether there is a value, which is not null. */
    static boolean isThere(@Nullable JsonValue value) {
        return value != null && value != JsonNull.NULL;
    }

    private static boolean isMoney(JsonObject object) {
        return object.has("amount_major") && object.has("currency");
    }
}
