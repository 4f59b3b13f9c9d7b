package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.StringJoiner;

/** Defaults of members as a sentence of their descriptions; some generators demand a member that has {@code default}. */
final class Defaults {

    private static final String DEFAULT = "default";

    private Defaults() {}

    /** Moves the defaults of all members into their descriptions. */
    static void describe(JsonNode schemas) {
        schemas.forEach(schema -> schema.path("properties").forEach(member -> {
            if (member.has(DEFAULT)) {
                describe((ObjectNode) member);
            }
        }));
    }

    private static void describe(ObjectNode member) {
        String sentence = "Default: " + text(member.remove(DEFAULT)) + ".";
        String description = member.path("description").asText();
        member.put("description", description.isEmpty() ? sentence : description + " " + sentence);
    }

    private static String text(JsonNode value) {
        if (!value.isArray()) {
            return value.asText();
        }
        StringJoiner items = new StringJoiner(", ");
        value.forEach(item -> items.add(item.asText()));
        return items.toString();
    }
}
