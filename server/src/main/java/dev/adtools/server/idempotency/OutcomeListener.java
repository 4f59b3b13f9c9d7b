package dev.adtools.server.idempotency;

import org.jdbi.v3.core.Handle;

/** Listener that is told how an operation ended, in the transaction that notes it. */
@FunctionalInterface
public interface OutcomeListener {

    /** Notes it, in the transaction that notes what became of the operation. */
    void ended(Handle handle, EndedOperation ended);
}
