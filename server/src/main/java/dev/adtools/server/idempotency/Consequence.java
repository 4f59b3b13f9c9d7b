package dev.adtools.server.idempotency;

import org.jdbi.v3.core.Handle;

/** What follows in other ledgers from what became of an operation. */
@FunctionalInterface
public interface Consequence {

    /** Notes it, in the transaction that notes what became of the operation. */
    void follows(Handle handle, EndedOperation ended);
}
