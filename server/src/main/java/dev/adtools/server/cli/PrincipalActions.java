package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import java.util.List;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** Actions of the command {@code principal}. */
final class PrincipalActions {

    private PrincipalActions() {}

    static List<AdminAction<AccessControl>> all() {
        return List.of(
                new ChangingAction<>(
                        "create",
                        "makes a principal",
                        "principal.create",
                        PrincipalActions::addIdOwnerAndKind,
                        PrincipalActions::create),
                new ListRows<>(
                        "principals",
                        List.of("id", "owner", "kind", "disabled", "created_at"),
                        AccessControl::principals),
                new ChangingAction<>(
                        "disable",
                        "has all tokens of a principal refused; what they approved and has not run no longer counts",
                        "principal.disable",
                        PrincipalActions::addId,
                        (access, arguments) -> access.disablePrincipal(arguments.getString("id"))),
                new ChangingAction<>(
                        "enable",
                        "has the tokens of a principal accepted again",
                        "principal.enable",
                        PrincipalActions::addId,
                        (access, arguments) -> access.enablePrincipal(arguments.getString("id"))));
    }

    private static void addIdOwnerAndKind(Subparser parser) {
        parser.addArgument("--id").required(true).help("its id: lower-case letters, digits, and . _ @ -");
        parser.addArgument("--owner").required(true).help("the person or team that answers for it");
        parser.addArgument("--kind")
                .choices("service", "human")
                .setDefault("service")
                .help("what it is (service)");
    }

    private static Outcome<byte[]> create(AccessControl access, Namespace arguments) {
        JsonObject body = JsonObject.builder()
                .put("id", arguments.getString("id"))
                .put("owner", arguments.getString("owner"))
                .put("kind", arguments.getString("kind"))
                .build();
        return access.createPrincipal(AdminCommand.bytes(body));
    }

    private static void addId(Subparser parser) {
        parser.addArgument("id").help("the principal's id, as principal list prints it");
    }
}
