package dev.adtools.tools.platform;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;

/**
 * One reason a platform gave.
 *
 * @param code the platform's own code
 * @param message the platform's own sentence, perhaps with what else is known
 * @param field which part of the request it means, in the platform's own spelling; empty when it did not say
 * @param pointer the tool's argument that this part is made of, as a JSON pointer; empty when it is not known
 * @param facts what mends it, by name: what the platform told beside its sentence, or what was found out
 */
public record PlatformError(String code, String message, String field, String pointer, JsonObject facts) {

    /** Makes a reason of which no more is known. */
    public PlatformError(String code, String message, String field) {
        this(code, message, field, "", JsonObject.EMPTY);
    }

    JsonValue toJson() {
        JsonObject.Builder json =
                JsonObject.builder().put("code", code).put("message", message).put("field", field);
        return (pointer.isEmpty() ? json : json.put("pointer", pointer)).build();
    }
}
