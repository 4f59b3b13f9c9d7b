package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.server.edge.FrameworkError;
import dev.adtools.server.edge.MediaTypes;
import dev.adtools.server.edge.RequestBody;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;

/** Reads the body of a request that Jersey handles. */
final class JsonBody {

    private JsonBody() {}

    /** Returns the bytes of a body that is declared as JSON. */
    static Outcome<byte[]> of(ContainerRequestContext request) {
        String type = request.getHeaderString(HttpHeaders.CONTENT_TYPE);
        boolean undeclared = type == null && request.hasEntity();
        if (undeclared || !MediaTypes.isReadable(request.getHeaderString(HttpHeaders.CONTENT_ENCODING), type)) {
            return Outcome.failed(FrameworkError.of(ErrorCode.UNSUPPORTED_MEDIA_TYPE.status()));
        }
        return RequestBody.read(request.getEntityStream(), length(request), request.getHeaderString("Expect") != null);
    }

    // Jetty has refused what is not a number; the one of the request context cannot hold more than an int.
    private static long length(ContainerRequestContext request) {
        String declared = request.getHeaderString(HttpHeaders.CONTENT_LENGTH);
        return declared == null ? 0 : Long.parseLong(declared);
    }
}
