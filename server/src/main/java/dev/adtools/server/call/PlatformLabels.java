package dev.adtools.server.call;

import dev.adtools.api.Platform;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.spi.ToolDescriptor;
import java.util.Map;

/**
 * Names that an operator gives to platforms, for people and models.
 *
 * @param labels the names of those platforms that have one
 */
public record PlatformLabels(Map<Platform, String> labels) {

    /** Labels of an operator who sets none. */
    public static final PlatformLabels NONE = new PlatformLabels(Map.of());

    private static final String ANNOTATION = "platform_label";

    public PlatformLabels {
        labels = Map.copyOf(labels);
    }

    /** Returns a platform's own name, followed by its label in parentheses if it has one. */
    public String name(Platform platform) {
        String label = labels.get(platform);
        return label == null ? platform.wireName() : platform.wireName() + " (" + label + ")";
    }

    /** Returns a sentence with each label, each followed by a space; empty without labels. */
    public String sentences() {
        StringBuilder text = new StringBuilder();
        for (Platform platform : Platform.values()) {
            String label = labels.get(platform);
            if (label != null) {
                text.append(platform.wireName()).append(" is ").append(label).append(". ");
            }
        }
        return text.toString();
    }

    /** Returns the catalog entry of a tool with the label of its platform, unless the tool works across platforms. */
    ToolDescriptor on(ToolDescriptor tool) {
        String label = tool.crossPlatform() ? null : labels.get(tool.platform());
        if (label == null || !(tool.document().get("annotations") instanceof JsonObject annotations)) {
            return tool;
        }
        JsonObject labeled = annotations.toBuilder().put(ANNOTATION, label).build();
        return new ToolDescriptor(
                tool.name(),
                tool.platform(),
                tool.mode(),
                tool.group(),
                tool.spend(),
                tool.document().toBuilder().put("annotations", labeled).build());
    }

    /** Returns the label in a catalog entry; empty without one. */
    public static String of(ToolDescriptor tool) {
        return tool.document().get("annotations") instanceof JsonObject annotations
                        && annotations.get(ANNOTATION) instanceof JsonString label
                ? label.value()
                : "";
    }
}
