package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.ReasonFilter;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import net.sourceforge.argparse4j.impl.Arguments;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;
import org.jspecify.annotations.Nullable;

/** {@code call}: calls a tool once, and ends with a code that says whether it was done, waits, or nobody knows. */
final class CallTool implements AdminAction<RemoteService> {

    static final String NAME = "call";

    private static final String KEY = "Idempotency-Key";

    private final Terminal terminal;

    CallTool(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String help() {
        return "calls a tool";
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("tool").help("its name, as tools list prints it");
        parser.addArgument("body")
                .nargs("?")
                .help("the arguments as a JSON object: @FILE, or - for the standard input");
        parser.addArgument("--arg")
                .metavar("NAME=VALUE")
                .action(Arguments.append())
                .help("an argument, also within an object (date_range.since=2026-10-01); again for more");
        parser.addArgument("--account").help("the same as --arg account_id=…");
        parser.addArgument("--key")
                .help("the key under which a write happens once; auto makes one and prints it before the call is sent");
        parser.addArgument("--reason").help("the reason, for approvers and the account's history");
    }

    @Override
    public Outcome<byte[]> run(RemoteService service, Namespace arguments) {
        String tool = arguments.getString("tool");
        return ToolActions.find(service, tool).flatMap(descriptor -> {
            JsonObject read = arguments(descriptor, arguments);
            @Nullable String key = key(arguments.getString("key"));
            try {
                return service.execute(
                        tool,
                        AdminCommand.bytes(
                                JsonObject.builder().put("arguments", read).build()),
                        headers(key, arguments.getString("reason"), arguments.getBoolean("json")));
            } catch (CommandFailure failure) {
                throw new JsonString("write").equals(descriptor.get("mode")) ? lost(failure, key) : failure;
            }
        });
    }

    private JsonObject arguments(JsonObject descriptor, Namespace arguments) {
        @Nullable String place = arguments.getString("body");
        @Nullable String account = arguments.getString("account");
        @Nullable List<String> pairs = arguments.getList("arg");
        JsonObject body = place == null ? JsonObject.EMPTY : CallArguments.body(place, terminal.in());
        CallArguments reader = new CallArguments(descriptor.get("inputSchema"));
        JsonObject named = account == null ? body : reader.with(body, List.of("account_id=" + account));
        return reader.with(named, pairs == null ? List.of() : pairs);
    }

    // Before the call is sent: whoever loses the answer sends it again with the same key.
    private @Nullable String key(@Nullable String wanted) {
        if (wanted == null || !wanted.equals("auto")) {
            return wanted;
        }
        String key = UUID.randomUUID().toString();
        terminal.err().println(KEY + ": " + key);
        terminal.err().flush();
        return key;
    }

    private static Map<String, String> headers(@Nullable String key, @Nullable String reason, boolean whole) {
        Map<String, String> headers = new HashMap<>();
        if (key != null) {
            headers.put(KEY, key);
        }
        if (reason != null) {
            headers.put(ReasonFilter.HEADER, ReasonFilter.encoded(reason));
        }
        if (!whole) {
            // The text for agents says the same again.
            headers.put("Prefer", "return=minimal");
        }
        return headers;
    }

    private static CommandFailure lost(CommandFailure failure, @Nullable String key) {
        return failure.exitCode() != ExitCode.OUTCOME_UNKNOWN
                ? failure
                : new CommandFailure(
                        failure.getMessage() + " The write may have been made: "
                                + (key == null
                                        ? "look at operations list before it is sent again."
                                        : "send the same again with --key " + key + ", which makes it once."),
                        failure.exitCode());
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        if (answer.get("data") instanceof JsonObject data) {
            JsonObject.Builder fields = JsonObject.builder();
            data.members().forEach((name, value) -> {
                if (!(value instanceof JsonArray && name.equals("rows"))) {
                    fields.put(name, value);
                }
            });
            TablePrinter.printFields(fields.build(), out);
            if (data.get("rows") instanceof JsonArray rows) {
                out.println();
                printRows(data.get("columns"), rows.items(), out);
            }
        }
    }

    private static void printRows(@Nullable JsonValue titles, List<JsonValue> rows, PrintWriter out) {
        if (titles instanceof JsonArray names) {
            List<List<String>> lines = new ArrayList<>();
            lines.add(names.items().stream().map(TablePrinter::cell).toList());
            rows.forEach(row -> lines.add(
                    ((JsonArray) row).items().stream().map(TablePrinter::cell).toList()));
            TablePrinter.print(lines, out);
            return;
        }
        TablePrinter.printRows(rows.stream().map(JsonObject.class::cast).toList(), out);
    }

    @Override
    public void conclude(JsonObject answer) {
        if (answer.get("ok") != JsonBoolean.TRUE) {
            throw refused(TablePrinter.at(answer, "error"));
        }
        if (new JsonString("pending_approval").equals(TablePrinter.at(answer, "data.status"))) {
            String id = TablePrinter.cell(TablePrinter.at(answer, "data.pending_action.id"));
            String hash = TablePrinter.cell(TablePrinter.at(answer, "data.pending_action.payload_hash"));
            throw new CommandFailure(
                    "It waits for another person's approval, as " + id + ": approvals approve " + id + "\nThen: call"
                            + " resume_workflow_after_approval --arg pending_action_id=" + id + " --arg payload_hash="
                            + hash,
                    ExitCode.AWAITING_APPROVAL);
        }
    }

    private static CommandFailure refused(@Nullable JsonValue error) {
        String code = TablePrinter.cell(TablePrinter.at(error, "code"));
        StringBuilder text = new StringBuilder(code + ": " + TablePrinter.cell(TablePrinter.at(error, "message")));
        if (TablePrinter.at(error, "details.violations") instanceof JsonArray violations) {
            violations
                    .items()
                    .forEach(violation -> text.append("\n  ")
                            .append(TablePrinter.cell(TablePrinter.at(violation, "pointer")))
                            .append(' ')
                            .append(TablePrinter.cell(TablePrinter.at(violation, "message"))));
        }
        return new CommandFailure(
                text.toString(), code.equals("OUTCOME_UNKNOWN") ? ExitCode.OUTCOME_UNKNOWN : ExitCode.NOT_DONE);
    }
}
