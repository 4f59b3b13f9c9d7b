package dev.adtools.server.http;

import dev.adtools.server.call.Caller;
import java.util.List;
import java.util.Optional;

/** Check of the cookie by which a browser goes on with a session of the console. */
@FunctionalInterface
public interface SessionCheck {

    /**
     * Returns the caller whose token opened the session, with the rights that the token has now; empty for none that goes on.
     *
     * @param cookies the request's {@code Cookie} header fields
     * @param inUse whether a person asks, and not a page that keeps itself fresh: the session goes on longer then
     */
    Optional<Caller> caller(List<String> cookies, boolean inUse);
}
