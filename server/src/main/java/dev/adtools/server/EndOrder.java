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

    @Override
    public void follows(Handle handle, String operationId, Fate fate) {
        ledgers.forEach(ledger -> ledger.follows(handle, operationId, fate));
    }
}
