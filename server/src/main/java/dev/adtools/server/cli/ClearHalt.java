package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.spend.KillSwitch;
import java.io.PrintWriter;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** {@code halt clear}. */
final class ClearHalt implements AdminAction<KillSwitch> {

    @Override
    public String name() {
        return "clear";
    }

    @Override
    public String help() {
        return "ends a halt; what it stopped is not made up for";
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("scope").help(SetHalt.SCOPE);
    }

    @Override
    public String decides() {
        return "halt.clear";
    }

    @Override
    public Outcome<byte[]> run(KillSwitch halts, Namespace arguments) {
        return halts.clear(arguments.getString("scope"));
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        TablePrinter.printFields(answer, out);
    }
}
