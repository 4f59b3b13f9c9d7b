package dev.adtools.api.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The member names of the objects that are open, to find duplicates. The names of a small object are told apart by one
 * bit each, and compared where that is not enough; an object of many names gets a set, so that no body makes the check
 * quadratic.
 */
final class NameSet {

    private static final int SMALL = 32;

    // The names of the objects that are open, each object's behind the sieve and start of the one around it.
    private long[] entries = new long[16];
    private int size;
    private int start;
    private long sieve;
    private int open;
    private @Nullable Set<String> @Nullable [] large;

    void open() {
        append(sieve);
        append(start);
        start = size;
        sieve = 0;
        open++;
    }

    void close() {
        size = start - 2;
        sieve = entries[size];
        start = (int) entries[size + 1];
        open--;
        if (large != null) {
            large[open] = null;
        }
    }

    /** Adds a name to the innermost object; false when it is there already. */
    boolean add(byte[] bytes, int from, int to, boolean escaped) {
        Set<String> names = large == null ? null : large[open - 1];
        if (names != null) {
            return names.add(JsonText.decode(bytes, from, to, escaped));
        }
        long bit = 1L << (escaped ? hash(JsonText.decode(bytes, from, to, true)) : hash(bytes, from, to));
        long entry = (long) (escaped ? ~from : from) << 32 | to;
        if ((sieve & bit) != 0 && has(bytes, entry)) {
            return false;
        }
        sieve |= bit;
        append(entry);
        if (size - start > SMALL) {
            collect(bytes);
        }
        return true;
    }

    private boolean has(byte[] bytes, long name) {
        for (int index = start; index < size; index++) {
            if (same(bytes, entries[index], name)) {
                return true;
            }
        }
        return false;
    }

    private void append(long entry) {
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, 2 * size);
        }
        entries[size++] = entry;
    }

    private static boolean same(byte[] bytes, long one, long other) {
        if (!escaped(one) && !escaped(other)) {
            return Arrays.equals(bytes, from(one), to(one), bytes, from(other), to(other));
        }
        return text(bytes, one).equals(text(bytes, other));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private void collect(byte[] bytes) {
        Set<String> names = new HashSet<>();
        for (int index = start; index < size; index++) {
            names.add(text(bytes, entries[index]));
        }
        if (large == null) {
            large = new Set[StrictJson.MAX_DEPTH];
        }
        large[open - 1] = names;
    }

    private static String text(byte[] bytes, long entry) {
        return JsonText.decode(bytes, from(entry), to(entry), escaped(entry));
    }

    private static boolean escaped(long entry) {
        return entry < 0;
    }

    private static int from(long entry) {
        int from = (int) (entry >> 32);
        return from < 0 ? ~from : from;
    }

    private static int to(long entry) {
        return (int) entry;
    }

    private static int hash(String name) {
        byte[] bytes = name.getBytes(UTF_8);
        return hash(bytes, 0, bytes.length);
    }

    // Enough to tell most names of one object apart.
    private static int hash(byte[] bytes, int from, int to) {
        return from == to ? 0 : to - from ^ bytes[from] ^ 5 * bytes[(from + to) >>> 1] ^ 11 * bytes[to - 1];
    }
}
