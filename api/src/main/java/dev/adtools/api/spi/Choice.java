package dev.adtools.api.spi;

import dev.adtools.api.Sort;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Values, usually an enum's constants, and their names on the wire, both ways.
 *
 * @param <E> the values' type
 */
public final class Choice<E> {

    private final List<E> constants;
    private final Map<E, String> names = new LinkedHashMap<>();
    private final byte[][] quoted;

    private Choice(List<E> constants, List<String> names) {
        this.constants = constants;
        this.quoted = new byte[names.size()][];
        for (int i = 0; i < names.size(); i++) {
            this.names.put(constants.get(i), names.get(i));
            this.quoted[i] = ('"' + names.get(i) + '"').getBytes(StandardCharsets.UTF_8);
        }
    }

    /**
     * Returns the names of an enum.
     *
     * @param <E> the enum
     * @param constants all constants, in their order
     * @param names the name of each, in the same order
     * @return the names
     */
    public static <E extends Enum<E>> Choice<E> of(E[] constants, String... names) {
        return new Choice<>(List.of(constants), List.of(names));
    }

    /**
     * Returns the names of the orders by an enum's constants: each, and with a minus before it.
     *
     * @param <K> the enum
     * @param keys all constants, in their order
     * @param names the name of each, in the same order
     * @return the names
     */
    public static <K extends Enum<K>> Choice<Sort<K>> ofSorts(K[] keys, String... names) {
        List<Sort<K>> sorts = new ArrayList<>();
        List<String> signed = new ArrayList<>();
        for (int i = 0; i < keys.length; i++) {
            sorts.addAll(List.of(Sort.ascending(keys[i]), Sort.descending(keys[i])));
            signed.addAll(List.of(names[i], "-" + names[i]));
        }
        return new Choice<>(List.copyOf(sorts), List.copyOf(signed));
    }

    /**
     * {@return a constant's name on the wire}
     *
     * @param constant the constant
     */
    public String name(E constant) {
        return Objects.requireNonNull(names.get(constant));
    }

    /**
     * Writes a constant by its name on the wire.
     *
     * @param constant the constant
     * @param out where it goes
     */
    public void write(E constant, JsonWriter out) {
        out.value(name(constant));
    }

    /** Passes a string and returns its constant, or null. */
    @Nullable
    E pass(JsonCursor cursor) {
        for (int i = 0; i < quoted.length; i++) {
            if (cursor.passIf(quoted[i])) {
                return constants.get(i);
            }
        }
        // It may still be one of them, written with escapes.
        cursor.passString();
        int index = List.copyOf(names.values()).indexOf(cursor.text());
        return index < 0 ? null : constants.get(index);
    }

    String expected(String name) {
        return expected() + ", got " + Shown.text(name) + Nearest.hint(name, List.copyOf(names.values()));
    }

    String expected() {
        return "must be one of " + String.join(", ", names.values());
    }
}
