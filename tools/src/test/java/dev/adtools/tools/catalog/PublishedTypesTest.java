package dev.adtools.tools.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.fixtures.TestTools;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Everything that is published says its type, so that clients have one for it; but for what is JSON of any kind. */
class PublishedTypesTest {

    private static final Set<String> TYPES = Set.of("type", "anyOf", "const", "enum");
    // The values of cells, of changed fields and of found facts are of whatever type they are.
    private static final Set<String> OF_ANY_KIND =
            Set.of("before", "after", "expected", "actual", "rows", "steps", "baseline", "current", "value");

    @Test
    void everyPropertyHasAType() {
        List<String> untyped = new ArrayList<>();
        TestTools.table().all().forEach(tool -> {
            JsonObject descriptor = tool.descriptor().document();
            String name = tool.descriptor().name();
            collect(name, descriptor.get("inputSchema"), untyped);
            collect(name + " answers", descriptor.get("outputSchema"), untyped);
        });

        assertThat(untyped)
                .filteredOn(path -> !OF_ANY_KIND.contains(path.substring(path.lastIndexOf('.') + 1)))
                .isEmpty();
    }

    private static void collect(String path, @Nullable JsonValue value, List<String> untyped) {
        if (!(value instanceof JsonObject schema)) {
            return;
        }
        if (schema.members().keySet().stream().noneMatch(TYPES::contains)) {
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
