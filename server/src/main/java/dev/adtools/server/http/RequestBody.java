package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Reads a request's body whole, up to the limit. */
final class RequestBody {

    /** The greatest body the service takes. */
    static final int MAX_BYTES = 2 << 20;

    private static final int DISCARDED = 16 << 20;
    private static final ToolError TOO_LARGE = FrameworkError.of(ErrorCode.PAYLOAD_TOO_LARGE.status());

    private RequestBody() {}

    static Outcome<byte[]> read(ContainerRequestContext request) {
        if (isNotWorthReading(request)) {
            return Outcome.failed(TOO_LARGE);
        }
        try {
            InputStream in = request.getEntityStream();
            byte[] body = in.readNBytes(MAX_BYTES + 1);
            if (body.length <= MAX_BYTES) {
                return Outcome.completed(body);
            }
            // A client that is still writing never reads the refusal: let it finish, within reason.
            in.skip(DISCARDED);
            return Outcome.failed(TOO_LARGE);
        } catch (IOException | RuntimeException e) {
            // Jetty throws both kinds for one that breaks off, comes too slowly or is badly packed.
            return Outcome.failed(ToolError.of(ErrorCode.INVALID_REQUEST, "The body could not be read to its end."));
        }
    }

    private static boolean isNotWorthReading(ContainerRequestContext request) {
        long declared = length(request.getHeaderString(HttpHeaders.CONTENT_LENGTH));
        boolean asks = request.getHeaderString("Expect") != null;
        return declared > MAX_BYTES + DISCARDED || (asks && declared > MAX_BYTES);
    }

    // Jetty has refused what is not a number; the one of the request context cannot hold more than an int.
    private static long length(@Nullable String declared) {
        return declared == null ? 0 : Long.parseLong(declared);
    }
}
