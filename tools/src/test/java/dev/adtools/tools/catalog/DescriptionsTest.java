package dev.adtools.tools.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.tools.fixtures.TestTools;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Descriptions as a model reads them: what a tool does, when to use it, and which tool finds an argument. */
class DescriptionsTest {

    // Arguments without a schema: the sentence is all that a model has.
    private static final Map<String, Integer> FREE_FORM = Map.of("draft", 540, "rows", 260);

    @ParameterizedTest
    @MethodSource("tools")
    void sayFirstWhatAToolDoesAndThenWhenToUseIt(ToolDescriptor tool) {
        String[] sentences = text(tool.document(), "description").split("(?<=\\.) ", -1);

        assertThat(sentences[0]).matches("[A-Z][a-z]+s .*\\.");
        assertThat(sentences[1]).matches("Use (it )?.*\\.");
        assertThat(sentences[0].length() + sentences[1].length()).isLessThanOrEqualTo(250);
    }

    @ParameterizedTest
    @MethodSource("tools")
    void beginEachArgumentShortly(ToolDescriptor tool) {
        assertThat(arguments(tool).members()).allSatisfy((name, schema) -> {
            String first = text((JsonObject) schema, "description").split("(?<=\\.) ", -1)[0];
            assertThat(first).as(name).endsWith(".").hasSizeLessThanOrEqualTo(FREE_FORM.getOrDefault(name, 190));
        });
    }

    @Test
    void nameOneToolThatFindsAnArgument() {
        Map<String, String> finders = new TreeMap<>();
        for (ToolDescriptor tool : tools()) {
            if (tool.document().get("annotations") instanceof JsonObject annotations
                    && annotations.get("finds") instanceof JsonString found) {
                String argument = tool.platform() + " " + found.value();
                assertThat(finders.put(argument, tool.name())).as(argument).isNull();
                assertThat(tools())
                        .as(argument)
                        .anyMatch(other -> !other.name().equals(tool.name()) && other.takes(found.value()));
            }
        }

        assertThat(finders).hasSize(11).containsEntry("BETA campaign_id", "get_campaigns");
    }

    static List<ToolDescriptor> tools() {
        return TestTools.table().all().stream()
                .<ToolDescriptor>map(tool -> tool.descriptor())
                .toList();
    }

    private static JsonObject arguments(ToolDescriptor tool) {
        JsonObject schema = (JsonObject) Objects.requireNonNull(tool.document().get("inputSchema"));
        return (JsonObject) Objects.requireNonNull(schema.get("properties"));
    }

    private static String text(JsonObject object, String member) {
        return ((JsonString) Objects.requireNonNull(object.get(member))).value();
    }
}
