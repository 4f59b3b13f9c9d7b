package dev.adtools.api.json;

/** JSON true or false. */
public enum JsonBoolean implements JsonValue {
    /** JSON true. */
    TRUE,
    /** JSON false. */
    FALSE;

    /**
     * {@return the JSON value of a boolean}
     *
     * @param value true or false
     */
    public static JsonBoolean of(boolean value) {
        return value ? TRUE : FALSE;
    }

    /** {@return whether this is true} */
    public boolean value() {
        return this == TRUE;
    }

    @Override
    public String typeName() {
        return "boolean";
    }
}
