package dev.adtools.server.console;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.StrictBody;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Field of a form for one argument of a tool.
 *
 * @param argument the argument's name
 * @param schema the argument's schema
 * @param required whether no call does without it
 */
record ToolField(String argument, JsonObject schema, boolean required) {

    private static final String PREFIX = "argument.";
    private static final List<String> TRUTH = List.of("true", "false");
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]{0,17})(\\.[0-9]{1,9})?");
    private static final String OPENING = "{[\"";

    /** Control that takes the argument. */
    enum Control {
        /** One of several values. */
        CHOICE,
        /** Any of several values. */
        CHOICES,
        /** A text, or a number. */
        LINE,
        /** A list, one value to a line. */
        LINES,
        /** A value with members, as JSON. */
        JSON
    }

    /** Returns the control that suits the argument's type. */
    Control control() {
        return switch (type(schema)) {
            case "boolean" -> Control.CHOICE;
            case "string", "integer", "number" -> schema.has("enum") ? Control.CHOICE : Control.LINE;
            case "array" -> list();
            default -> Control.JSON;
        };
    }

    private Control list() {
        return switch (type(items())) {
            case "string", "integer", "number" -> items().has("enum") ? Control.CHOICES : Control.LINES;
            default -> Control.JSON;
        };
    }

    private JsonObject items() {
        return schema.get("items") instanceof JsonObject items ? items : JsonObject.EMPTY;
    }

    private static String type(JsonObject schema) {
        return schema.get("type") instanceof JsonString type ? type.value() : "";
    }

    /** Returns the name by which the form sends it. */
    String name() {
        return PREFIX + argument;
    }

    /** Returns the values to choose from; none where any may be typed. */
    List<String> choices() {
        JsonObject one = type(schema).equals("array") ? items() : schema;
        if (type(one).equals("boolean")) {
            return TRUTH;
        }
        return one.get("enum") instanceof JsonArray values
                ? values.items().stream().map(Display::json).toList()
                : List.of();
    }

    /** Returns what the argument is for. */
    String description() {
        return schema.get("description") instanceof JsonString text ? text.value() : "";
    }

    /** Returns how a value is typed that does not stand alone in its line. */
    String spelling() {
        if (control() == Control.LINES) {
            return "One to a line. ";
        }
        return control() == Control.JSON ? (schema.has("anyOf") ? "A word, or JSON. " : "As JSON. ") : "";
    }

    /** Returns what it is when it is left out, or else an example; nothing when the schema has neither. */
    String placeholder() {
        JsonValue otherwise = schema.get("default");
        if (otherwise != null) {
            return Display.json(otherwise);
        }
        return schema.get("examples") instanceof JsonArray examples
                        && !examples.items().isEmpty()
                ? Display.json(examples.items().get(0))
                : "";
    }

    /** Returns the value that was sent; empty when the field was left out. What fits no type stays a text, which the tool refuses. */
    Outcome<Optional<JsonValue>> value(List<String> sent) {
        List<String> given = sent.stream()
                .flatMap(text -> control() == Control.LINES ? text.lines() : Stream.of(text))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .toList();
        if (given.isEmpty()) {
            return Outcome.completed(Optional.empty());
        }
        return switch (control()) {
            case CHOICE, LINE -> Outcome.completed(Optional.of(scalar(schema, given.get(0))));
            case CHOICES, LINES ->
                Outcome.completed(Optional.of(new JsonArray(
                        given.stream().map(text -> scalar(items(), text)).toList())));
            case JSON -> json(given.get(0));
        };
    }

    private static JsonValue scalar(JsonObject schema, String text) {
        return switch (type(schema)) {
            case "boolean" -> TRUTH.contains(text) ? JsonBoolean.of(Boolean.parseBoolean(text)) : new JsonString(text);
            case "integer", "number" ->
                NUMBER.matcher(text).matches() ? new JsonNumber(new BigDecimal(text)) : new JsonString(text);
            default -> new JsonString(text);
        };
    }

    // What does not begin as JSON does is a plain text: a named range of days, for example.
    private Outcome<Optional<JsonValue>> json(String text) {
        if (OPENING.indexOf(text.charAt(0)) < 0) {
            return Outcome.completed(Optional.of(new JsonString(text)));
        }
        return StrictBody.check(text.getBytes(StandardCharsets.UTF_8))
                .fold(
                        checked -> Outcome.completed(Optional.of(JsonCursor.read(checked))),
                        error -> Outcome.failed(
                                ToolError.of(ErrorCode.INVALID_JSON, argument + ": " + error.message())));
    }
}
