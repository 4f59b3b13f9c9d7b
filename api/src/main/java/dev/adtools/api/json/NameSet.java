package dev.adtools.api.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The member names of the objects that are open, to find duplicates. Small objects are compared by hash in one shared
 * array; an object of many names gets a set, so that no body makes the check quadratic.
 */
final class NameSet {

    private static final int SMALL = 32;
    private static final int WIDTH = 4;

    private final List<@Nullable Set<String>> large = new ArrayList<>();
    private final int[] marks = new int[StrictJson.MAX_DEPTH];
    private int[] entries = new int[8 * WIDTH];
    private int size;
    private int open;

    void open() {
        marks[open++] = size;
        large.add(null);
    }

    void close() {
        size = marks[--open];
        large.remove(open);
    }

    /** Adds a name to the innermost object; false when it is there already. */
    boolean add(byte[] bytes, int from, int to, boolean escaped) {
        Set<String> names = large.get(open - 1);
        if (names != null) {
            return names.add(JsonText.decode(bytes, from, to, escaped));
        }
        int hash = hash(bytes, from, to, escaped);
        for (int entry = marks[open - 1]; entry < size; entry += WIDTH) {
            if (entries[entry] == hash && same(bytes, entry, from, to, escaped)) {
                return false;
            }
        }
        append(hash, from, to, escaped);
        if (size - marks[open - 1] > SMALL * WIDTH) {
            large.set(open - 1, collected(bytes));
        }
        return true;
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

    private Set<String> collected(byte[] bytes) {
        Set<String> names = new HashSet<>();
        for (int entry = marks[open - 1]; entry < size; entry += WIDTH) {
            names.add(text(bytes, entry));
        }
        return names;
    }

    private String text(byte[] bytes, int entry) {
        return JsonText.decode(bytes, entries[entry + 1], entries[entry + 2], entries[entry + 3] == 1);
    }

    private static int hash(byte[] bytes, int from, int to, boolean escaped) {
        if (escaped || !ascii(bytes, from, to)) {
            return JsonText.decode(bytes, from, to, escaped).hashCode();
        }
        int hash = 0;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + bytes[i];
        }
        return hash;
    }

    private static boolean ascii(byte[] bytes, int from, int to) {
        for (int i = from; i < to; i++) {
            if (bytes[i] < 0) {
                return false;
            }
        }
        return true;
    }
}
