package dev.adtools.server.idempotency;

import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import java.util.OptionalLong;
import java.util.function.Supplier;

/** Counts the operations whose outcome is unknown. */
public final class UnknownCount implements Supplier<OptionalLong> {

    private final Tx tx;

    /** Counts in a database. */
    public UnknownCount(Tx tx) {
        this.tx = tx;
    }

    /** Returns how many there are; empty when the database does not answer. */
    @Override
    public OptionalLong get() {
        try {
            return OptionalLong.of(tx.read(handle -> handle.createQuery(
                            "SELECT count(*) FROM operation WHERE " + Leases.IN_FLIGHT + " AND state = 'UNKNOWN'")
                    .mapTo(Long.class)
                    .one()));
        } catch (StoreUnavailable e) {
            return OptionalLong.empty();
        }
    }
}
