package dev.adtools.api.spi;

import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * Entry of a tool in the catalog.
 *
 * @param name the tool's name
 * @param platform the platform it works on
 * @param mode what it may do
 * @param group what it is for
 * @param spend how it is held back from spending
 * @param document the tool's whole generated descriptor: {@code platform}, {@code name}, {@code title}, {@code
 *     description}, {@code mode}, {@code inputSchema}, {@code outputSchema}, {@code annotations}, {@code audit}
 */
public record ToolDescriptor(
        String name, Platform platform, Mode mode, ToolGroup group, SpendControl spend, JsonObject document) {

    /**
     * Reads a generated descriptor.
     *
     * @param anchor a class of the module that holds it
     * @param name the tool's name
     * @param platform the platform it works on
     * @param mode what it may do
     * @param group what it is for
     * @param spend how it is held back from spending
     * @return the descriptor
     * @throws IllegalStateException when the module was packed without it
     */
    public static ToolDescriptor load(
            Class<?> anchor, String name, Platform platform, Mode mode, ToolGroup group, SpendControl spend) {
        String resource = "/META-INF/adtools/tools/" + name + ".json";
        try (InputStream in = anchor.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException(
                        "the generated resource " + resource + " is missing from the class path");
            }
            return new ToolDescriptor(
                    name, platform, mode, group, spend, (JsonObject) JsonCursor.read(in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@return whether the tool works on the service itself or on several platforms, not only on the one that it carries} */
    public boolean crossPlatform() {
        return JsonBoolean.TRUE.equals(annotation("cross_platform"));
    }

    /** {@return the unpublished words that search matches, separated by spaces; empty for none} */
    public String searchWords() {
        return document.get("searchWords") instanceof JsonString words ? words.value() : "";
    }

    /** Returns whether the tool lists the values of an argument of other tools. */
    public boolean finds(String argument) {
        return annotation("finds") instanceof JsonString found && found.value().equals(argument);
    }

    private @Nullable JsonValue annotation(String name) {
        return document.get("annotations") instanceof JsonObject annotations ? annotations.get(name) : null;
    }

    /** Returns whether the tool publishes an argument of a name. */
    public boolean takes(String argument) {
        return arguments().has(argument);
    }

    /** Returns the schemas of the arguments that the tool publishes, by name. */
    public JsonObject arguments() {
        return document.get("inputSchema") instanceof JsonObject schema
                        && schema.get("properties") instanceof JsonObject properties
                ? properties
                : JsonObject.EMPTY;
    }
}
