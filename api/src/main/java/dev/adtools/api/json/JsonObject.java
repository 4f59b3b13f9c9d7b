package dev.adtools.api.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object. Its members keep the order in which they came.
 *
 * @param members name to value
 */
public record JsonObject(Map<String, JsonValue> members) implements JsonValue {

    /** The object without members. */
    public static final JsonObject EMPTY = new JsonObject(Map.of());

    /** Copies the map, keeping its order. */
    public JsonObject {
        members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    /** {@return a builder without members} */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * {@return the member's value, or null when there is none; a member that is JSON null gives {@link JsonNull}}
     *
     * @param name the member's name
     */
    public @Nullable JsonValue get(String name) {
        return members.get(name);
    }

    /**
     * {@return whether there is such a member}
     *
     * @param name the member's name
     */
    public boolean has(String name) {
        return members.containsKey(name);
    }

    /** {@return whether there is no member at all} */
    public boolean isEmpty() {
        return members.isEmpty();
    }

    /** {@return a builder that starts with this object's members} */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.members.putAll(members);
        return builder;
    }

    @Override
    public String typeName() {
        return "object";
    }

    /** Collects the members of an object, in order; a name put twice keeps its place and takes the later value. */
    public static final class Builder {

        private final Map<String, JsonValue> members = new LinkedHashMap<>();

        private Builder() {}

        /**
         * Puts a value.
         *
         * @param name the member's name
         * @param value the member's value
         * @return this builder
         */
        public Builder put(String name, JsonValue value) {
            members.put(name, value);
            return this;
        }

        /**
         * Puts a string.
         *
         * @param name the member's name
         * @param value the member's value
         * @return this builder
         */
        public Builder put(String name, String value) {
            return put(name, new JsonString(value));
        }

        /**
         * Puts an integer.
         *
         * @param name the member's name
         * @param value the member's value
         * @return this builder
         */
        public Builder put(String name, long value) {
            return put(name, JsonNumber.of(value));
        }

        /**
         * Puts a boolean.
         *
         * @param name the member's name
         * @param value the member's value
         * @return this builder
         */
        public Builder put(String name, boolean value) {
            return put(name, JsonBoolean.of(value));
        }

        /** {@return the object} */
        public JsonObject build() {
            return members.isEmpty() ? EMPTY : new JsonObject(members);
        }
    }
}
