package dev.adtools.server.console;

import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.http.RequestId;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.function.BiConsumer;

/**
 * Page of a request that failed.
 *
 * @param base the path of the console
 * @param status the HTTP status
 * @param code the stable code
 * @param message why, for people
 * @param requestId the request, as the log and the trail name it
 */
record ErrorPage(String base, int status, String code, String message, String requestId) {

    /** Returns the title. */
    String title() {
        return title(status);
    }

    /** Returns the title of an HTTP status. */
    static String title(int status) {
        return switch (status) {
            case 401 -> "Not signed in";
            case 403 -> "Not allowed";
            case 404 -> "Not found";
            case 409 -> "It has changed meanwhile";
            case 429 -> "Too many requests";
            default -> status < 500 ? "This did not work" : "The service cannot do this now";
        };
    }

    /** Renders the page of a bare error object. */
    static byte[] of(JsonObject error, int status, ContainerRequestContext request) {
        ErrorPage page = new ErrorPage(
                Pages.base(request), status, text(error, "code"), text(error, "message"), RequestId.of(request));
        return page.render();
    }

    /** Renders the page of what is refused before a resource sees it, with the headers of all pages. */
    static byte[] refused(
            String console, ToolError error, int status, String requestId, BiConsumer<String, String> header) {
        SessionFilter.headers(header);
        header.accept(HttpHeaders.CONTENT_TYPE, Pages.HTML);
        return new ErrorPage(console, status, error.code().name(), error.message(), requestId).render();
    }

    private byte[] render() {
        return Pages.render((out, interceptor) -> JteerrorGenerated.render(out, interceptor, this));
    }

    private static String text(JsonObject error, String name) {
        return error.get(name) instanceof JsonString text ? text.value() : "";
    }
}
