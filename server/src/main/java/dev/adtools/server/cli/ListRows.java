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
import java.util.function.Consumer;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;
import org.jspecify.annotations.Nullable;

/**
 * Action that lists: all pages, one row a line.
 *
 * @param <T> what the command works on
 * @param name the word that asks for it
 * @param what what is listed
 * @param columns the members of a row that are printed
 * @param filters adds the arguments that say which rows are wanted
 * @param source gives the pages
 */
record ListRows<T>(
        String name, String what, List<String> columns, Consumer<Subparser> filters, FilteredPageSource<T> source)
        implements AdminAction<T> {

    ListRows(String what, List<String> columns, PageSource<T> source) {
        this("list", what, columns, parser -> {}, (work, arguments, page) -> source.page(work, page));
    }

    @Override
    public String help() {
        return "lists all " + what;
    }

    @Override
    public void configure(Subparser parser) {
        filters.accept(parser);
    }

    @Override
    public Outcome<byte[]> run(T work, Namespace arguments) {
        return pages(work, arguments, null, new ArrayList<>());
    }

    private Outcome<byte[]> pages(T work, Namespace arguments, @Nullable String cursor, List<JsonValue> rows) {
        return PageRequest.of(cursor, "500", null)
                .flatMap(page -> source.page(work, arguments, page))
                .flatMap(answer -> {
                    JsonObject page = AdminCommand.object(answer);
                    if (page.get("rows") instanceof JsonArray more) {
                        rows.addAll(more.items());
                    }
                    return page.get("next_cursor") instanceof JsonString next
                            ? pages(work, arguments, next.value(), rows)
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

    interface FilteredPageSource<T> {
        Outcome<byte[]> page(T work, Namespace arguments, PageRequest page);
    }
}
