package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.auth.Administration;
import java.io.PrintWriter;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** {@code principal create}. */
final class CreatePrincipal implements AdminAction<Administration> {

    @Override
    public String name() {
        return "create";
    }

    @Override
    public String help() {
        return "makes a principal";
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("--id").required(true).help("its id: lower-case letters, digits, and . _ @ -");
        parser.addArgument("--owner").required(true).help("the person or team that answers for it");
        parser.addArgument("--kind")
                .choices("service", "human")
                .setDefault("service")
                .help("what it is (service)");
    }

    @Override
    public String decides() {
        return "principal.create";
    }

    @Override
    public Outcome<byte[]> run(Administration administration, Namespace arguments) {
        JsonObject body = JsonObject.builder()
                .put("id", arguments.getString("id"))
                .put("owner", arguments.getString("owner"))
                .put("kind", arguments.getString("kind"))
                .build();
        return administration.createPrincipal(new JsonWriter().value(body).toBytes());
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        TablePrinter.printFields(answer, out);
    }
}
