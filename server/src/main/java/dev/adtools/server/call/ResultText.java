package dev.adtools.server.call;

import dev.adtools.api.json.JsonCursor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Text of a long result, for a model: its summary, a line for each member, a table for each list. For example:
 *
 * <pre>{@code
 * summary: 48 campaigns of Harbor and Pine US: 41 ACTIVE, 7 PAUSED.
 * has_more: true
 * date_range: since=2026-10-24|until=2026-11-22
 *
 * rows (2)
 * every row here: budget.currency=USD
 * id|name|budget.amount_micros
 * 1200|Store opening|750000000
 * 1201|Autumn|
 *
 * More rows follow the last one of this page: call again with cursor=eyJ2Ijo and all other arguments the same.
 * }</pre>
 */
final class ResultText {

    /** Most characters of lines and rows, above which rows are left out: fewer than 25,000 tokens. */
    static final int LONGEST = 40 * 1024;

    private static final String SUMMARY = "summary";
    private static final Set<String> WORDS = Set.of("insights", "warnings");
    private static final Map<String, String> ONWARD = Map.of("next_cursor", "cursor", "next_offset", "offset");

    private final FlatReader reader;
    private final JsonCursor in;
    private final List<String> lines = new ArrayList<>();
    private final List<TextTable> tables = new ArrayList<>();
    private List<String> columns = List.of();
    private String onward = "";
    private int left = LONGEST;

    private ResultText(byte[] data) {
        in = new JsonCursor(data, 0);
        reader = new FlatReader(data, in);
    }

    /** Returns the text of a result that is encoded as an object; the same for the same bytes. */
    static String of(byte[] data) {
        return new ResultText(data).read().render();
    }

    private ResultText read() {
        in.take();
        while (in.more('}')) {
            String name = in.string();
            in.passColon();
            Map<String, String> values = new LinkedHashMap<>();
            reader.value(name, values, this::list);
            add(name, values);
        }
        return this;
    }

    private String list(String name) {
        char item = reader.firstItem();
        if (item == '{' || item == '[') {
            TextTable table = new TextTable(name, LONGEST);
            in.take();
            while (in.more(']')) {
                row(table);
            }
            tables.add(WORDS.contains(name) ? 0 : tables.size(), table);
            return "";
        } else if (name.endsWith("columns")) {
            columns = reader.strings();
            return "";
        }
        return reader.json();
    }

    private void row(TextTable table) {
        if (table.isFull()) {
            in.skip();
            table.leaveOut();
        } else {
            table.add(reader.row(columns));
        }
    }

    private void add(String name, Map<String, String> values) {
        if (values.isEmpty()) {
            return;
        }
        String value = values.get(name);
        if (ONWARD.containsKey(name)) {
            onward = ONWARD.get(name) + '=' + value;
        } else {
            line(name, value == null ? FlatReader.named(values, name.length() + 1) : value);
        }
    }

    private void line(String name, String value) {
        String line = name + ": " + value;
        boolean fits = line.length() <= left;
        lines.add(
                name.equals(SUMMARY) ? 0 : lines.size(),
                fits ? line : name + ": left out here; the structured content has it.");
        left -= fits ? line.length() : 0;
    }

    private String render() {
        fit();
        StringBuilder out = new StringBuilder(LONGEST / 2);
        lines.forEach(line -> out.append(line).append('\n'));
        tables.forEach(table -> table.render(out.append('\n')));
        if (!onward.isEmpty()) {
            out.append("\nMore rows follow the last one of this page: call again with ")
                    .append(onward)
                    .append(" and all other arguments the same.\n");
        }
        return out.toString();
    }

    private void fit() {
        int taken = tables.stream().mapToInt(TextTable::length).sum();
        while (taken > left) {
            TextTable longest = Collections.max(tables, Comparator.comparingInt(TextTable::length));
            taken -= longest.length();
            longest.cut();
            taken += longest.length();
        }
    }
}
