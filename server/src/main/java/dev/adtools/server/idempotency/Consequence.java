package dev.adtools.server.idempotency;

import dev.adtools.server.call.Ending;
import org.jdbi.v3.core.Handle;

/** What follows in other ledgers from how an operation ended. */
@FunctionalInterface
public interface Consequence {

    /** Notes it, in the transaction that notes the end. */
    void follows(Handle handle, String operationId, Ending.State state);
}
