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
import org.jspecify.annotations.Nullable;

/**
 * Names that a request must not have: unknown and repeated query parameters, and misspelled headers for tool groups.
 * Ignoring one could do more than the caller asked for.
 */
public final class UnknownParameters {

    /** The header that names groups of tools for a list over MCP. */
    public static final String GROUPS_HEADER = "Tool-Groups";

    private static final String RESERVED = "tool";

    private UnknownParameters() {}

    /**
     * Returns the error for the first such name; empty for a request without one.
     *
     * @param parameters the query parameters of the operation
     */
    public static Optional<ToolError> refusal(ContainerRequestContext request, List<String> parameters) {
        String end = parameters.isEmpty() && request.getMethod().equals("POST") ? "; send arguments in the body." : ".";
        Stream<String> inQuery = request.getUriInfo().getQueryParameters().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .flatMap(sent -> mistake(sent.getKey(), sent.getValue().size(), parameters, end));
        Stream<String> nameless =
                hasNameless(request.getUriInfo().getRequestUri().getRawQuery())
                        ? Stream.of("A query parameter has no name.")
                        : Stream.empty();
        Stream<String> inHeaders = request.getHeaders().keySet().stream()
                .filter(name ->
                        name.toLowerCase(Locale.ROOT).startsWith(RESERVED) && !name.equalsIgnoreCase(GROUPS_HEADER))
                .sorted()
                .map(name -> unknown(name, "header", List.of(GROUPS_HEADER), "."));
        return Stream.of(inQuery, nameless, inHeaders)
                .flatMap(mistakes -> mistakes)
                .findFirst()
                .map(mistake -> ToolError.of(ErrorCode.INVALID_REQUEST, mistake));
    }

    private static boolean hasNameless(@Nullable String query) {
        return query != null && Stream.of(query.split("&", -1)).anyMatch(parameter -> parameter.startsWith("="));
    }

    private static Stream<String> mistake(String name, int times, List<String> known, String end) {
        if (!known.contains(name)) {
            return Stream.of(unknown(name, "query parameter", known, end));
        }
        return times > 1 ? Stream.of("The query parameter " + name + " is there more than once.") : Stream.empty();
    }

    private static String unknown(String name, String kind, List<String> known, String end) {
        Optional<String> spelled = known.stream().filter(name::equalsIgnoreCase).findFirst();
        String hint = spelled.map(right -> "; did you mean " + right + "?").orElseGet(() -> Nearest.hint(name, known));
        return Shown.text(name) + " is no " + kind + " here" + (hint.isEmpty() ? end : hint);
    }
}
