package dev.adtools.server.http;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.ErrorBody;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Answers with the bare error object what Jersey never sees. */
final class BareError {

    private BareError() {}

    /** Sends a failure with its headers; the status is set already. */
    static void send(ToolError error, String requestId, Response response, Callback callback) {
        send(error, null, requestId, response, callback);
    }

    /** Sends a failure with its headers and a challenge of its own, if it has one; the status is set already. */
    static void send(
            ToolError error, @Nullable String challenge, String requestId, Response response, Callback callback) {
        byte[] body = ErrorBody.of(error, requestId);
        HttpFields.Mutable headers = response.getHeaders();
        CommonHeaders.forEach(requestId, headers::put);
        headers.put(HttpHeader.CONTENT_TYPE, "application/json");
        headers.put(HttpHeader.CONTENT_LENGTH, body.length);
        ErrorHeaders.forEach(error, headers::put);
        if (challenge != null) {
            headers.put(HttpHeader.WWW_AUTHENTICATE, challenge);
        }
        response.write(true, ByteBuffer.wrap(body), callback);
    }
}
