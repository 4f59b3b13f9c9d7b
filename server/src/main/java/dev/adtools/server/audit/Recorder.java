package dev.adtools.server.audit;

import dev.adtools.server.store.StoreUnavailable;

/** Records events whose recording somebody waits for. */
interface Recorder {

    /**
     * Records an event and returns once it is kept.
     *
     * @throws StoreUnavailable when the database does not take it
     */
    void record(AuditEvent event);

    /** Returns once everything can be read that was noted so far. */
    void flush();
}
