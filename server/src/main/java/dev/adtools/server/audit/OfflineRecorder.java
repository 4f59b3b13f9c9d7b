package dev.adtools.server.audit;

import dev.adtools.server.store.Tx;

/** Keeps events of a process that has no chain of its own; the service puts them in its chain when it runs next. */
record OfflineRecorder(Tx tx) implements Recorder {

    private static final String NODE = "offline";

    @Override
    public void record(AuditEvent event) {
        tx.execute(handle -> AuditStore.keep(handle, NODE, event));
    }

    @Override
    public void flush() {
        // What is kept here is read when the service has put it in its place.
    }
}
