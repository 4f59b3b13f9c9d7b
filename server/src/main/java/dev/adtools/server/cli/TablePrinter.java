package dev.adtools.server.cli;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Prints answers for people: aligned columns, and a dash where there is nothing. */
final class TablePrinter {

    private static final int GAP = 2;

    private TablePrinter() {}

    static void printFields(JsonObject object, PrintWriter out) {
        List<List<String>> lines = new ArrayList<>();
        object.members().forEach((name, value) -> lines.add(List.of(name, cell(value))));
        print(lines, out);
    }

    static void printTable(List<String> columns, List<JsonValue> rows, PrintWriter out) {
        List<List<String>> lines = new ArrayList<>();
        lines.add(columns);
        for (JsonValue row : rows) {
            JsonObject object = (JsonObject) row;
            lines.add(columns.stream().map(column -> cell(object.get(column))).toList());
        }
        print(lines, out);
    }

    private static void print(List<List<String>> lines, PrintWriter out) {
        int[] widths = new int[lines.get(0).size()];
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        }
        for (List<String> line : lines) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                text.append(line.get(i))
                        .append(" ".repeat(widths[i] - line.get(i).length() + GAP));
            }
            out.println(text.toString().stripTrailing());
        }
    }

    private static String cell(@Nullable JsonValue value) {
        if (value instanceof JsonString text) {
            return text.value();
        } else if (value instanceof JsonNumber number) {
            return number.value().toPlainString();
        } else if (value instanceof JsonBoolean truth) {
            return truth.value() ? "yes" : "no";
        } else if (value instanceof JsonArray array && !array.items().isEmpty()) {
            return array.items().stream().map(TablePrinter::cell).collect(Collectors.joining(","));
        }
        return "-";
    }
}
