package dev.adtools.server.console;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.http.RequestId;
import jakarta.ws.rs.container.ContainerRequestContext;

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
        return Pages.render((out, interceptor) -> JteerrorGenerated.render(out, interceptor, page));
    }

    private static String text(JsonObject error, String name) {
        return error.get(name) instanceof JsonString text ? text.value() : "";
    }
}
