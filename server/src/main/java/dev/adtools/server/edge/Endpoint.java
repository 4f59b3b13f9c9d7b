package dev.adtools.server.edge;

import dev.adtools.server.call.Caller;

/** Answers the POST requests to one path. */
@FunctionalInterface
public interface Endpoint {

    /**
     * Answers one request. What is thrown becomes {@code INTERNAL} or {@code STORE_UNAVAILABLE}.
     *
     * @param caller who sends it
     * @param exchange what was sent
     */
    Reply answer(Caller caller, Exchange exchange);
}
