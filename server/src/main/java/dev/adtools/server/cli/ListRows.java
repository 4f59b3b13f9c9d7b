package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.store.PageRequest;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import net.sourceforge.argparse4j.inf.Namespace;
import org.jspecify.annotations.Nullable;

/**
 * Action {@code list} of a command: all pages, one row a line.
 *
 * @param <T> what the command works on
 * @param what what is listed
 * @param columns the members of a row that are printed
 * @param source gives the pages
 */
record ListRows<T>(String what, List<String> columns, PageSource<T> source) implements AdminAction<T> {

    @Override
    public String name() {
        return "list";
    }

    @Override
    public String help() {
        return "lists all " + what;
    }

    @Override
    public Outcome<byte[]> run(T work, Namespace arguments) {
        return pages(work, null, new ArrayList<>());
    }

    private Outcome<byte[]> pages(T work, @Nullable String cursor, List<JsonValue> rows) {
        return PageRequest.of(cursor, "500", null)
                .flatMap(page -> source.page(work, page))
                .flatMap(answer -> {
                    JsonObject page = AdminCommand.object(answer);
                    if (page.get("rows") instanceof JsonArray more) {
                        rows.addAll(more.items());
                    }
                    return page.get("next_cursor") instanceof JsonString next
                            ? pages(work, next.value(), rows)
                            : Outcome.completed(AdminCommand.bytes(JsonObject.builder()
                                    .put("rows", JsonArray.of(rows))
                                    .build()));
                });
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        if (answer.get("rows") instanceof JsonArray rows) {
            TablePrinter.printTable(columns, rows.items(), out);
        }
    }

    interface PageSource<T> {
        Outcome<byte[]> page(T work, PageRequest page);
    }
}
