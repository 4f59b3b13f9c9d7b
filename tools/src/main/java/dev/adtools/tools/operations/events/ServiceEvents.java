package dev.adtools.tools.operations.events;

import dev.adtools.api.CallContext;
import java.time.Instant;
import java.util.List;

/** Record of the service's own warnings and errors. */
public interface ServiceEvents {

    /** Returns what was seen since a moment and the caller may see, as many events as the service keeps, in any order. */
    List<ServiceEvent> since(Instant since, CallContext context);

    /** Returns how many writes that the caller may see were sent and have an outcome that nobody knows to this moment. */
    long unknownOutcomes(CallContext context);

    /** Returns the moment since which nothing was removed yet. */
    Instant keptSince();
}
