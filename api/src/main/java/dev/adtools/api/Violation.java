package dev.adtools.api;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;

/**
 * One thing that is wrong with the arguments of a call.
 *
 * @param pointer where, as a JSON Pointer (RFC 6901) into {@code arguments}
 * @param rule which rule: the schema keyword ({@code required}, {@code type}, {@code pattern}, …) or a rule id
 * @param message what was expected and what came, without a full stop
 */
public record Violation(String pointer, String rule, String message) {

    /** {@return the violation as it stands in {@code details.violations}} */
    public JsonValue toJson() {
        return JsonObject.builder()
                .put("pointer", pointer)
                .put("rule", rule)
                .put("message", message)
                .build();
    }
}
