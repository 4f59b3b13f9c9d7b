package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.ToolCatalog;
import java.util.List;
import java.util.stream.Collectors;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;
import org.jspecify.annotations.Nullable;

/** Actions of the command {@code tools}. */
final class ToolActions {

    private static final List<String> FILTERS = List.of("platform", "group", "mode");

    private ToolActions() {}

    static List<AdminAction<RemoteService>> all() {
        return List.of(
                new ListRows<>(
                        "list",
                        "tools",
                        List.of("name", "platform", "mode", "annotations.group", "annotations.title"),
                        ToolActions::addFilters,
                        (service, arguments, page) -> list(service, arguments)),
                new ShowTool());
    }

    private static void addFilters(Subparser parser) {
        parser.addArgument("--platform").help("only tools of this platform");
        parser.addArgument("--group").help("only tools of this group");
        parser.addArgument("--mode").help("only tools of this mode: read, validate or write");
    }

    private static Outcome<byte[]> list(RemoteService service, Namespace arguments) {
        String query = FILTERS.stream()
                .filter(filter -> arguments.getString(filter) != null)
                .map(filter -> filter + "=" + RemoteService.encoded(arguments.getString(filter)))
                .collect(Collectors.joining("&"));
        return catalog(service, query.isEmpty() ? "" : "?" + query)
                .map(tools -> AdminCommand.bytes(
                        JsonObject.builder().put("rows", JsonArray.of(tools)).build()));
    }

    /** Returns the descriptor of a tool that the token may see. */
    static Outcome<JsonObject> find(RemoteService service, String name) {
        return catalog(service, "")
                .flatMap(tools -> tools.stream()
                        .filter(tool -> new JsonString(name).equals(tool.get("name")))
                        .findFirst()
                        .map(Outcome::completed)
                        .orElseGet(() -> Outcome.failed(ToolCatalog.NO_TOOL)));
    }

    private static Outcome<List<JsonObject>> catalog(RemoteService service, String query) {
        return service.get("/api/v1/tools" + query).map(answer -> {
            @Nullable JsonValue tools = AdminCommand.object(answer).get("tools");
            return tools instanceof JsonArray all
                    ? all.items().stream().map(JsonObject.class::cast).toList()
                    : List.<JsonObject>of();
        });
    }
}
