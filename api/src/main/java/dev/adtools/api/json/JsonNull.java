package dev.adtools.api.json;

/** JSON null. */
public enum JsonNull implements JsonValue {
    /** The one null. */
    NULL;

    @Override
    public String typeName() {
        return "null";
    }
}
