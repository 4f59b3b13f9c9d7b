package dev.adtools.api.json;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The member names of the objects that are open, to find duplicates. The names of a small object are told apart by one
 * bit each, and compared where that is not enough; an object of many names, or with escapes in them, gets a set, so that
 * no body makes the check quadratic.
 */
final class NameSet {

    private static final int SMALL = 32;

    private final int levels;
    // Where the names of the open objects begin, each object's behind the sieve and start of the one around it.
    private int[] entries = new int[16];
    private int size;
    private int start;
    private long sieve;
    private int open;
    private @Nullable Set<String> @Nullable [] large;

    NameSet(int levels) {
        this.levels = levels;
    }

    void open() {
        append((int) sieve);
        append((int) (sieve >>> 32));
        append(start);
        start = size;
        sieve = 0;
        open++;
    }

    void close() {
        size = start - 3;
        sieve = (long) entries[size + 1] << 32 | (entries[size] & 0xffff_ffffL);
        start = entries[size + 2];
        open--;
        if (large != null) {
            large[open] = null;
        }
    }

    /** Adds a name to the innermost object; false when it is there already. */
    boolean add(byte[] bytes, int from, int to, boolean escaped) {
        if (escaped || size - start == SMALL || (large != null && large[open - 1] != null)) {
            return large(bytes).add(JsonText.decode(bytes, from, to, escaped));
        }
        long bit = 1L << hash(bytes, from, to);
        if ((sieve & bit) != 0 && has(bytes, from, to)) {
            return false;
        }
        sieve |= bit;
        append(from);
        return true;
    }

    // A name without escapes ends at the first quote, so names are the same that are so up to and with their quotes.
    private boolean has(byte[] bytes, int from, int to) {
        int length = to + 1 - from;
        for (int index = start; index < size; index++) {
            int other = entries[index];
            if (Arrays.equals(bytes, other, other + length, bytes, from, from + length)) {
                return true;
            }
        }
        return false;
    }

    private void append(int entry) {
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, 2 * size);
        }
        entries[size++] = entry;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Set<String> large(byte[] bytes) {
        if (large == null) {
            large = new Set[levels];
        }
        Set<String> names = large[open - 1];
        if (names == null) {
            names = new HashSet<>();
            for (int index = start; index < size; index++) {
                names.add(text(bytes, entries[index]));
            }
            large[open - 1] = names;
        }
        return names;
    }

    private static String text(byte[] bytes, int from) {
        int to = from;
        while (bytes[to] != '"') {
            to++;
        }
        return JsonText.decode(bytes, from, to, false);
    }

    // Enough to tell most names of one object apart.
    private static int hash(byte[] bytes, int from, int to) {
        return from == to ? 0 : to - from ^ bytes[from] ^ 5 * bytes[(from + to) >>> 1] ^ 11 * bytes[to - 1];
    }
}
