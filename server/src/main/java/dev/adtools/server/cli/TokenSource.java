package dev.adtools.server.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import net.sourceforge.argparse4j.impl.Arguments;
import net.sourceforge.argparse4j.inf.ArgumentParserException;
import net.sourceforge.argparse4j.inf.Subparser;
import org.jspecify.annotations.Nullable;

/**
 * Source of the token that a command sends to the service: a file or the environment, never an argument.
 *
 * @param environment the environment variables
 * @param warnings where a file that others can read is reported
 */
public record TokenSource(Map<String, String> environment, PrintWriter warnings) {

    static final String VARIABLE = "ADTOOLS_TOKEN";

    private static final String PREFIX = "adt_";
    private static final Set<PosixFilePermission> OF_OTHERS =
            Set.of(PosixFilePermission.GROUP_READ, PosixFilePermission.OTHERS_READ);

    private static final String NEVER_AN_ARGUMENT =
            "A token is not taken as an argument, because other users of the machine can read it there. Write it to a"
                    + " file of mode 0600 and name the file with --token-file, or set " + VARIABLE + ".";

    static TokenSource of(Terminal terminal) {
        return new TokenSource(terminal.environment(), terminal.err());
    }

    /** Ends the process if one of its arguments is a token, before an error message repeats it. */
    public static void refuseAsArgument(String... arguments) {
        if (Arrays.stream(arguments).anyMatch(TokenSource::isToken)) {
            System.err.println(NEVER_AN_ARGUMENT);
            System.exit(ExitCode.USAGE);
        }
    }

    private static boolean isToken(String argument) {
        return argument.substring(argument.indexOf('=') + 1).startsWith(PREFIX) && argument.indexOf(' ') < 0;
    }

    /** Adds the option {@code --token-file}, and one that refuses {@code --token}, its abbreviation. */
    static void addOption(Subparser parser, String help) {
        parser.addArgument("--token-file").help(help);
        parser.addArgument("--token").help(Arguments.SUPPRESS).type((refusing, argument, token) -> {
            throw new ArgumentParserException(NEVER_AN_ARGUMENT, refusing);
        });
    }

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
        if (isToken(file)) {
            throw new CommandFailure(NEVER_AN_ARGUMENT, ExitCode.USAGE);
        }
        try {
            Path path = Path.of(file);
            String token = single(Files.readString(path).strip(), file);
            warnOfReaders(path);
            return token;
        } catch (IOException e) {
            throw new CommandFailure("The token file " + file + " cannot be read.");
        }
    }

    private void warnOfReaders(Path file) throws IOException {
        if (Files.getFileStore(file).supportsFileAttributeView("posix")
                && Files.getPosixFilePermissions(file).stream().anyMatch(OF_OTHERS::contains)) {
            warnings.println("Warning: other users can read the token file " + file + ". Run: chmod 600 " + file);
            warnings.flush();
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
