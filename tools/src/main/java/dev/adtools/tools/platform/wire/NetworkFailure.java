package dev.adtools.tools.platform.wire;

import dev.adtools.api.MemoryShortage;
import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.util.Optional;
import javax.net.ssl.SSLHandshakeException;
import org.jspecify.annotations.Nullable;

/** Tells from an exception of the HTTP client how far a request got. What is not certain counts as sent. */
final class NetworkFailure {

    private NetworkFailure() {}

    /** Returns the want of memory for which an answer was not read to its end; null when that is not why it failed. */
    static @Nullable MemoryShortage shortage(Throwable failure) {
        return cause(failure, MemoryShortage.class).orElse(null);
    }

    static WireFailure of(Throwable failure, Duration patience) {
        if (cause(failure, ReleasedBody.Expired.class).isPresent()) {
            return WireFailure.RELEASE_EXPIRED;
        } else if (cause(failure, HttpConnectTimeoutException.class).isPresent()) {
            return notSent("no connection in time");
        } else if (cause(failure, HttpTimeoutException.class).isPresent()) {
            return late(patience);
        } else if (cause(failure, UnresolvedAddressException.class).isPresent()) {
            return notSent("the host is not known");
        } else if (cause(failure, ConnectException.class).isPresent()) {
            return notSent("the connection was refused");
        }
        return cause(failure, SSLHandshakeException.class)
                .map(handshake -> notSent("no TLS connection: " + handshake.getMessage()))
                .or(() -> cause(failure, CappedBody.TooLarge.class).map(NetworkFailure::tooLarge))
                // The client's own message is not passed on: it may quote what was sent.
                .orElseGet(() -> new WireFailure(
                        WireFailure.Stage.BROKEN, "the connection broke before the whole answer was there"));
    }

    private static WireFailure tooLarge(CappedBody.TooLarge body) {
        return new WireFailure(WireFailure.Stage.TOO_LARGE, String.valueOf(body.getMessage()));
    }

    static WireFailure late(Duration patience) {
        return new WireFailure(
                WireFailure.Stage.TIMED_OUT, "no whole answer in " + Math.max(1, patience.toSeconds()) + " s");
    }

    private static WireFailure notSent(String reason) {
        return new WireFailure(WireFailure.Stage.NOT_SENT, reason);
    }

    private static <T extends Throwable> Optional<T> cause(Throwable failure, Class<T> type) {
        for (@Nullable Throwable at = failure; at != null; at = at.getCause()) {
            if (type.isInstance(at)) {
                return Optional.of(type.cast(at));
            }
        }
        return Optional.empty();
    }
}
