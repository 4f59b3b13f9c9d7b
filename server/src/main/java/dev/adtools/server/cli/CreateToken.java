package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import java.io.PrintWriter;
import java.util.List;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** {@code token create}. */
final class CreateToken implements AdminAction<AccessControl> {

    private static final List<String> LISTS = List.of("scopes", "platforms", "accounts", "tools", "groups");

    @Override
    public String name() {
        return "create";
    }

    @Override
    public String help() {
        return "mints a token and prints it, this once";
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("--name").required(true).help("what people call it");
        parser.addArgument("--principal").required(true).help("the principal it is for");
        parser.addArgument("--scopes").nargs("+").required(true).help("what it may do, for example tools:read");
        parser.addArgument("--platforms").nargs("+").help("the only platforms it may see");
        parser.addArgument("--accounts").nargs("+").help("the only accounts it may work on");
        parser.addArgument("--tools").nargs("+").help("the only tools it may see");
        parser.addArgument("--groups").nargs("+").help("the only groups whose tools it may see, for example reporting");
        parser.addArgument("--expires-at").help("when it ends, like 2026-12-31T00:00:00Z (in 90 days)");
    }

    @Override
    public String decides() {
        return "token.create";
    }

    @Override
    public Outcome<byte[]> run(AccessControl access, Namespace arguments) {
        JsonObject.Builder body = JsonObject.builder()
                .put("name", arguments.getString("name"))
                .put("principal", arguments.getString("principal"));
        for (String list : LISTS) {
            List<String> items = arguments.getList(list);
            if (items != null) {
                body.put(list, JsonArray.ofStrings(items));
            }
        }
        String expiresAt = arguments.getString("expires_at");
        if (expiresAt != null) {
            body.put("expires_at", expiresAt);
        }
        return access.createToken(AdminCommand.bytes(body.build()));
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        TablePrinter.printFields(answer, out);
        out.println();
        out.println("The token is shown this once and cannot be shown again.");
    }
}
