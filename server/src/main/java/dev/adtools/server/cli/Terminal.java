package dev.adtools.server.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;

/**
 * Streams and variables of the shell that a command was started from.
 *
 * @param out where answers go
 * @param err where is said how far a long command is, and asked
 * @param in where bodies and answers to questions come from
 * @param interactive whether somebody is there to be asked
 * @param environment the environment variables
 */
public record Terminal(
        PrintWriter out, PrintWriter err, InputStream in, boolean interactive, Map<String, String> environment) {

    public Terminal {
        environment = Map.copyOf(environment);
    }

    /** Returns the streams and variables of this process. */
    // Newer JVMs have a console also where nobody is; the input that ends there is no answer, which is a no.
    @SuppressWarnings("SystemConsoleNull")
    public static Terminal standard() {
        return new Terminal(
                new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                System.in,
                System.console() != null,
                System.getenv());
    }

    /** Returns whether whoever is there says yes to a question. */
    boolean confirms(String question) {
        if (!interactive) {
            throw new CommandFailure("Nobody is there to be asked; say --yes to do it unasked.");
        }
        err.print(question + " [y/N] ");
        err.flush();
        try {
            String answer = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).readLine();
            return answer != null && answer.strip().toLowerCase(Locale.ROOT).matches("y|yes");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
