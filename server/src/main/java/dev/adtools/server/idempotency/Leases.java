package dev.adtools.server.idempotency;

import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.idempotency.OutcomeListener.EndedOperation;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps what this node holds, and takes from nodes that fell silent what they held. Only the database's clock counts. */
public final class Leases {

    /** Time that a node may be silent before what it holds is taken from it. */
    static final Duration LENGTH = Duration.ofSeconds(30);

    // The words of the partial index: SQLite uses it only where they stand exactly so.
    static final String IN_FLIGHT = "state IN ('CLAIMED', 'SENDING', 'UNKNOWN')";

    private static final Logger LOG = LoggerFactory.getLogger(Leases.class);

    // A call so long overdue is over, and its end got lost within the process.
    private static final Duration OVERDUE = Duration.ofMinutes(1);
    private static final String EXPIRED = " AND lease_until <= <nowMs>";

    private final Tx tx;
    private final String node;
    private final OutcomeListener listener;

    /** Keeps the leases of a node, and takes over those of others. */
    public Leases(Tx tx, String node, OutcomeListener listener) {
        this.tx = tx;
        this.node = node;
        this.listener = listener;
    }

    /** Says that this node is alive and at work on what it holds. */
    public void renew() {
        // What a transaction is at work on has its turn next time: to wait for it while holding others that it waits
        // for, by way of the sums of a day, would be a deadlock.
        tx.execute(handle -> handle.createUpdate("UPDATE operation SET lease_until = <nowMs> + :length"
                        + " WHERE id IN (SELECT id FROM operation WHERE " + IN_FLIGHT
                        + " AND lease_owner = :node AND deadline_at > <nowMs> - :overdue <skipLocked>)")
                .bind("length", LENGTH.toMillis())
                .bind("node", node)
                .bind("overdue", OVERDUE.toMillis())
                .execute());
    }

    /** Takes operations from nodes whose leases have expired: unsent work may run again, of sent work nobody knows. */
    public void reap() {
        tx.execute(handle -> expire(handle, EXPIRED));
    }

    /** Takes everything that is held, whoever holds it: right only while no other process can use the database. */
    public void takeOver() {
        tx.execute(handle -> expire(handle, ""));
    }

    private void expire(Handle handle, String which) {
        int unsent = handle.createUpdate(
                        "UPDATE operation SET state = 'NOT_APPLIED', finished_at = <nowMs>, lease_owner = NULL,"
                                + " lease_until = NULL WHERE " + held("CLAIMED", which))
                .execute();
        List<EndedOperation> sent = handle.createQuery(
                        "UPDATE operation SET state = 'UNKNOWN', probe_at = <nowMs>, lease_owner = NULL,"
                                + " lease_until = NULL, evidence = 'The process that sent it ended before its answer came.'"
                                + " WHERE " + held("SENDING", which) + " RETURNING " + EndedOperation.COLUMNS)
                .map((rows, context) -> EndedOperation.of(rows, OutcomeState.UNKNOWN))
                .list();
        sent.forEach(operation -> {
            listener.ended(handle, operation);
            LOG.error("operation={}: its lease expired after it was sent; its outcome is unknown", operation.id());
        });
        if (unsent > 0) {
            LOG.warn("{} operations were given up before anything was sent: their leases expired", unsent);
        }
    }

    // A node that sleeps in the middle of a transaction holds its row; the others must not wait for it.
    private static String held(String state, String which) {
        return "id IN (SELECT id FROM operation WHERE " + IN_FLIGHT + " AND state = '" + state + "'" + which
                + " <skipLocked>)";
    }
}
