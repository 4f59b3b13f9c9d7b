package dev.adtools.server.openapi.compat;

import java.util.Comparator;

/**
 * A change that breaks somebody.
 *
 * @param pointer where in the older document
 * @param what was changed
 */
record Breach(String pointer, String what) implements Comparable<Breach> {

    private static final Comparator<Breach> ORDER =
            Comparator.comparing(Breach::pointer).thenComparing(Breach::what);

    @Override
    public int compareTo(Breach other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return pointer + ": " + what;
    }
}
