package dev.adtools.server.cli;

import dev.adtools.api.Mode;
import dev.adtools.api.ToolError;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Prints what was checked on live platforms, line by line, and counts what does not work. */
final class LiveReport {

    private final PrintWriter out;
    private int failures;

    LiveReport(PrintWriter out) {
        this.out = out;
    }

    int failures() {
        return failures;
    }

    void works(String platform, String step, String what) {
        line(platform, "ok", step, what);
    }

    void warns(String platform, String step, String what) {
        line(platform, "warn", step, what);
    }

    void skips(String platform, String step, String why) {
        line(platform, "-", step, why);
    }

    void fails(String platform, String step, String why) {
        failures++;
        line(platform, "FAIL", step, why);
    }

    /** Prints what a platform answered, and returns it if it is an answer. */
    <T> Optional<T> step(String platform, String step, PlatformResult<T> result, Function<T, String> words) {
        Optional<T> answer = check(platform, step, result);
        answer.ifPresent(value -> works(platform, step, words.apply(value)));
        return answer;
    }

    /** Returns a list that a platform answered, and prints its length. An empty one fails. */
    <T> List<T> list(
            String platform,
            String step,
            PlatformResult<List<T>> result,
            Function<List<T>, String> words,
            String advice) {
        Optional<List<T>> answer = check(platform, step, result);
        if (answer.isEmpty()) {
            return List.of();
        }
        List<T> found = answer.get();
        if (found.isEmpty()) {
            fails(platform, step, "none is reached; " + advice);
        } else {
            works(platform, step, words.apply(found));
        }
        return found;
    }

    /** Returns the answer of a platform; prints the failure if there is none. */
    <T> Optional<T> check(String platform, String step, PlatformResult<T> result) {
        return result.fold(Optional::of, failure -> {
            fails(platform, step, sentence(failure));
            return Optional.empty();
        });
    }

    private static String sentence(PlatformFailure failure) {
        ToolError error = failure.toolError(Mode.READ);
        return error.code() + ": " + error.message();
    }

    // A platform's text may hold control characters, which a terminal would obey.
    private void line(String platform, String mark, String step, String what) {
        String clean = what.replaceAll("\\p{Cntrl}", " ");
        out.println(String.format(Locale.ROOT, "%-16s %-5s %-16s %s", platform, mark, step, clean));
        out.flush();
    }
}
