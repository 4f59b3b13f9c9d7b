package dev.adtools.server.openapi.compat;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Compares what schemas say of single values.
 *
 * @param direction in which the values go
 * @param old the schema
 * @param now what became of it
 */
record Constraints(Direction direction, Place old, Place now) {

    private static final Set<String> LOWER =
            Set.of("minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties");
    private static final Set<String> UPPER =
            Set.of("maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties");
    // What others compare, and what says nothing of values.
    private static final Set<String> ELSEWHERE = Set.of(
            "type",
            "oneOf",
            "anyOf",
            "properties",
            "required",
            "additionalProperties",
            "items",
            "description",
            "title",
            "examples",
            "example",
            "deprecated",
            "$comment");

    List<Breach> breaches() {
        Set<String> keywords = new TreeSet<>();
        old.json().fieldNames().forEachRemaining(keywords::add);
        now.json().fieldNames().forEachRemaining(keywords::add);
        keywords.removeAll(ELSEWHERE);
        return keywords.stream()
                .filter(keyword -> isBroken(keyword, of(old, keyword), of(now, keyword)))
                .map(keyword -> old.breach(what(keyword)))
                .toList();
    }

    private static JsonNode of(Place schema, String keyword) {
        return schema.json().path(keyword);
    }

    private String what(String keyword) {
        return keyword.equals("format") || keyword.equals("default")
                ? keyword + " was changed: " + of(old, keyword) + " -> " + of(now, keyword)
                : direction.changed(keyword, of(old, keyword), of(now, keyword));
    }

    private boolean isBroken(String keyword, JsonNode was, JsonNode is) {
        JsonNode narrow = direction.narrow(was, is);
        JsonNode wide = direction.wide(was, is);
        if (LOWER.contains(keyword) || UPPER.contains(keyword)) {
            int sign = LOWER.contains(keyword) ? 1 : -1;
            return !wide.isMissingNode() && (narrow.isMissingNode() || compare(narrow, wide) * sign < 0);
        }
        return switch (keyword) {
            case "enum", "const" -> isBrokenEnum(was, is);
            case "pattern" -> !wide.isMissingNode() && !wide.equals(narrow);
            case "multipleOf" -> !wide.isMissingNode() && !isMultiple(narrow, wide);
            case "uniqueItems" -> wide.asBoolean() && !narrow.asBoolean();
            // A default that was not said before may have been the same.
            case "default" -> direction == Direction.REQUEST && !was.isMissingNode() && !was.equals(is);
            // A format is a type to generated clients; what is not known here is looked at by people.
            default -> !was.equals(is);
        };
    }

    private static int compare(JsonNode left, JsonNode right) {
        return left.decimalValue().compareTo(right.decimalValue());
    }

    private static boolean isMultiple(JsonNode narrow, JsonNode wide) {
        return !narrow.isMissingNode()
                && narrow.decimalValue().remainder(wide.decimalValue()).compareTo(BigDecimal.ZERO) == 0;
    }

    /** In a request a value may be added; an answer keeps those it has, which generated clients have names for. */
    private boolean isBrokenEnum(JsonNode was, JsonNode is) {
        if (was.isMissingNode() || is.isMissingNode()) {
            return !direction.wide(was, is).isMissingNode();
        }
        Set<JsonNode> after = values(is);
        return !after.containsAll(values(was))
                || (direction == Direction.ANSWER && after.size() > values(was).size());
    }

    private static Set<JsonNode> values(JsonNode values) {
        Set<JsonNode> set = new HashSet<>();
        if (values.isArray()) {
            values.forEach(set::add);
        } else {
            set.add(values);
        }
        return set;
    }
}
