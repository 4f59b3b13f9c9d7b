package dev.adtools.api;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import java.util.regex.Pattern;

/**
 * One thing that is wrong with the arguments of a call.
 *
 * @param pointer where, as a JSON Pointer (RFC 6901) into {@code arguments}
 * @param rule which rule: the schema keyword ({@code required}, {@code type}, {@code pattern}, …) or a rule id
 * @param message what was expected and what came, without a full stop
 */
public record Violation(String pointer, String rule, String message) {

    private static final Pattern INDEX = Pattern.compile("[0-9]{1,9}");

    /** {@return the violation as it stands in {@code details.violations}} */
    public JsonValue toJson() {
        return JsonObject.builder()
                .put("pointer", pointer)
                .put("rule", rule)
                .put("message", message)
                .build();
    }

    /** {@return the pointer as people write it, for example {@code steps[0].arguments.account_id}; empty for the whole} */
    public String place() {
        StringBuilder place = new StringBuilder();
        for (String step : pointer.split("/", -1)) {
            if (INDEX.matcher(step).matches()) {
                place.append('[').append(step).append(']');
            } else if (!step.isEmpty()) {
                place.append(place.length() == 0 ? "" : ".")
                        .append(step.replace("~1", "/").replace("~0", "~"));
            }
        }
        return place.toString();
    }

    /** {@return the message with its place, without a full stop} */
    public String text() {
        return (place() + " " + message).strip();
    }

    /** {@return whether the rule is a keyword of the schema, and not one of the domain, whose ids are in capitals} */
    public boolean isOfSchema() {
        return rule.chars().anyMatch(Character::isLowerCase);
    }
}
