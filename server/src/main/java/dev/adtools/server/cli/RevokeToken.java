package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.auth.Administration;
import java.io.PrintWriter;
import net.sourceforge.argparse4j.impl.Arguments;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** {@code token revoke}. */
final class RevokeToken implements AdminAction<Administration> {

    @Override
    public String name() {
        return "revoke";
    }

    @Override
    public String help() {
        return "revokes a token for good";
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("id").help("the token's id, as token list prints it");
        parser.addArgument("--with-minted")
                .action(Arguments.storeTrue())
                .help("revokes those too that it minted, those that they minted, and so on");
    }

    @Override
    public String decides() {
        return "token.revoke";
    }

    @Override
    public Outcome<byte[]> run(Administration administration, Namespace arguments) {
        return administration.revokeToken(arguments.getString("id"), arguments.getBoolean("with_minted"));
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        TablePrinter.printFields(answer, out);
    }
}
