package dev.adtools.server.cli;

import dev.adtools.server.store.RefusedStart;
import java.io.PrintWriter;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tells the person at the terminal what went wrong: one sentence where there is one, the stack trace where not. */
final class Complaint {

    private Complaint() {}

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
            if (cause instanceof CommandFailure || cause instanceof RefusedStart) {
                return Optional.ofNullable(cause.getMessage());
            }
        }
        return Optional.empty();
    }
}
