package dev.adtools.server.call;

import dev.adtools.api.json.JsonCursor;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Reads JSON values as texts under the path of each, as in {@code budget.amount_micros}; what is empty is left out. */
final class FlatReader {

    /** Stands between values of one line; in a value it is escaped. */
    static final String SEPARATOR = "|";

    private final byte[] bytes;
    private final JsonCursor in;

    FlatReader(byte[] bytes, JsonCursor in) {
        this.bytes = bytes;
        this.in = in;
    }

    /** Reads a row of a table: an object, or an array of the values of columns. */
    Map<String, String> row(List<String> columns) {
        Map<String, String> values = new LinkedHashMap<>();
        if (in.peek() == '[') {
            in.take();
            for (int i = 0; in.more(']'); i++) {
                value(i < columns.size() ? columns.get(i) : Integer.toString(i), values, name -> json());
            }
        } else {
            value("", values, name -> json());
        }
        return values;
    }

    /** Reads a value of any kind; a list is passed by a function, which returns its text. */
    void value(String path, Map<String, String> values, UnaryOperator<String> list) {
        String text = switch (in.peek()) {
            case '{' -> object(path, values, list);
            case '[' -> list.apply(path);
            case '"' -> escaped(in.string().replace("\\", "\\\\"));
            case 'n' -> nothing();
            default -> raw();
        };
        if (!text.isEmpty()) {
            values.put(path, text);
        }
    }

    private String object(String path, Map<String, String> values, UnaryOperator<String> list) {
        in.take();
        while (in.more('}')) {
            String name = in.string();
            in.passColon();
            value(path.isEmpty() ? name : path + '.' + name, values, list);
        }
        return "";
    }

    private String nothing() {
        in.skip();
        return "";
    }

    /** Reads a list as its JSON; nothing of an empty one. */
    String json() {
        String json = raw();
        return json.equals("[]") ? "" : escaped(json);
    }

    private String raw() {
        int from = in.next();
        in.skip();
        return new String(bytes, from, in.at() - from, StandardCharsets.UTF_8);
    }

    /** Returns the character that the first item of the list begins with which comes next. */
    char firstItem() {
        JsonCursor ahead = new JsonCursor(bytes, in.next());
        ahead.take();
        return ahead.peek();
    }

    /** Reads a list of strings. */
    List<String> strings() {
        List<String> strings = new ArrayList<>();
        in.take();
        while (in.more(']')) {
            strings.add(in.string());
        }
        return strings;
    }

    /** Returns values with the rest of their paths, in one line. */
    static String named(Map<String, String> values, int from) {
        return values.entrySet().stream()
                .map(value -> value.getKey().substring(from) + '=' + value.getValue())
                .collect(Collectors.joining(SEPARATOR));
    }

    private static String escaped(String text) {
        return text.replace("|", "\\|").replace("\r", "\\r").replace("\n", "\\n");
    }
}
