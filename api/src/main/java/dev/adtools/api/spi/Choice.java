package dev.adtools.api.spi;

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

    private final Map<E, String> names;
    private final Map<String, E> constants;

    private Choice(Map<E, String> names, Map<String, E> constants) {
        this.names = names;
        this.constants = constants;
    }

    /**
     * Returns the names of an enum.
     *
     * @param constants all constants, in their order
     * @param names the name of each, in the same order
     */
    public static <E extends Enum<E>> Choice<E> of(E[] constants, String... names) {
        Map<E, String> byConstant = new LinkedHashMap<>();
        Map<String, E> byName = new LinkedHashMap<>();
        for (int i = 0; i < constants.length; i++) {
            byConstant.put(constants[i], names[i]);
            byName.put(names[i], constants[i]);
        }
        return new Choice<>(byConstant, byName);
    }

    /** Returns a constant's name on the wire. */
    public String name(E constant) {
        return Objects.requireNonNull(names.get(constant));
    }

    @Nullable
    E find(String name) {
        return constants.get(name);
    }

    String expected(String name) {
        String nearest = Nearest.of(name, List.copyOf(constants.keySet()));
        return "must be one of " + String.join(", ", constants.keySet()) + ", got " + Shown.text(name)
                + (nearest == null ? "" : "; did you mean " + nearest + "?");
    }

    String expected() {
        return "one of " + String.join(", ", constants.keySet());
    }
}
