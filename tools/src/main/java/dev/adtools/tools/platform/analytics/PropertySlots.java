package dev.adtools.tools.platform.analytics;

import dev.adtools.api.Source;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireTransport;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Sends at most ten requests on one property at once, which is what the platform's standard quota lets pass; others wait
 * in line until their calls' deadlines. Only an attempt holds a place, and not the pause before the next one.
 */
final class PropertySlots implements WireTransport {

    static final int MOST = 10;

    private final WireTransport transport;
    private final Clock clock;
    private final Map<String, Line> lines = new ConcurrentHashMap<>();

    PropertySlots(WireTransport transport, Clock clock) {
        this.transport = transport;
        this.clock = clock;
    }

    @Override
    public Source source() {
        return transport.source();
    }

    @Override
    public boolean renewCredentials() {
        return transport.renewCredentials();
    }

    @Override
    public WireAnswer exchange(WireRequest request) {
        String property = AnalyticsWire.property(request.uri());
        if (property.isEmpty()) {
            // The quota is a property's, and a list of properties takes none of it.
            return transport.exchange(request);
        }
        Line line = Objects.requireNonNull(
                lines.compute(property, (name, before) -> (before == null ? Line.empty() : before).joined()));
        try {
            return line.entered(left(request)) ? sent(line, request) : none();
        } finally {
            lines.computeIfPresent(property, (name, before) -> before.left());
        }
    }

    private Duration left(WireRequest request) {
        return Duration.between(clock.instant(), request.deadline());
    }

    private WireAnswer sent(Line line, WireRequest request) {
        try {
            return transport.exchange(request);
        } finally {
            line.places().release();
        }
    }

    private static WireFailure none() {
        return new WireFailure(
                WireFailure.Stage.HELD_BACK,
                MOST
                        + " requests on the property were under way until the end of the call's time, and nothing was sent",
                1);
    }

    /** Returns how many properties there are requests on. */
    int properties() {
        return lines.size();
    }

    /**
     * Requests that have or want a place on one property.
     *
     * @param places the places that are free
     * @param count how many have or want one
     */
    private record Line(Semaphore places, int count) {

        static Line empty() {
            return new Line(new Semaphore(MOST, true), 0);
        }

        Line joined() {
            return new Line(places, count + 1);
        }

        // Nothing is remembered of a property that nobody asks for: callers may name any.
        @Nullable
        Line left() {
            return count == 1 ? null : new Line(places, count - 1);
        }

        boolean entered(Duration longest) {
            try {
                return places.tryAcquire(longest.toNanos(), TimeUnit.NANOSECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
    }
}
