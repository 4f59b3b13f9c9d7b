package dev.adtools.api.spi;

import dev.adtools.api.json.JsonCursor;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The members that one closed object may and must have. */
public final class Members {

    private final String[] names;
    private final byte[][] encoded;
    private final boolean[] required;

    private Members(String[] names, boolean[] required) {
        this.names = names;
        this.required = required;
        this.encoded = new byte[names.length][];
        for (int i = 0; i < names.length; i++) {
            encoded[i] = names[i].getBytes(StandardCharsets.UTF_8);
        }
    }

    /**
     * Returns the members of an object.
     *
     * @param required the names that must be there
     * @param optional the names that may be there
     */
    public static Members of(List<String> required, List<String> optional) {
        String[] names = new String[required.size() + optional.size()];
        boolean[] must = new boolean[names.length];
        for (int i = 0; i < names.length; i++) {
            must[i] = i < required.size();
            names[i] = must[i] ? required.get(i) : optional.get(i - required.size());
        }
        return new Members(names, must);
    }

    int size() {
        return names.length;
    }

    String name(int index) {
        return names[index];
    }

    boolean required(int index) {
        return required[index];
    }

    /** Returns the index of the name that the cursor has just passed, or -1; tries the expected one first. */
    int find(JsonCursor cursor, int expected) {
        for (int i = 0; i < names.length; i++) {
            int index = (expected + i) % names.length;
            if (cursor.textIs(encoded[index])) {
                return index;
            }
        }
        String escaped = cursor.text();
        for (int index = 0; index < names.length; index++) {
            if (names[index].equals(escaped)) {
                return index;
            }
        }
        return -1;
    }

    /** Returns the name nearest to a misspelt one, or null when none is near. */
    @Nullable
    String nearest(String name) {
        return Nearest.of(name, List.of(names));
    }
}
