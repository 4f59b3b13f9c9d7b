package dev.adtools.server.cli;

import dev.adtools.server.store.StartupException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Environment variables; the value of each of the service's own may stand in a file, which {@code NAME_FILE} names. One that is
 * set to nothing counts as not set.
 *
 * @param variables those that are set
 */
public record EnvironmentVariables(Map<String, String> variables) {

    private static final String OWN = "ADTOOLS_";
    private static final String FILE = "_FILE";

    public EnvironmentVariables {
        variables = Map.copyOf(variables);
    }

    /**
     * Returns a variable's value; null when it is not set.
     *
     * @throws StartupException when it is set twice, or its file holds no value; the sentence shows nothing of either
     */
    public @Nullable String value(String name) {
        String value = variables.getOrDefault(name, "");
        String file = name.startsWith(OWN) ? variables.getOrDefault(name + FILE, "") : "";
        if (file.isEmpty()) {
            return value.isEmpty() ? null : value;
        }
        if (!value.isEmpty()) {
            throw new StartupException(name + " and " + name + FILE + " are both set; set one of them.");
        }
        return read(name + FILE, file);
    }

    private static String read(String variable, String file) {
        try {
            String value = Files.readString(Path.of(file)).replaceFirst("\r?\n\\z", "");
            if (value.isEmpty()) {
                throw new StartupException(variable + " names the file " + file + ", which is empty.");
            }
            // A second line would become a space in config.yml, and a control character an error that shows what is
            // around it.
            if (value.chars().anyMatch(Character::isISOControl)) {
                throw new StartupException(
                        variable + " names the file " + file + ", which must hold one line of text.");
            }
            return value;
        } catch (IOException | InvalidPathException e) {
            throw new StartupException(variable + " names the file " + file + ", which cannot be read as text.");
        }
    }
}
