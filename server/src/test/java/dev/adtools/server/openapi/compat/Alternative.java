package dev.adtools.server.openapi.compat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * One of the kinds of value that a schema allows.
 *
 * @param schema that it must fit
 * @param type of JSON; empty for any
 */
record Alternative(Place schema, String type) {

    private static final List<String> CHOICES = List.of("oneOf", "anyOf");

    /** Returns what a schema allows: a list of types, or of schemas, is one for each. */
    static List<Alternative> of(Place schema) {
        List<Alternative> all = new ArrayList<>();
        for (String choice : CHOICES) {
            for (int i = 0; i < schema.json().path(choice).size(); i++) {
                all.addAll(of(schema.at(choice).at(Integer.toString(i))));
            }
        }
        if (!all.isEmpty()) {
            return all;
        }
        JsonNode type = schema.json().path("type");
        if (!type.isArray()) {
            return List.of(new Alternative(schema, type.asText()));
        }
        type.forEach(one -> all.add(new Alternative(schema, one.asText())));
        return all;
    }

    boolean isNull() {
        return type.equals("null");
    }

    /** Returns whether a value of this type is one of another's, whatever else is said. */
    boolean isAlso(Alternative wide) {
        return wide.type.isEmpty() || wide.type.equals(type) || (wide.type.equals("number") && type.equals("integer"));
    }

    /** Returns whether this can be what became of another: what had a name keeps it, for generated clients know it by that. */
    boolean continues(Alternative old) {
        return old.schema.name().isEmpty() || old.schema.name().equals(schema.name());
    }

    @Override
    public String toString() {
        return !schema.name().isEmpty() ? "#" + schema.name() : type.isEmpty() ? "any value" : type;
    }
}
