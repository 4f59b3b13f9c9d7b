package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.auth.Administration;
import java.io.PrintWriter;
import net.sourceforge.argparse4j.inf.Namespace;
import net.sourceforge.argparse4j.inf.Subparser;

/** One thing that a command can do with principals or tokens. */
interface AccessAction {

    /** Returns the word that asks for it. */
    String name();

    /** Returns one line of help. */
    String help();

    /** Adds the arguments it takes. */
    void configure(Subparser parser);

    /** Does it. */
    Outcome<JsonObject> run(Administration administration, Namespace arguments);

    /** Prints what came of it for people. */
    void print(JsonObject answer, PrintWriter out);
}
