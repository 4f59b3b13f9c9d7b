package dev.adtools.server.http;

import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Answers what fails before any of our code sees the request (a bad request line, a bad escape) with our error object, or with its page. */
public final class JsonErrorHandler extends ErrorHandler {

    private final RequestIds ids;
    private final BareError answer;

    /** Takes the source of request ids, and what answers. */
    JsonErrorHandler(RequestIds ids, BareError answer) {
        this.ids = ids;
        this.answer = answer;
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
        String known = (String) request.getAttribute(RequestId.ATTRIBUTE);
        String id = known == null ? ids.of(request.getHeaders().get(RequestIds.HEADER)) : known;
        answer.send(HttpStatusErrors.of(code), id, request, response, callback);
    }
}
