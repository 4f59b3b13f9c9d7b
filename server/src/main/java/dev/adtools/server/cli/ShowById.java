package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import java.io.PrintWriter;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/**
 * Action {@code show} of a command: one thing, whole.
 *
 * @param <T> what the command works on
 * @param help one line of help
 * @param id one line of help on the id
 * @param source finds it by its id
 * @param printer prints it for people
 */
record ShowById<T>(
        String help,
        String id,
        BiFunction<T, String, Outcome<byte[]>> source,
        BiConsumer<JsonObject, PrintWriter> printer)
        implements AdminAction<T> {

    @Override
    public String name() {
        return "show";
    }

    @Override
    public void configure(Subparser parser) {
        parser.addArgument("id").help(id);
    }

    @Override
    public Outcome<byte[]> run(T work, Namespace arguments) {
        return source.apply(work, arguments.getString("id"));
    }

    @Override
    public void print(JsonObject answer, PrintWriter out) {
        printer.accept(answer, out);
    }
}
