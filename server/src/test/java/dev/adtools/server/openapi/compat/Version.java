package dev.adtools.server.openapi.compat;

import java.util.Comparator;

/**
 * A version as Semantic Versioning 2.0.0 has it.
 *
 * @param major that is raised when something breaks, from 1.0.0 on
 * @param minor that is raised when something breaks, below 1.0.0
 * @param patch that never breaks anything
 */
record Version(int major, int minor, int patch) implements Comparable<Version> {

    private static final Comparator<Version> ORDER = Comparator.comparingInt(Version::major)
            .thenComparing(Version::minor)
            .thenComparing(Version::patch);

    static Version of(String text) {
        String[] parts = text.split("[.+-]", 4);
        return new Version(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
    }

    /** Returns whether this may break what an earlier version had. */
    boolean mayBreak(Version earlier) {
        return major > earlier.major || (major == 0 && earlier.major == 0 && minor > earlier.minor);
    }

    @Override
    public int compareTo(Version other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return major + "." + minor + "." + patch;
    }
}
