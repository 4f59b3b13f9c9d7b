package dev.adtools.server.call;

import dev.adtools.api.Violation;
import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ToolDescriptor;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Advice on arguments that do not fit a schema: the argument that was meant, an example, and the tool that lists values.
 *
 * @param tool the tool that takes the arguments
 * @param catalog finds the tools that list values
 * @param caller sees the tools that are named
 */
record ArgumentAdvice(ToolDescriptor tool, ToolCatalog catalog, Caller caller) {

    private static final int MAX_LISTED = 16;
    private static final int MAX_EXAMPLE = 120;
    private static final String UNKNOWN = "additionalProperties";
    private static final Set<String> NUMBERS = Set.of("integer", "number");
    private static final String REASON = "reason";
    private static final Set<String> ABOUT_FORM = Set.of("multipleOf", "pattern", "required", "type");

    /** Returns the same violations with advice on each argument, once. */
    List<Violation> on(List<Violation> found) {
        Set<String> advised = new HashSet<>();
        return found.stream()
                .map(violation -> new Violation(
                        violation.pointer(), violation.rule(), message(violation, place(violation), advised)))
                .toList();
    }

    private static String[] place(Violation violation) {
        return violation
                .pointer()
                .substring(Math.min(1, violation.pointer().length()))
                .split("/", -1);
    }

    private String message(Violation violation, String[] place, Set<String> advised) {
        if (violation.rule().equals(UNKNOWN) && place.length == 1) {
            return unknown(violation.message(), place[0], advised);
        }
        boolean isNew = ABOUT_FORM.contains(violation.rule()) && advised.add(place[0]);
        return isNew ? String.join("; ", form(violation.message(), place)) : violation.message();
    }

    private String unknown(String message, String name, Set<String> advised) {
        List<String> meant = ArgumentSynonyms.of(name, tool);
        if (!meant.isEmpty()) {
            return "is not known here; use " + String.join(" or ", meant);
        }
        if (name.equals(REASON)) {
            return "is not known here; send a reason in the header " + ReasonFilter.HEADER
                    + ", over MCP in _meta[\"dev.adtools/reason\"]";
        }
        Set<String> all = tool.arguments().members().keySet();
        boolean isListed = !message.endsWith("?") && all.size() <= MAX_LISTED && advised.add("");
        return isListed ? message + "; " + listed(all) : message;
    }

    private static String listed(Set<String> all) {
        return all.isEmpty() ? "the tool takes no arguments" : "the arguments are " + String.join(", ", all);
    }

    private List<String> form(String message, String[] place) {
        List<String> parts = new ArrayList<>(List.of(message));
        if (tool.arguments().get(place[0]) instanceof JsonObject schema) {
            String unit = unit(place[0], schema);
            if (!unit.isEmpty()) {
                parts.add(unit);
            } else if (!message.endsWith("?") && schema.get("examples") instanceof JsonArray examples) {
                parts.addAll(examples(examples.items(), place.length > 1));
            }
            List<String> finders = catalog.finders(tool, place[0], caller);
            if (!finders.isEmpty()) {
                parts.add(String.join(" or ", finders) + " finds it");
            }
        }
        return parts;
    }

    private static String unit(String name, JsonObject schema) {
        boolean isMinor = name.endsWith("_minor")
                || (isNumber(schema)
                        && schema.get("description") instanceof JsonString text
                        && text.value().contains("minor units"));
        if (isMinor) {
            return "it is in minor units: 5000 is 50.00 USD";
        }
        return name.endsWith("_micros") ? "it is in micros: 50000000 is 50.00 USD" : "";
    }

    private static boolean isNumber(JsonObject schema) {
        return schema.get("type") instanceof JsonString type && NUMBERS.contains(type.value());
    }

    private static List<String> examples(List<JsonValue> examples, boolean ofItems) {
        List<String> shown = examples.stream()
                .map(example -> ofItems
                                && example instanceof JsonArray list
                                && !list.items().isEmpty()
                        ? list.items().get(0)
                        : example)
                .map(ArgumentAdvice::text)
                .filter(text -> text.length() <= MAX_EXAMPLE)
                .toList();
        return switch (shown.size()) {
            case 0 -> List.of();
            case 1 -> List.of("an example is " + shown.get(0));
            default -> List.of("examples are " + String.join(" and ", shown));
        };
    }

    private static String text(JsonValue example) {
        return example instanceof JsonString text
                ? text.value()
                : new String(CanonicalJson.of(example), StandardCharsets.UTF_8);
    }
}
