package dev.adtools.server.http;

import dev.adtools.server.call.CallIds;
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
        String sent = response.getHeaders().get(RequestIds.HEADER);
        BareError.send(FrameworkError.of(code), sent == null ? ids.next() : sent, response, callback);
    }
}
