package dev.adtools.tools.beta.draft;

import dev.adtools.api.json.JsonValue;

/**
 * A value that would be sent although the draft does not say it.
 *
 * @param field where, as a JSON Pointer into {@code arguments}
 * @param value the value
 * @param reason why this value
 */
public record SafetyDefault(String field, JsonValue value, String reason) {}
