package dev.adtools.server.http;

import dev.adtools.api.MemoryBudget;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.content.ByteBufferContentSource;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/**
 * Collects a request's body before the request is in work: a client that sends slowly holds neither a thread nor a place, and
 * is given up when it is slower than the least rate. Jetty's EagerContentHandler knows no rate, and keeps a buffer of the
 * network for every piece, however small.
 */
final class ArrivingBody {

    // So many of these take little even together, and what stops spending has one.
    private static final int UNCOUNTED = 64 << 10;
    private static final int SHORT = 1 << 10;
    // One byte more than is taken shows that a body is too large.
    private static final int MOST = RequestBody.MAX_BYTES + 1;
    // A client that is still writing never reads the refusal: let it finish, within reason.
    private static final int DISCARDED = 16 << 20;

    private final Request request;
    private final MemoryBudget.Share memory;
    private final MinimumRate rate;
    private final long begun = System.nanoTime();
    private byte[] body;
    private int size;
    private long arrived;

    ArrivingBody(Request request, MemoryBudget.Share memory, MinimumRate rate) {
        this.request = request;
        this.memory = memory;
        this.rate = rate;
        // What is declared costs nothing until it comes.
        this.body = new byte[(int) Math.min(Math.max(request.getLength(), SHORT), UNCOUNTED)];
    }

    /** Reads what has come, and returns the request with its whole body; null when more is to come. */
    @Nullable
    Request available() {
        if (isHuge()) {
            return request;
        }
        for (Content.Chunk chunk = request.read(); chunk != null; chunk = request.read()) {
            if (Content.Chunk.isFailure(chunk)) {
                return broken(chunk.getFailure());
            }
            keep(chunk.getByteBuffer());
            boolean last = chunk.isLast() || arrived > MOST + DISCARDED;
            chunk.release();
            if (last) {
                return new Collected(request, new ByteBufferContentSource(ByteBuffer.wrap(body, 0, size)));
            }
        }
        // The idle time-out begins anew with every byte.
        return isSlow() ? broken(new InterruptedIOException("the body comes too slowly")) : null;
    }

    // It is refused before anything of it is read.
    private boolean isHuge() {
        long length = request.getLength();
        return length > RequestBody.MAX_BYTES + DISCARDED
                || (length > RequestBody.MAX_BYTES && request.getHeaders().contains(HttpHeader.EXPECT));
    }

    private void keep(ByteBuffer piece) {
        arrived += piece.remaining();
        int kept = Math.min(piece.remaining(), MOST - size);
        while (size + kept > body.length) {
            int length = Math.min(2 * body.length, MOST);
            memory.take(counted(length) - counted(body.length));
            body = Arrays.copyOf(body, length);
        }
        piece.get(body, size, kept);
        size += kept;
    }

    private static int counted(int length) {
        return length > UNCOUNTED ? length : 0;
    }

    private boolean isSlow() {
        return rate.isLimit() && System.nanoTime() - begun > rate.nanosFor(arrived);
    }

    private Request broken(Throwable failure) {
        ByteBufferContentSource nothing = new ByteBufferContentSource();
        nothing.fail(failure);
        return new Collected(request, nothing);
    }

    private static final class Collected extends Request.Wrapper {

        private final Content.Source body;

        Collected(Request request, Content.Source body) {
            super(request);
            this.body = body;
        }

        @Override
        public Content.Chunk read() {
            return body.read();
        }

        @Override
        public void demand(Runnable more) {
            body.demand(more);
        }
    }
}
