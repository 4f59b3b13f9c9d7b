package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import java.util.List;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** Actions of the command {@code halt}. */
final class HaltActions {

    private HaltActions() {}

    static List<AdminAction<KillSwitch>> all() {
        return List.of(
                new ChangingAction<>(
                        "set",
                        "stops what can move money, on every node from its next write on",
                        "halt.set",
                        HaltActions::addScopeAndReason,
                        HaltActions::set),
                new ChangingAction<>(
                        "clear",
                        "ends a halt; what it stopped is not made up for",
                        "halt.clear",
                        HaltActions::addScope,
                        (halts, arguments) -> halts.clear(arguments.getString("scope"))),
                new ListRows<>("halts", List.of("id", "since", "set_by", "reason"), (halts, page) -> halts.list()));
    }

    private static void addScopeAndReason(Subparser parser) {
        addScope(parser);
        parser.addArgument("--reason").required(true).help("why; whoever is stopped is shown it");
    }

    private static void addScope(Subparser parser) {
        parser.addArgument("scope").help("all, a platform such as alpha, or an account such as alpha:1234567890");
    }

    private static Outcome<byte[]> set(KillSwitch halts, Namespace arguments) {
        JsonObject body = JsonObject.builder()
                .put("reason", arguments.getString("reason"))
                .build();
        return halts.set(arguments.getString("scope"), AdminCommand.bytes(body));
    }
}
