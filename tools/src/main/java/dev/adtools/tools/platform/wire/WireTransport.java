package dev.adtools.tools.platform.wire;

import dev.adtools.api.Source;

/** Carries a request to a platform, the real one or the embedded one. */
public interface WireTransport {

    /** Returns which world it leads to. */
    Source source();

    /** Makes one attempt and never a second one. */
    WireAnswer exchange(WireRequest request);

    /** Gives up credentials that the platform refused; returns whether the next attempt goes with others. */
    default boolean renewCredentials() {
        return false;
    }
}
