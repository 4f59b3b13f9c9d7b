package dev.adtools.api.json;

/** Any JSON value, immutable. Free-form arguments and results are made of these. */
public sealed interface JsonValue permits JsonObject, JsonArray, JsonString, JsonNumber, JsonBoolean, JsonNull {

    /** {@return the JSON name of the value's type: object, array, string, number, boolean or null} */
    String typeName();
}
