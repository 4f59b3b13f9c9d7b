package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.spi.Nearest;
import dev.adtools.api.spi.Shown;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Names that a request must not have: query parameters that an operation does not take, or takes once, and headers that are
 * meant to choose tools. Ignoring a misspelled one would do more than the caller asked for.
 */
public final class UnknownParameters {

    private static final String RESERVED = "tool";

    private UnknownParameters() {}

    /**
     * Returns the error for the first such name; empty for a request without one.
     *
     * @param parameters the query parameters of the operation
     * @param headers the headers of the operation that begin with {@code Tool}
     */
    public static Optional<ToolError> refusal(
            ContainerRequestContext request, List<String> parameters, List<String> headers) {
        Stream<String> inQuery = request.getUriInfo().getQueryParameters().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .flatMap(sent -> mistake(sent.getKey(), sent.getValue().size(), parameters));
        Stream<String> inHeaders = request.getHeaders().keySet().stream()
                .filter(name -> name.toLowerCase(Locale.ROOT).startsWith(RESERVED)
                        && headers.stream().noneMatch(name::equalsIgnoreCase))
                .sorted()
                .map(name -> unknown(name, "header", headers));
        return Stream.concat(inQuery, inHeaders)
                .findFirst()
                .map(mistake -> ToolError.of(ErrorCode.INVALID_REQUEST, mistake));
    }

    private static Stream<String> mistake(String name, int times, List<String> known) {
        if (!known.contains(name)) {
            return Stream.of(unknown(name, "query parameter", known));
        }
        return times > 1 ? Stream.of("The query parameter " + name + " is there more than once.") : Stream.empty();
    }

    private static String unknown(String name, String kind, List<String> known) {
        Optional<String> spelled = known.stream().filter(name::equalsIgnoreCase).findFirst();
        String hint = spelled.map(right -> "; did you mean " + right + "?").orElseGet(() -> Nearest.hint(name, known));
        return Shown.text(name) + " is no " + kind + " here" + (hint.isEmpty() ? "." : hint);
    }
}
