package dev.adtools.server.edge;

import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.ErrorBody;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Answers what fails before any of our code sees the request (a bad request line, a bad escape) with our error object. */
public final class JettyErrors extends ErrorHandler {

    private final CallIds ids;

    /** Takes ids for requests that never got one. */
    public JettyErrors(CallIds ids) {
        this.ids = ids;
    }

    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        byte[] body = body(response.getHeaders(), code);
        response.write(true, ByteBuffer.wrap(body), callback);
    }

    private byte[] body(HttpFields.Mutable headers, int status) {
        String sent = headers.get(RequestIds.HEADER);
        String id = sent == null ? ids.next() : sent;
        byte[] body = ErrorBody.of(FrameworkError.of(status), id);
        headers.put(RequestIds.HEADER, id);
        headers.put(HttpHeader.CACHE_CONTROL, "no-store");
        headers.put(HttpHeader.CONTENT_TYPE, "application/json");
        headers.put(HttpHeader.CONTENT_LENGTH, body.length);
        headers.put("X-Content-Type-Options", "nosniff");
        return body;
    }
}
