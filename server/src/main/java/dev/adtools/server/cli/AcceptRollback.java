package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import java.io.PrintWriter;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** {@code audit accept-rollback}: ends the refusal of writes after the database has lost acknowledged ones. */
final class AcceptRollback implements AdminAction<AuditControl> {

    @Override
    public String name() {
        return "accept-rollback";
    }

    @Override
    public String help() {
        return "accepts that acknowledged writes are missing, and halts everything; only with --offline";
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("--reason").required(true).help("reason of the halt, shown to everyone who is blocked");
    }

    @Override
    public String decides() {
        return "rollback.accept";
    }

    @Override
    public Outcome<byte[]> run(AuditControl audit, Namespace arguments) {
        return audit.acceptRollback(arguments.getString("reason"));
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        if (answer.get("accepted") instanceof JsonArray accepted) {
            accepted.items().forEach(reason -> out.println("Accepted: " + TablePrinter.cell(reason)));
        }
        out.println("Writes that can move money are halted everywhere. Compare the accounts with their platforms, then"
                + " resume with halt clear all --reason …");
    }
}
