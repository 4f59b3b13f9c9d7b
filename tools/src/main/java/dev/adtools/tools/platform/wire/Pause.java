package dev.adtools.tools.platform.wire;

import java.time.Duration;

/** Lets time pass between two attempts. */
@FunctionalInterface
public interface Pause {

    /** Returns after a while. */
    void last(Duration length) throws InterruptedException;
}
