package dev.adtools.server.cli;

import java.util.List;
import net.sourceforge.argparse4j.impl.Arguments;
import net.sourceforge.argparse4j.inf.Subparser;

/** Actions of the command {@code token}. */
final class TokenActions {

    private TokenActions() {}

    static List<AdminAction<AccessControl>> all() {
        return List.of(
                new CreateToken(),
                new ListRows<>(
                        "tokens",
                        List.of("id", "name", "principal", "owner", "status", "expires_at", "scopes"),
                        AccessControl::tokens),
                new ChangingAction<>(
                        "revoke",
                        "revokes a token for good",
                        "token.revoke",
                        TokenActions::addIdAndWithMinted,
                        (access, arguments) ->
                                access.revokeToken(arguments.getString("id"), arguments.getBoolean("with_minted"))));
    }

    private static void addIdAndWithMinted(Subparser parser) {
        parser.addArgument("id").help("the token's id, as token list prints it");
        parser.addArgument("--with-minted")
                .action(Arguments.storeTrue())
                .help("revokes those too that it minted, those that they minted, and so on");
    }
}
