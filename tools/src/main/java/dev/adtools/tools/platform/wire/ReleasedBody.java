package dev.adtools.tools.platform.wire;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublisher;
import java.nio.ByteBuffer;
import java.util.concurrent.Flow;

/**
 * Body of a write that begins only while the write's release holds. The client subscribes once it is connected, just before the
 * first byte of the body; without the body, no platform applies a request.
 */
final class ReleasedBody implements BodyPublisher {

    private final BodyPublisher content;
    private final WireRequest request;

    ReleasedBody(BodyPublisher content, WireRequest request) {
        this.content = content;
        this.request = request;
    }

    @Override
    public long contentLength() {
        return content.contentLength();
    }

    @Override
    public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
        if (request.begin()) {
            content.subscribe(subscriber);
        } else {
            subscriber.onSubscribe(new Ended());
            subscriber.onError(new Expired());
        }
    }

    /** Subscription to a body that is not sent. */
    private static final class Ended implements Flow.Subscription {

        @Override
        public void request(long count) {
            // The error has ended it.
        }

        @Override
        public void cancel() {
            // The error has ended it.
        }
    }

    /** The release of a write has expired, and its body was not begun. */
    static final class Expired extends IOException {

        private static final long serialVersionUID = 1;

        Expired() {
            super("the release has expired");
        }
    }
}
