package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import java.io.IOException;
import java.io.InputStream;

/** Reads a request's body whole, up to the limit; {@link ArrivingBody} has seen to its coming. */
final class RequestBody {

    /** The greatest body the service takes. */
    static final int MAX_BYTES = 2 << 20;

    private static final ToolError TOO_LARGE = HttpStatusErrors.of(ErrorCode.PAYLOAD_TOO_LARGE.status());

    private RequestBody() {}

    /**
     * Reads a body.
     *
     * @param in where it comes from
     * @param length how many bytes are declared; 0 when nothing is
     */
    static Outcome<byte[]> read(InputStream in, long length) {
        if (length > MAX_BYTES) {
            return Outcome.failed(TOO_LARGE);
        }
        try {
            // A stream makes room for as much as it is asked for.
            byte[] body = in.readNBytes(length > 0 ? (int) length : MAX_BYTES + 1);
            return body.length > MAX_BYTES ? Outcome.failed(TOO_LARGE) : Outcome.completed(body);
        } catch (IOException | RuntimeException e) {
            // Jetty throws both kinds for one that breaks off or comes too slowly.
            return Outcome.failed(ToolError.of(ErrorCode.INVALID_REQUEST, "The body could not be read to its end."));
        }
    }
}
