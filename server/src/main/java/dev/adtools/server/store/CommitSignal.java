package dev.adtools.server.store;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Signal that some unit was committed, on this node or on another; it names neither tables nor rows. */
public final class CommitSignal {

    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    /** Adds a listener, which runs on the thread that committed and must return at once. */
    public void listen(Runnable listener) {
        listeners.add(listener);
    }

    void committed() {
        listeners.forEach(Runnable::run);
    }
}
