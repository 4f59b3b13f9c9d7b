package dev.adtools.tools.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ToolGroup;
import dev.adtools.api.fixtures.Golden;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.tools.fixtures.TestTools;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The groups of tools, each short enough for a model that asks for one. */
final class ToolGroupsTest {

    private static final int MAX_OF_A_GROUP = 10;

    @Test
    @Tag(Golden.TAG)
    void holdTheTools() {
        Golden.hold(
                Path.of("src/test/resources/groups.txt"),
                Stream.of(ToolGroup.values()).map(ToolGroupsTest::line).toList());
    }

    private static String line(ToolGroup group) {
        return group.wireName() + ": "
                + in(group.wireName()).map(ToolDescriptor::name).collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @EnumSource
    void isPublishedAndShort(ToolGroup group) {
        List<ToolDescriptor> tools = in(group.wireName()).toList();

        assertThat(tools).hasSizeBetween(1, MAX_OF_A_GROUP);
        assertThat(tools)
                .extracting(tool -> ((JsonObject) tool.document().get("annotations")).get("group"))
                .containsOnly(new JsonString(group.wireName()));
    }

    private static Stream<ToolDescriptor> in(String group) {
        return TestTools.table().all().stream()
                .map(tool -> tool.descriptor())
                .filter(tool -> tool.group().wireName().equals(group));
    }
}
