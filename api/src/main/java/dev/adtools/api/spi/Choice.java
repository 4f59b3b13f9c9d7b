package dev.adtools.api.spi;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An enum and its names on the wire, both ways.
 *
 * @param <E> the enum
 */
public final class Choice<E extends Enum<E>> {

    private final E[] constants;
    private final Map<E, String> names = new LinkedHashMap<>();
    private final byte[][] quoted;

    private Choice(E[] constants, String[] names) {
        this.constants = constants;
        this.quoted = new byte[names.length][];
        for (int i = 0; i < constants.length; i++) {
            this.names.put(constants[i], names[i]);
            this.quoted[i] = ('"' + names[i] + '"').getBytes(StandardCharsets.UTF_8);
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
        return new Choice<>(constants.clone(), names.clone());
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
        for (int i = 0; i < constants.length; i++) {
            if (cursor.passIf(quoted[i])) {
                return constants[i];
            }
        }
        // It may still be one of them, written with escapes.
        cursor.passString();
        int index = List.copyOf(names.values()).indexOf(cursor.text());
        return index < 0 ? null : constants[index];
    }

    String expected(String name) {
        return expected() + ", got " + Shown.text(name) + Nearest.hint(name, List.copyOf(names.values()));
    }

    String expected() {
        return "must be one of " + String.join(", ", names.values());
    }
}
