package dev.adtools.server.http;

import dev.adtools.api.ToolError;
import java.util.function.BiConsumer;

/** Renders the page of a request that is refused before any resource sees it, for the people at the console. */
@FunctionalInterface
public interface ErrorPageRenderer {

    /**
     * Returns the bytes of a page.
     *
     * @param console the path of the console
     * @param error why the request is refused
     * @param status the HTTP status
     * @param requestId the request
     * @param header takes the name and the value of each header that goes with the page
     */
    byte[] render(String console, ToolError error, int status, String requestId, BiConsumer<String, String> header);
}
