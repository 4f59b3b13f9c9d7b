package dev.adtools.server.cli;

import java.io.PrintWriter;
import java.util.Map;

/**
 * Streams and variables of the shell that a command was started from.
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
