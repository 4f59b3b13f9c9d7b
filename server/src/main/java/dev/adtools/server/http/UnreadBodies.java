package dev.adtools.server.http;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Invocable;
import org.eclipse.jetty.util.thread.Invocable.InvocationType;
import org.jspecify.annotations.Nullable;

/**
 * Answers requests whose body has not arrived in full: the answer says {@code Connection: close}, and the rest of the body is
 * read and discarded before the connection closes. Jetty closes at once, and the reset discards the answer.
 */
public final class UnreadBodies extends Handler.Wrapper {

    private final MinimumRate rate;

    /** Takes the rate below which a client that is still sending is cut off. */
    UnreadBodies(MinimumRate rate) {
        this.rate = rate;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Unread unread = new Unread(request, callback);
        return super.handle(
                unread,
                new Closing(unread, response),
                Callback.from(InvocationType.NON_BLOCKING, unread::discard, callback::failed));
    }

    /** A request that can still be read after {@link #consumeAvailable}; Jetty's own cannot. */
    private final class Unread extends Request.Wrapper {

        private static final int MAX_DISCARDED = 16 << 20;

        private final Callback callback;
        private long discarded;
        private long answered;

        Unread(Request request, Callback callback) {
            super(request);
            this.callback = callback;
        }

        @Override
        public boolean consumeAvailable() {
            Content.Chunk end = end();
            return end != null && !Content.Chunk.isFailure(end);
        }

        /** Discards the rest of the body, then completes the request. */
        void discard() {
            answered = System.nanoTime();
            // A client that waits for 100 has not sent its body, and now will not.
            if (getHeaders().contains(HttpHeader.EXPECT)) {
                callback.succeeded();
            } else {
                discardMore();
            }
        }

        private void discardMore() {
            if (end() != null || discarded > MAX_DISCARDED || isSlow()) {
                callback.succeeded();
            } else {
                demand(Invocable.from(InvocationType.NON_BLOCKING, this::discardMore));
            }
        }

        private boolean isSlow() {
            return rate.isLimit() && System.nanoTime() - answered > rate.nanosFor(discarded);
        }

        /** Discards the available part of the body; returns its last chunk, or null if more may come. */
        private Content.@Nullable Chunk end() {
            Content.Chunk chunk = read();
            while (chunk != null && !chunk.isLast() && discarded <= MAX_DISCARDED) {
                discarded += chunk.remaining();
                chunk.release();
                chunk = read();
            }
            if (chunk != null) {
                chunk.release();
            }
            return chunk != null && chunk.isLast() ? chunk : null;
        }
    }

    private static final class Closing extends Response.Wrapper {

        Closing(Request request, Response response) {
            super(request, response);
        }

        @Override
        public void write(boolean last, ByteBuffer content, Callback callback) {
            if (!isCommitted() && !getRequest().consumeAvailable()) {
                getHeaders().put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE.asString());
            }
            super.write(last, content, callback);
        }
    }
}
