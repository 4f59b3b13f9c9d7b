package dev.adtools.server.crash;

import java.util.Random;

/** Part of what was not synced that is on the disk when the power is back. */
@FunctionalInterface
interface PowerCut {

    PowerCut NOTHING_LOST = changes -> changes;

    PowerCut ALL_LOST = changes -> 0;

    /** Returns how many of the changes of something, from the first on, have reached the disk. */
    int kept(int changes);

    /** Draws one: everything that was not synced is lost, or any part of it, in any order of its sectors. */
    static PowerCut any(Random random) {
        return random.nextBoolean() ? ALL_LOST : changes -> random.nextInt(changes + 1);
    }
}
