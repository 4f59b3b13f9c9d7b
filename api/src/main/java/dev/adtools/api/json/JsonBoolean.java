package dev.adtools.api.json;

/** JSON true or false. */
public enum JsonBoolean implements JsonValue {
    /** JSON true. */
    TRUE,
    /** JSON false. */
    FALSE;

    /** Returns the JSON value of a boolean. */
    public static JsonBoolean of(boolean value) {
        return value ? TRUE : FALSE;
    }

    /** Returns whether this is true. */
    public boolean value() {
        return this == TRUE;
    }

    @Override
    public String typeName() {
        return "boolean";
    }
}
