package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.auth.Administration;
import dev.adtools.server.spend.KillSwitch;
import dev.adtools.server.workflow.WorkflowControl;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;
import org.jspecify.annotations.Nullable;

/**
 * {@code token list}, {@code principal list}, {@code halt list} and {@code workflow list}: all pages, one row a line.
 *
 * @param <T> what the command works on
 */
final class ListRows<T> implements AdminAction<T> {

    private final String what;
    private final List<String> columns;
    private final PageSource<T> source;

    private ListRows(String what, List<String> columns, PageSource<T> source) {
        this.what = what;
        this.columns = columns;
        this.source = source;
    }

    static ListRows<Administration> tokens() {
        return new ListRows<>(
                "tokens",
                List.of("id", "name", "principal", "owner", "status", "expires_at", "scopes"),
                Administration::tokens);
    }

    static ListRows<Administration> principals() {
        return new ListRows<>(
                "principals", List.of("id", "owner", "kind", "disabled", "created_at"), Administration::principals);
    }

    static ListRows<KillSwitch> halts() {
        return new ListRows<>(
                "halts", List.of("id", "since", "set_by", "reason"), (halts, cursor, limit) -> halts.halts());
    }

    static ListRows<WorkflowControl> workflows() {
        return new ListRows<>(
                "workflows",
                List.of("workflow_id", "status", "step", "steps", "principal", "created_at", "name"),
                WorkflowControl::list);
    }

    @Override
    public String name() {
        return "list";
    }

    @Override
    public String help() {
        return "lists all " + what;
    }

    @Override
    public void configure(Subparser parser) {
        // It takes no arguments of its own.
    }

    @Override
    public Outcome<byte[]> run(T work, Namespace arguments) {
        return pages(work, null, new ArrayList<>());
    }

    private Outcome<byte[]> pages(T work, @Nullable String cursor, List<JsonValue> rows) {
        return source.page(work, cursor, "500").flatMap(answer -> {
            JsonObject page = AdminCommand.object(answer);
            if (page.get("rows") instanceof JsonArray more) {
                rows.addAll(more.items());
            }
            return page.get("next_cursor") instanceof JsonString next
                    ? pages(work, next.value(), rows)
                    : Outcome.completed(new JsonWriter()
                            .value(JsonObject.builder()
                                    .put("rows", JsonArray.of(rows))
                                    .build())
                            .toBytes());
        });
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        if (answer.get("rows") instanceof JsonArray rows) {
            TablePrinter.printTable(columns, rows.items(), out);
        }
    }

    private interface PageSource<T> {
        Outcome<byte[]> page(T work, @Nullable String cursor, String limit);
    }
}
