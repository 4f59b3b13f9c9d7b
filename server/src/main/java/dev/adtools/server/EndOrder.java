package dev.adtools.server;

import dev.adtools.server.call.Fate;
import dev.adtools.server.idempotency.Consequence;
import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * Who is told how an operation ended, in which order, in the transaction that notes it: when its answer comes, late or not,
 * when its node falls silent, when it is found on the platform, and when a person settles it or gives it up.
 */
final class EndOrder implements Consequence {

    private final List<Consequence> ledgers;

    EndOrder(Consequence... ledgers) {
        this.ledgers = List.of(ledgers);
    }

    /** Returns the service's own order. */
    static EndOrder of(WriteGuards guards) {
        // The money first, then what was approved with it, then the step that waits for it. The trail tells of all.
        return new EndOrder(
                guards.spend()::settle, guards.approvals()::settle, guards.workflows()::ended, guards.events()::ended);
    }

    @Override
    public void follows(Handle handle, String operationId, Fate fate) {
        ledgers.forEach(ledger -> ledger.follows(handle, operationId, fate));
    }
}
