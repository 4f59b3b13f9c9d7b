package dev.adtools.tools.platform;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;

/**
 * One reason a platform gave.
 *
 * @param code the platform's own code
 * @param message the platform's own sentence
 * @param field which part of the request it means, in the platform's own spelling; empty when it did not say
 */
public record PlatformError(String code, String message, String field) {

    JsonValue toJson() {
        return JsonObject.builder()
                .put("code", code)
                .put("message", message)
                .put("field", field)
                .build();
    }
}
