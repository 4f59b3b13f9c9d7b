package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.spend.KillSwitch;
import java.io.PrintWriter;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** {@code halt set}. */
final class SetHalt implements AdminAction<KillSwitch> {

    static final String SCOPE = "all, a platform such as alpha, or an account such as alpha:1234567890";

    @Override
    public String name() {
        return "set";
    }

    @Override
    public String help() {
        return "stops what can move money, on every node from its next write on";
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("scope").help(SCOPE);
        parser.addArgument("--reason").required(true).help("why; whoever is stopped is shown it");
    }

    @Override
    public String decides() {
        return "halt.set";
    }

    @Override
    public Outcome<byte[]> run(KillSwitch halts, Namespace arguments) {
        JsonObject body = JsonObject.builder()
                .put("reason", arguments.getString("reason"))
                .build();
        return halts.set(
                arguments.getString("scope"), new JsonWriter().value(body).toBytes());
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        TablePrinter.printFields(answer, out);
    }
}
