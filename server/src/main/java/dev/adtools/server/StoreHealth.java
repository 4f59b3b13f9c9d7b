package dev.adtools.server;

import com.codahale.metrics.health.HealthCheck;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;

/** Tells whether the database takes work, by the same way that every write goes. */
final class StoreHealth extends HealthCheck {

    private final Tx tx;

    StoreHealth(Tx tx) {
        this.tx = tx;
    }

    @Override
    protected Result check() {
        try {
            tx.write(handle ->
                    handle.createQuery("SELECT 1").mapTo(Integer.class).one());
            return Result.healthy();
        } catch (StoreUnavailable e) {
            return Result.unhealthy(e.getMessage());
        }
    }
}
