package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/**
 * Path of a field in a row: queries spell it with underscores, rows in camel case.
 *
 * @param field as a query spells it
 * @param steps as a row does
 */
record AlphaFieldPath(String field, List<String> steps) {

    static AlphaFieldPath of(String field) {
        List<String> steps = new ArrayList<>();
        for (String step : field.split("\\.", -1)) {
            steps.add(camel(step));
        }
        return new AlphaFieldPath(field, List.copyOf(steps));
    }

    private static String camel(String snake) {
        StringBuilder camel = new StringBuilder();
        for (String word : snake.split("_", -1)) {
            camel.append(camel.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return camel.toString();
    }

    /** Returns the field's value; a missing node when the row has none. */
    JsonNode in(JsonNode row) {
        JsonNode value = row;
        for (String step : steps) {
            value = value.path(step);
        }
        return value;
    }

    /** Copies the field's value, if there is one, to another row. */
    void copy(JsonNode from, ObjectNode to) {
        JsonNode value = in(from);
        if (value.isMissingNode()) {
            return;
        }
        ObjectNode parent = to;
        for (String step : steps.subList(0, steps.size() - 1)) {
            parent = parent.withObjectProperty(step);
        }
        parent.set(steps.get(steps.size() - 1), value);
    }

    /** Returns this as a field mask spells it. */
    String mask() {
        return String.join(".", steps);
    }
}
