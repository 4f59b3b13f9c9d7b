package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import java.io.PrintWriter;
import net.sourceforge.argparse4j.inf.Namespace;

/** {@code console}: prints a link by which the token's holder signs in at the console once. */
final class MakeConsoleLink implements AdminAction<RemoteService> {

    static final String NAME = "console";

    private static final byte[] NOTHING = AdminCommand.bytes(JsonObject.EMPTY);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String help() {
        return "prints a link that signs in once";
    }

    @Override
    public Outcome<byte[]> run(RemoteService service, Namespace arguments) {
        return service.post("/api/v1/console-links", NOTHING)
                .map(AdminCommand::object)
                .map(link -> AdminCommand.bytes(link.toBuilder()
                        .put("url", service.resolve(TablePrinter.cell(link.get("url"))))
                        .build()));
    }

    @Override
    public void print(JsonObject link, PrintWriter out) {
        out.println(TablePrinter.cell(TablePrinter.at(link, "url")));
    }
}
