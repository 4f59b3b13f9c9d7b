package dev.adtools.api;

import dev.adtools.api.json.JsonValue;

/**
 * One field that a write changes.
 *
 * @param field the field's name as the platform's users know it, in snake_case
 * @param before its value now; JSON null when the object does not exist yet
 * @param after its value after the write
 */
public record Change(String field, JsonValue before, JsonValue after) {}
