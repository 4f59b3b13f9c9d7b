package dev.adtools.server.http;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.ErrorBody;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Answers what Jersey never sees: with the bare error object, or with a page where people are.
 *
 * @param root the path below which resources are
 * @param pages renders the pages of the console; null where there is none
 */
record BareError(String root, @Nullable ErrorPageRenderer pages) {

    /** Sends a failure with its headers; the status is set already. */
    void send(ToolError error, String requestId, Request request, Response response, Callback callback) {
        send(error, null, requestId, request, response, callback);
    }

    /** Sends a failure with its headers and a challenge of its own, if it has one; the status is set already. */
    void send(
            ToolError error,
            @Nullable String challenge,
            String requestId,
            Request request,
            Response response,
            Callback callback) {
        HttpFields.Mutable headers = response.getHeaders();
        CommonHeaders.forEach(requestId, headers::put);
        byte[] body;
        if (pages != null
                && isReadable(request.getHttpURI())
                && RequestPath.of(request, root).console()) {
            String console = root + "/" + ConsolePath.ROOT;
            body = pages.render(console, error, response.getStatus(), requestId, headers::put);
        } else {
            body = ErrorBody.of(error, requestId);
            headers.put(HttpHeader.CONTENT_TYPE, "application/json");
        }
        headers.put(HttpHeader.CONTENT_LENGTH, body.length);
        ErrorHeaders.forEach(error, headers::put);
        if (challenge != null) {
            headers.put(HttpHeader.WWW_AUTHENTICATE, challenge);
        }
        response.write(true, ByteBuffer.wrap(body), callback);
    }

    // Jetty refuses what it cannot read before it knows the path.
    private static boolean isReadable(@Nullable HttpURI uri) {
        return uri != null && uri.getPath() != null && uri.getCanonicalPath() != null;
    }
}
