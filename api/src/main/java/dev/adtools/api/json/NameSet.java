package dev.adtools.api.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The member names of the objects that are open, to find duplicates. Small objects are compared by hash in one shared
 * array; an object of many names gets a set, so that no body makes the check quadratic.
 */
final class NameSet {

    private static final int SMALL = 32;
    private static final int WIDTH = 4;

    private int[] marks = new int[4];
    private long[] sieves = new long[4];
    private int[] entries = new int[12 * WIDTH];
    private int size;
    private int open;
    private @Nullable Set<String> @Nullable [] large;

    void open() {
        if (open == marks.length) {
            marks = Arrays.copyOf(marks, 2 * open);
            sieves = Arrays.copyOf(sieves, 2 * open);
        }
        sieves[open] = 0;
        marks[open++] = size;
    }

    void close() {
        size = marks[--open];
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
        int hash = escaped ? hash(JsonText.decode(bytes, from, to, true).getBytes(UTF_8)) : hash(bytes, from, to);
        if (mayHave(hash) && has(hash, bytes, from, to, escaped)) {
            return false;
        }
        append(hash, from, to, escaped);
        if (size - marks[open - 1] > SMALL * WIDTH) {
            collect(bytes);
        }
        return true;
    }

    // One bit of 64 for each name: where it is not set yet, the name is new.
    private boolean mayHave(int hash) {
        long bit = 1L << (hash ^ (hash >>> 8) ^ (hash >>> 16) ^ (hash >>> 24));
        boolean set = (sieves[open - 1] & bit) != 0;
        sieves[open - 1] |= bit;
        return set;
    }

    private boolean has(int hash, byte[] bytes, int from, int to, boolean escaped) {
        for (int entry = marks[open - 1]; entry < size; entry += WIDTH) {
            if (entries[entry] == hash && same(bytes, entry, from, to, escaped)) {
                return true;
            }
        }
        return false;
    }

    private void append(int hash, int from, int to, boolean escaped) {
        if (size + WIDTH > entries.length) {
            entries = Arrays.copyOf(entries, entries.length * 2);
        }
        entries[size++] = hash;
        entries[size++] = from;
        entries[size++] = to;
        entries[size++] = escaped ? 1 : 0;
    }

    private boolean same(byte[] bytes, int entry, int from, int to, boolean escaped) {
        int otherFrom = entries[entry + 1];
        int otherTo = entries[entry + 2];
        if (!escaped && entries[entry + 3] == 0) {
            return Arrays.equals(bytes, from, to, bytes, otherFrom, otherTo);
        }
        return text(bytes, entry).equals(JsonText.decode(bytes, from, to, escaped));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private void collect(byte[] bytes) {
        Set<String> names = new HashSet<>();
        for (int entry = marks[open - 1]; entry < size; entry += WIDTH) {
            names.add(text(bytes, entry));
        }
        if (large == null) {
            large = new Set[StrictJson.MAX_DEPTH];
        }
        large[open - 1] = names;
    }

    private String text(byte[] bytes, int entry) {
        return JsonText.decode(bytes, entries[entry + 1], entries[entry + 2], entries[entry + 3] == 1);
    }

    private static int hash(byte[] name) {
        return hash(name, 0, name.length);
    }

    // Enough to tell the names of one object apart; those it does not are compared byte by byte.
    private static int hash(byte[] bytes, int from, int to) {
        int length = to - from;
        return length == 0 ? 0 : (length << 24) ^ (bytes[from] << 16) ^ (bytes[from + length / 2] << 8) ^ bytes[to - 1];
    }
}
