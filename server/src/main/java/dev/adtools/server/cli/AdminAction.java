package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import java.io.PrintWriter;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;
import org.jspecify.annotations.Nullable;

/**
 * One thing that a command can do.
 *
 * @param <T> what the command works on
 */
interface AdminAction<T> {

    /** Returns the word that asks for it. */
    String name();

    /** Returns one line of help. */
    String help();

    /** Adds the arguments it takes. */
    default void configure(Subparser parser) {
        // Most that only look take none of their own.
    }

    /** Returns the decision that it makes, as the trail calls it; null when it only looks. */
    default @Nullable String decides() {
        return null;
    }

    /** Does it; the answer is JSON. */
    Outcome<byte[]> run(T work, Namespace arguments);

    /** Prints what came of it for people. */
    default void print(JsonObject answer, PrintWriter out) {
        TablePrinter.printFields(answer, out);
    }

    /** Fails the command whose answer, which is printed by now, is bad news. */
    default void conclude(JsonObject answer) {
        // Most have done what they were asked for.
    }
}
