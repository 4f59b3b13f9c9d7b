package dev.adtools.api.json;

/**
 * A JSON string.
 *
 * @param value its text, without lone surrogates
 */
public record JsonString(String value) implements JsonValue {

    @Override
    public String typeName() {
        return "string";
    }
}
