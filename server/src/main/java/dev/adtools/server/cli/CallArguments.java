package dev.adtools.server.cli;

import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.StrictJson;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reader of a call's arguments as they are typed: values are JSON where a tool's schema takes JSON of that type, else text.
 *
 * @param schema the tool's {@code inputSchema}
 */
record CallArguments(@Nullable JsonValue schema) {

    /** Returns the arguments of a body, with {@code name=value} pairs put in; a dot in a name leads into an object. */
    JsonObject with(JsonObject body, List<String> pairs) {
        JsonObject read = body;
        for (String pair : pairs) {
            int equals = pair.indexOf('=');
            if (equals < 1) {
                throw new CommandFailure("--arg takes NAME=VALUE, not " + pair + ".", ExitCode.USAGE);
            }
            read = put(read, schema, pair.substring(0, equals), pair.substring(equals + 1));
        }
        return read;
    }

    private static JsonObject put(JsonObject object, @Nullable JsonValue schema, String path, String text) {
        int dot = path.indexOf('.');
        String name = dot < 0 ? path : path.substring(0, dot);
        @Nullable JsonValue property = property(schema, name);
        JsonValue value = dot < 0
                ? value(property, text)
                : put(
                        object.get(name) instanceof JsonObject inner ? inner : JsonObject.EMPTY,
                        property,
                        path.substring(dot + 1),
                        text);
        return object.toBuilder().put(name, value).build();
    }

    private static @Nullable JsonValue property(@Nullable JsonValue schema, String name) {
        if (schema instanceof JsonObject object
                && object.get("properties") instanceof JsonObject properties
                && properties.has(name)) {
            return properties.get(name);
        }
        return TablePrinter.at(schema, "anyOf") instanceof JsonArray either
                ? either.items().stream()
                        .flatMap(one -> Optional.ofNullable(property(one, name)).stream())
                        .findFirst()
                        .orElse(null)
                : null;
    }

    private static JsonValue value(@Nullable JsonValue schema, String text) {
        Set<String> types = types(schema);
        return json(text.getBytes(StandardCharsets.UTF_8))
                .filter(value ->
                        types.isEmpty() || (types.contains(value.typeName()) && !(value instanceof JsonString)))
                .orElseGet(() -> new JsonString(text));
    }

    private static Set<String> types(@Nullable JsonValue schema) {
        Set<String> types = new HashSet<>();
        if (TablePrinter.at(schema, "type") instanceof JsonString type) {
            types.add(type.value().equals("integer") ? "number" : type.value());
        } else if (TablePrinter.at(schema, "anyOf") instanceof JsonArray either) {
            either.items().forEach(one -> types.addAll(types(one)));
        }
        return types;
    }

    /** Reads the object that {@code @FILE} or {@code -} names. */
    static JsonObject body(String place, InputStream in) {
        try {
            byte[] bytes = place.equals("-") ? in.readAllBytes() : Files.readAllBytes(file(place));
            if (json(bytes).orElse(null) instanceof JsonObject object) {
                return object;
            }
            throw new CommandFailure("In " + place + " is no JSON object, which is what a tool's arguments are.");
        } catch (IOException | InvalidPathException e) {
            throw new CommandFailure("The arguments cannot be read from " + place + ".");
        }
    }

    private static Path file(String place) {
        if (!place.startsWith("@")) {
            throw new CommandFailure("Arguments are read from @FILE or -, not from " + place + ".", ExitCode.USAGE);
        }
        return Path.of(place.substring(1));
    }

    private static Optional<JsonValue> json(byte[] bytes) {
        try {
            StrictJson.check(bytes);
            return Optional.of(JsonCursor.read(bytes));
        } catch (InvalidJson e) {
            return Optional.empty();
        }
    }
}
