package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.Arrays;

/** Reads a request's body whole, up to the limit. */
final class RequestBody {

    /** The greatest body the service takes. */
    static final int MAX_BYTES = 2 << 20;

    private static final int SHORT = 1023;
    // What is declared costs nothing until it comes.
    private static final int LONG = 64 << 10;
    private static final long PATIENCE_NANOS = 30_000_000_000L;
    private static final int DISCARDED = 16 << 20;
    private static final ToolError TOO_LARGE = FrameworkError.of(ErrorCode.PAYLOAD_TOO_LARGE.status());

    private RequestBody() {}

    /**
     * Reads a body.
     *
     * @param in where it comes from
     * @param length how many bytes are declared; 0 when nothing is
     * @param asks whether the client waits to be told that it may send them
     */
    static Outcome<byte[]> read(InputStream in, long length, boolean asks) {
        if (length > MAX_BYTES + DISCARDED || (asks && length > MAX_BYTES)) {
            return Outcome.failed(TOO_LARGE);
        }
        try {
            byte[] body = whole(in, length);
            if (body.length <= MAX_BYTES) {
                return Outcome.completed(body);
            }
            // A client that is still writing never reads the refusal: let it finish, within reason.
            discard(in);
            return Outcome.failed(TOO_LARGE);
        } catch (IOException | RuntimeException e) {
            // Jetty throws both kinds for one that breaks off or comes too slowly.
            return Outcome.failed(ToolError.of(ErrorCode.INVALID_REQUEST, "The body could not be read to its end."));
        }
    }

    private static void discard(InputStream in) throws IOException {
        byte[] buffer = new byte[LONG];
        long start = System.nanoTime();
        long left = DISCARDED;
        int read = 0;
        while (read >= 0 && left > 0 && System.nanoTime() - start < PATIENCE_NANOS) {
            read = in.read(buffer);
            left -= read;
        }
    }

    /** Reads to the end, or one byte past the limit. */
    private static byte[] whole(InputStream in, long expected) throws IOException {
        byte[] buffer = new byte[(int) Math.min(Math.max(expected, SHORT), LONG) + 1];
        long start = System.nanoTime();
        int size = 0;
        int read = 0;
        while (read >= 0 && size <= MAX_BYTES) {
            if (size == buffer.length) {
                buffer = Arrays.copyOf(buffer, Math.min(2 * size, MAX_BYTES + 1));
            }
            read = in.read(buffer, size, buffer.length - size);
            size += Math.max(read, 0);
            // The idle time-out begins anew with every byte, so a trickle would hold the thread for ever.
            if (System.nanoTime() - start > PATIENCE_NANOS) {
                throw new InterruptedIOException("the body trickles");
            }
        }
        return Arrays.copyOf(buffer, size);
    }
}
