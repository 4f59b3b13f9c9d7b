package dev.adtools.tools.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Mode;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.fixtures.TestTools;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Types of everything that is published, so that clients have one for it. Model APIs refuse a tool with an untyped property, an
 * array without items or an object without properties. Parts of answers that are JSON of any kind have no type.
 */
class PublishedTypesTest {

    private static final Set<String> TYPES = Set.of("type", "anyOf", "const", "enum");
    // The values of changed fields and of found facts are of whatever type they are.
    private static final Set<String> OF_ANY_KIND = Set.of(
            "cancel_pending_action answers.result.diff.before",
            "cancel_pending_action answers.result.diff.after",
            "diagnose_campaign_health answers.issues.evidence.current",
            "get_change_history answers.rows.diff.before",
            "get_change_history answers.rows.diff.after",
            "list_pending_actions answers.rows.diff.before",
            "list_pending_actions answers.rows.diff.after",
            "validate_campaign_draft answers.safety_defaults_applied.value");
    private static final List<String> OF_ANY_WRITE =
            List.of(".diff.before", ".diff.after", ".derived.before", ".derived.after");
    private static final List<String> OF_ANY_VALIDATION = List.of(
            ".errors.expected",
            ".errors.actual",
            ".warnings.expected",
            ".warnings.actual",
            ".info.expected",
            ".info.actual");

    @Test
    void everyPropertyHasATypeButForTheseOfTheseTools() {
        Set<String> untyped = new TreeSet<>();
        TestTools.table().all().forEach(tool -> {
            JsonObject descriptor = tool.descriptor().document();
            String name = tool.descriptor().name();
            collect(name, descriptor.get("inputSchema"), untyped);
            collect(name + " answers", descriptor.get("outputSchema"), untyped);
        });

        assertThat(untyped).isEqualTo(ofAnyKind());
    }

    @Test
    void everyArrayHasItemsAndEveryObjectHasProperties() {
        Set<String> open = new TreeSet<>();
        TestTools.table().all().forEach(tool -> {
            JsonObject descriptor = tool.descriptor().document();
            Stream.of("inputSchema", "outputSchema")
                    .forEach(schema -> collectOpen(tool.descriptor().name(), descriptor.get(schema), open));
        });

        assertThat(open).isEmpty();
    }

    private static void collectOpen(String path, @Nullable JsonValue value, Set<String> open) {
        if (value instanceof JsonArray array) {
            array.items().forEach(item -> collectOpen(path, item, open));
        } else if (value instanceof JsonObject object) {
            boolean isOpen = (is(object, "array") && object.get("items") == null)
                    || (is(object, "object") && object.get("properties") == null && object.get("anyOf") == null);
            if (isOpen) {
                open.add(path);
            }
            object.members().forEach((name, member) -> collectOpen(path + "." + name, member, open));
        }
    }

    private static boolean is(JsonObject schema, String type) {
        JsonString name = new JsonString(type);
        return name.equals(schema.get("type"))
                || (schema.get("type") instanceof JsonArray types
                        && types.items().contains(name));
    }

    private static Set<String> ofAnyKind() {
        Set<String> paths = new TreeSet<>(OF_ANY_KIND);
        TestTools.table()
                .all()
                .forEach(tool -> common(tool.descriptor().mode())
                        .forEach(path -> paths.add(tool.descriptor().name() + " answers" + path)));
        return paths;
    }

    private static List<String> common(Mode mode) {
        return switch (mode) {
            case READ -> List.of();
            case VALIDATE -> OF_ANY_VALIDATION;
            case WRITE -> OF_ANY_WRITE;
        };
    }

    private static void collect(String path, @Nullable JsonValue value, Set<String> untyped) {
        if (!(value instanceof JsonObject schema)) {
            return;
        }
        boolean isCell = schema.isEmpty() && path.endsWith(".rows");
        if (!isCell && schema.members().keySet().stream().noneMatch(TYPES::contains)) {
            untyped.add(path);
        }
        if (schema.get("properties") instanceof JsonObject properties) {
            properties.members().forEach((name, property) -> collect(path + "." + name, property, untyped));
        }
        for (String inner : List.of("items", "additionalProperties")) {
            collect(path, schema.get(inner), untyped);
        }
        if (schema.get("anyOf") instanceof JsonArray cases) {
            cases.items().forEach(one -> collect(path, one, untyped));
        }
    }
}
