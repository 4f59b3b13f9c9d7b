package dev.adtools.server.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Source of the token that a command shows the service; never among its arguments, which others on the machine can read.
 *
 * @param environment the environment variables
 */
record TokenSource(Map<String, String> environment) {

    static final String VARIABLE = "ADTOOLS_TOKEN";

    /** Returns the token of a file, or else of the environment; {@code otherwise} is what helps when there is neither. */
    String token(@Nullable String file, String otherwise) {
        if (file == null) {
            String token = new EnvironmentVariables(environment).value(VARIABLE);
            if (token == null || token.isBlank()) {
                throw new CommandFailure(
                        "A token is needed: name its file with --token-file, or set " + VARIABLE + otherwise + ".");
            }
            return single(token.strip(), VARIABLE);
        }
        try {
            return single(Files.readString(Path.of(file)).strip(), file);
        } catch (IOException e) {
            throw new CommandFailure("The token file " + file + " cannot be read.");
        }
    }

    // The client would say what is wrong with the header that carries it, and show it.
    private static String single(String token, String place) {
        if (token.isEmpty() || token.chars().anyMatch(c -> c <= 0x20 || c >= 0x7f)) {
            throw new CommandFailure("There is no token, or more than one word, in " + place + ".");
        }
        return token;
    }
}
