package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;
import org.jspecify.annotations.Nullable;

/** {@code tools show}: describes a tool, and its arguments in a table. */
final class ShowTool implements AdminAction<RemoteService> {

    private static final List<String> DESCRIBED =
            List.of("name", "platform", "mode", "annotations.group", "annotations.approval", "description");

    @Override
    public String name() {
        return "show";
    }

    @Override
    public String help() {
        return "describes a tool and its arguments";
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("tool").help("its name, as tools list prints it");
    }

    @Override
    public Outcome<byte[]> run(RemoteService service, Namespace arguments) {
        return ToolActions.find(service, arguments.getString("tool")).map(AdminCommand::bytes);
    }

    @Override
    public void print(JsonObject tool, PrintWriter out) {
        TablePrinter.print(
                DESCRIBED.stream()
                        .map(path -> List.of(
                                path.substring(path.lastIndexOf('.') + 1),
                                TablePrinter.cell(TablePrinter.at(tool, path))))
                        .toList(),
                out);
        out.println();
        List<List<String>> lines = new ArrayList<>();
        lines.add(List.of("argument", "type", "required", "allowed", "description"));
        if (TablePrinter.at(tool, "inputSchema.properties") instanceof JsonObject properties) {
            @Nullable JsonValue required = TablePrinter.at(tool, "inputSchema.required");
            properties.members().forEach((name, schema) -> lines.add(line(name, schema, required)));
        }
        TablePrinter.print(lines, out);
    }

    private static List<String> line(String name, JsonValue schema, @Nullable JsonValue required) {
        boolean needed = required instanceof JsonArray names && names.items().contains(new JsonString(name));
        return List.of(
                name,
                type(schema),
                needed ? "yes" : "no",
                allowed(schema),
                text(schema, "description").orElse("-"));
    }

    private static String type(@Nullable JsonValue schema) {
        if (TablePrinter.at(schema, "anyOf") instanceof JsonArray either) {
            return either.items().stream().map(ShowTool::type).collect(Collectors.joining(" or "));
        }
        String type = text(schema, "type").orElse("any");
        return type.equals("array") ? "list of " + type(TablePrinter.at(schema, "items")) : type;
    }

    private static String allowed(JsonValue schema) {
        JsonValue one = TablePrinter.at(schema, "items") instanceof JsonObject items ? items : schema;
        List<String> words = Stream.of(
                        text(one, "enum"),
                        text(one, "minimum").map(least -> ">= " + least),
                        text(one, "maximum").map(most -> "<= " + most),
                        text(one, "pattern"),
                        text(schema, "default").map(value -> "default " + value))
                .flatMap(Optional::stream)
                .toList();
        return words.isEmpty() ? "-" : String.join("; ", words);
    }

    private static Optional<String> text(@Nullable JsonValue schema, String member) {
        @Nullable JsonValue value = TablePrinter.at(schema, member);
        return TablePrinter.isThere(value) ? Optional.of(TablePrinter.cell(value)) : Optional.empty();
    }
}
