package dev.adtools.server.spend;

import org.jspecify.annotations.Nullable;

/**
 * Cap of an account as it stands.
 *
 * @param cap the cap; null for none
 * @param revision how often it was changed without a restart; 0 for what config.yml says
 */
record CurrentCap(@Nullable Cap cap, long revision) {

    /** Returns its text; {@code none} without one. */
    String text() {
        return cap == null ? "none" : cap.text();
    }
}
