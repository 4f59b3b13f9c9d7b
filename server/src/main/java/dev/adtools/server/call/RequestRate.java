package dev.adtools.server.call;

/** Decides how many requests a token may send, before anything of them is read. */
@FunctionalInterface
public interface RequestRate {

    /** Counts one request of a caller. */
    RateLimitDecision request(Caller caller);
}
