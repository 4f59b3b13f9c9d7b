package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.ToolCatalog;
import java.util.List;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;
import org.jspecify.annotations.Nullable;

/** Actions of the command {@code tools}. */
final class ToolActions {

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
        parser.addArgument("--mode").help("only tools of this mode: read, validate or write");
    }

    private static Outcome<byte[]> list(RemoteService service, Namespace arguments) {
        return catalog(service)
                .map(tools -> tools.stream()
                        .filter(tool -> isWanted(tool, "platform", arguments.getString("platform"))
                                && isWanted(tool, "mode", arguments.getString("mode")))
                        .toList())
                .map(tools -> AdminCommand.bytes(
                        JsonObject.builder().put("rows", JsonArray.of(tools)).build()));
    }

    private static boolean isWanted(JsonObject tool, String member, @Nullable String wanted) {
        return wanted == null || new JsonString(wanted).equals(tool.get(member));
    }

    /** Returns the descriptor of a tool that the token may see. */
    static Outcome<JsonObject> find(RemoteService service, String name) {
        return catalog(service)
                .flatMap(tools -> tools.stream()
                        .filter(tool -> isWanted(tool, "name", name))
                        .findFirst()
                        .map(Outcome::completed)
                        .orElseGet(() -> Outcome.failed(ToolCatalog.NO_TOOL)));
    }

    private static Outcome<List<JsonObject>> catalog(RemoteService service) {
        return service.get("/api/v1/tools").map(answer -> {
            @Nullable JsonValue tools = AdminCommand.object(answer).get("tools");
            return tools instanceof JsonArray all
                    ? all.items().stream().map(JsonObject.class::cast).toList()
                    : List.<JsonObject>of();
        });
    }
}
