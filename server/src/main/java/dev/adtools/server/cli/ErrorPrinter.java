package dev.adtools.server.cli;

import dev.adtools.server.store.StartupException;
import io.dropwizard.configuration.ConfigurationException;
import java.io.FileNotFoundException;
import java.io.PrintWriter;
import java.net.BindException;
import java.nio.channels.UnresolvedAddressException;
import java.util.Optional;
import net.sourceforge.argparse4j.inf.ArgumentParserException;
import org.jspecify.annotations.Nullable;

/** Prints what went wrong: one sentence where there is one, the stack trace where not. */
public final class ErrorPrinter {

    private ErrorPrinter() {}

    /** Returns the code with which the process ends for a failure. */
    public static int exitCode(Throwable failure) {
        if (failure instanceof CommandFailure command) {
            return command.exitCode();
        }
        return failure instanceof ArgumentParserException ? ExitCode.USAGE : ExitCode.NOT_DONE;
    }

    static void print(Throwable failure, PrintWriter out) {
        Optional<String> sentence = sentence(failure);
        if (sentence.isPresent()) {
            out.println(sentence.get());
        } else {
            failure.printStackTrace(out);
        }
        out.flush();
    }

    private static Optional<String> sentence(Throwable failure) {
        for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof CommandFailure || cause instanceof StartupException) {
                return Optional.ofNullable(cause.getMessage());
            } else if (cause instanceof ConfigurationException) {
                return Optional.of(String.valueOf(cause.getMessage()).strip());
            } else if (cause instanceof FileNotFoundException) {
                return Optional.of("The configuration cannot be read: " + cause.getMessage());
            } else if (cause.getCause() instanceof BindException
                    || cause.getCause() instanceof UnresolvedAddressException) {
                return Optional.of(cause.getMessage()
                        + ": the port is in use or the host is not this machine's; see ADTOOLS_HTTP_PORT,"
                        + " ADTOOLS_ADMIN_PORT, ADTOOLS_BIND_HOST and ADTOOLS_ADMIN_BIND_HOST.");
            }
        }
        return Optional.empty();
    }
}
