package dev.adtools.server.cli;

import java.io.PrintWriter;
import java.util.Map;

/**
 * What a command sees of the shell it was started from.
 *
 * @param out where answers go
 * @param environment the environment variables
 */
public record Terminal(PrintWriter out, Map<String, String> environment) {

    public Terminal {
        environment = Map.copyOf(environment);
    }
}
