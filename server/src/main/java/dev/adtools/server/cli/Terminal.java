package dev.adtools.server.cli;

import java.io.PrintWriter;
import java.util.Map;

/**
 * What a command sees of the shell it was started from.
 *
 * @param out where answers go
 * @param err where is said how far a long command is
 * @param environment the environment variables
 */
public record Terminal(PrintWriter out, PrintWriter err, Map<String, String> environment) {

    public Terminal {
        environment = Map.copyOf(environment);
    }
}
