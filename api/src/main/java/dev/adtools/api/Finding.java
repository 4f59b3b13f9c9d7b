package dev.adtools.api;

import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonValue;

/**
 * One thing that a validation found.
 *
 * @param rule the rule's id, for example {@code CMP-BUD-1}
 * @param severity how much it weighs
 * @param field where, as a JSON Pointer (RFC 6901) into {@code arguments}
 * @param message what is wrong, one sentence; never echoes personal data
 * @param expected what the rule wants, JSON null when there is no short answer
 * @param actual what was found, JSON null when it is absent or must not be echoed
 * @param fix what to do, empty when the message says it
 */
public record Finding(
        String rule,
        Severity severity,
        String field,
        String message,
        JsonValue expected,
        JsonValue actual,
        String fix) {

    /**
     * {@return a finding without expected, actual and fix}
     *
     * @param rule the rule's id
     * @param severity how much it weighs
     * @param field where, as a JSON Pointer into {@code arguments}
     * @param message what is wrong, one sentence
     */
    public static Finding of(String rule, Severity severity, String field, String message) {
        return new Finding(rule, severity, field, message, JsonNull.NULL, JsonNull.NULL, "");
    }

    /**
     * {@return this finding with what was expected and what was found}
     *
     * @param expected what the rule wants
     * @param actual what was found
     */
    public Finding compared(JsonValue expected, JsonValue actual) {
        return new Finding(rule, severity, field, message, expected, actual, fix);
    }

    /**
     * {@return this finding with what to do about it}
     *
     * @param fix what to do, one sentence
     */
    public Finding fix(String fix) {
        return new Finding(rule, severity, field, message, expected, actual, fix);
    }
}
