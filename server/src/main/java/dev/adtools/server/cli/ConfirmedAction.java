package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.DisplayText;
import java.io.PrintWriter;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import net.sourceforge.argparse4j.impl.Arguments;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/**
 * Action that decides on one thing: it shows the thing, asks, and sends what names exactly what it showed.
 *
 * @param name the word that asks for it, also in the path
 * @param help one line of help
 * @param terminal where it is shown and asked
 * @param resource what is decided on
 * @param arguments adds the arguments it takes
 * @param body makes the request's body of what was shown
 */
record ConfirmedAction(
        String name,
        String help,
        Terminal terminal,
        DecidedResource resource,
        Consumer<Subparser> arguments,
        BiFunction<JsonObject, Namespace, JsonObject> body)
        implements AdminAction<RemoteService> {

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("id").help(resource.id());
        arguments.accept(parser);
        parser.addArgument("--yes").action(Arguments.storeTrue()).help("do it without asking");
    }

    @Override
    public Outcome<byte[]> run(RemoteService service, Namespace given) {
        String id = given.getString("id");
        return resource.find(service, id).flatMap(answer -> {
            JsonObject seen = AdminCommand.object(answer);
            show(seen);
            if (!given.getBoolean("yes") && !terminal.confirms(question())) {
                throw new CommandFailure("Nothing was decided.");
            }
            return service.post(resource.path(id) + "/" + name, AdminCommand.bytes(body.apply(seen, given)));
        });
    }

    // Not where answers go, which a program may read.
    private void show(JsonObject seen) {
        resource.printer().accept((JsonObject) DisplayText.of(seen), terminal.err());
        terminal.err().flush();
        resource.closed().apply(seen).ifPresent(why -> {
            throw new CommandFailure(why);
        });
    }

    private String question() {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1) + "?";
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        if (answer.has("status")) {
            out.println(TablePrinter.cell(answer.get("id")) + " is " + TablePrinter.cell(answer.get("status")) + ".");
        } else {
            resource.printer().accept(answer, out);
        }
    }
}
