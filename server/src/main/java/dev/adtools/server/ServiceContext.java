package dev.adtools.server;

import dev.adtools.server.audit.Audit;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.LocalChange;
import dev.adtools.server.idempotency.Operations;
import dev.adtools.server.store.RetentionClock;
import dev.adtools.server.store.Tx;
import io.dropwizard.core.setup.Environment;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/**
 * Parts of one process that every module needs: clock, database, lifecycle, ids.
 *
 * @param environment what is started and stopped with the service
 * @param store the database and the data directory
 * @param ids makes ids
 * @param clock tells the time
 * @param node this process, and no other before or after it
 * @param jobs schedules jobs
 * @param audit keeps the trail
 */
record ServiceContext(
        Environment environment, Store store, CallIds ids, Clock clock, String node, JobScheduler jobs, Audit audit) {

    Tx tx() {
        return store.tx();
    }

    /** Notes a write in the service's own tables, in its transaction: at its operation, and in the trail. */
    void noteLocal(Handle handle, LocalChange change) {
        Operations.local(handle, change);
        audit.writes().local(handle, change);
    }

    /** Has records removed regularly by their age, on one node at a time; not while the time cannot be trusted. */
    void collectEvery(String name, Duration pause, Consumer<Instant> collection) {
        jobs.everyLong(name, pause, new RetentionClock(tx()).guard(collection));
    }
}
