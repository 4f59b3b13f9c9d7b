package dev.adtools.tools.sums;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Reads reports over all their pages. */
final class Cuts {

    private final Reports reports;
    private final Differences differences;

    Cuts(Reports reports, Differences differences) {
        this.reports = reports;
        this.differences = differences;
    }

    /** Returns the sum of all rows, which must be the totals of every page where there are any. */
    Numbers sum(String tool, String arguments) {
        return sum(tool, arguments, "");
    }

    /** Returns the sum of those numbers of all rows whose names begin with a prefix. */
    Numbers sum(String tool, String arguments, String prefix) {
        List<JsonObject> pages = pages(tool, arguments);
        Numbers sum = sum(pages, prefix);
        for (JsonObject page : pages) {
            if (prefix.isEmpty() && page.get("totals") instanceof JsonObject totals) {
                differences.compare("totals of " + tool + arguments, sum, Numbers.of(totals, ""));
            }
        }
        return sum;
    }

    /** Returns the sum of all rows where the totals are of something else. */
    Numbers sumOfRows(String tool, String arguments) {
        return sum(pages(tool, arguments), "");
    }

    private static Numbers sum(List<JsonObject> pages, String prefix) {
        Numbers sum = Numbers.NONE;
        for (JsonObject page : pages) {
            for (JsonValue row : items(page, "rows")) {
                sum = sum.plus(
                        row instanceof JsonArray cells
                                ? Numbers.of(items(page, "columns"), cells, prefix)
                                : Numbers.of((JsonObject) row, prefix));
            }
        }
        return sum;
    }

    /** Returns all rows, which are objects. */
    List<JsonObject> rows(String tool, String arguments) {
        return pages(tool, arguments).stream()
                .flatMap(page -> items(page, "rows").stream())
                .map(row -> (JsonObject) row)
                .toList();
    }

    /** Returns one page. */
    JsonObject page(String tool, String arguments) {
        return reports.data(tool, "{" + arguments + "}");
    }

    private List<JsonObject> pages(String tool, String arguments) {
        List<JsonObject> pages = new ArrayList<>();
        String cursor = "";
        do {
            JsonObject page = page(tool, arguments + cursor);
            pages.add(page);
            cursor = JsonBoolean.TRUE.equals(page.get("has_more")) ? next(page) : "";
        } while (!cursor.isEmpty());
        return pages;
    }

    // Reports of alpha_analytics go by offset.
    private static String next(JsonObject page) {
        return page.get("next_offset") instanceof JsonNumber offset
                ? ",\"offset\":" + offset.value()
                : ",\"cursor\":\"" + text(page, "next_cursor") + "\"";
    }

    static List<JsonValue> items(JsonObject object, String name) {
        return ((JsonArray) Objects.requireNonNull(object.get(name), name)).items();
    }

    static String text(JsonObject object, String name) {
        return ((JsonString) Objects.requireNonNull(object.get(name), name)).value();
    }

    static JsonObject object(JsonObject object, String name) {
        return (JsonObject) Objects.requireNonNull(object.get(name), name);
    }
}
