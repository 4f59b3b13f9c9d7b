package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import java.io.IOException;
import java.io.InputStream;

/** Reads a request's body whole, up to the limit. */
final class RequestBody {

    /** The greatest body the service takes. */
    static final int MAX_BYTES = 2 << 20;

    private static final int DISCARDED = 16 << 20;

    private RequestBody() {}

    static Outcome<byte[]> read(InputStream in) {
        try {
            byte[] body = in.readNBytes(MAX_BYTES + 1);
            if (body.length <= MAX_BYTES) {
                return Outcome.completed(body);
            }
            // A client that is still writing never reads the refusal: let it finish, within reason.
            in.skip(DISCARDED);
            return Outcome.failed(FrameworkError.of(ErrorCode.PAYLOAD_TOO_LARGE.status()));
        } catch (IOException e) {
            return Outcome.failed(ToolError.of(ErrorCode.INVALID_REQUEST, "The body could not be read to its end."));
        }
    }
}
