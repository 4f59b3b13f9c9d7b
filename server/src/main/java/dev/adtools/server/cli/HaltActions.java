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
                        parser -> addScopeAndReason(parser, "reason, shown to everyone who is blocked"),
                        HaltActions::set),
                new ChangingAction<>(
                        "clear",
                        "ends a halt; refused writes are not sent",
                        "halt.clear",
                        parser -> addScopeAndReason(parser, "reason, recorded with the resumption"),
                        (halts, arguments) -> halts.clear(arguments.getString("scope"), arguments.getString("reason"))),
                new ListRows<>("halts", List.of("id", "since", "set_by", "reason"), (halts, page) -> halts.list()));
    }

    private static void addScopeAndReason(Subparser parser, String reason) {
        parser.addArgument("scope").help("all, a platform such as alpha, or an account such as alpha:1234567890");
        parser.addArgument("--reason").required(true).help(reason);
    }

    private static Outcome<byte[]> set(KillSwitch halts, Namespace arguments) {
        JsonObject body = JsonObject.builder()
                .put("reason", arguments.getString("reason"))
                .build();
        return halts.set(arguments.getString("scope"), AdminCommand.bytes(body));
    }
}
