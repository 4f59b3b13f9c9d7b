package dev.adtools.server.idempotency;

import org.jdbi.v3.core.Handle;

/** Note in other ledgers of what became of an operation. */
@FunctionalInterface
public interface Consequence {

    /** Notes it, in the transaction that notes what became of the operation. */
    void follows(Handle handle, EndedOperation ended);
}
