package dev.adtools.tools.rules;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A place in a free-form draft: the JSON Pointer that leads to it, and the value there, if any. */
public final class Node {

    /** A name is shown in full up to this many characters; a caller's longer one would make every finding as long. */
    private static final int LONGEST_NAME = 100;

    private final @Nullable Node parent;
    private final String step;
    private final @Nullable JsonValue value;

    private Node(@Nullable Node parent, String step, @Nullable JsonValue value) {
        this.parent = parent;
        this.step = step;
        this.value = value;
    }

    /** Returns the place of a whole draft. */
    public static Node of(String pointer, @Nullable JsonValue value) {
        return new Node(null, pointer, value);
    }

    /** Returns the place of a member; it is absent when this is no object or has no such member. */
    public Node at(String name) {
        return new Node(this, name, value instanceof JsonObject object ? object.get(name) : null);
    }

    /** Returns the places of the items; none when this is no array. */
    public List<Node> items() {
        List<Node> items = new ArrayList<>();
        if (value instanceof JsonArray array) {
            for (int i = 0; i < array.items().size(); i++) {
                items.add(new Node(this, Integer.toString(i), array.items().get(i)));
            }
        }
        return items;
    }

    /** Returns the names of the members; none when this is no object. */
    public List<String> names() {
        return value instanceof JsonObject object ? List.copyOf(object.members().keySet()) : List.of();
    }

    /** Returns the JSON Pointer into {@code arguments}; a name of more than {@value #LONGEST_NAME} characters is cut. */
    public String pointer() {
        Deque<String> steps = new ArrayDeque<>();
        Node place = this;
        while (place.parent != null) {
            steps.push(Brief.text(place.step, LONGEST_NAME).replace("~", "~0").replace("/", "~1"));
            place = place.parent;
        }
        StringBuilder pointer = new StringBuilder(place.step);
        steps.forEach(step -> pointer.append('/').append(step));
        return pointer.toString();
    }

    /** Returns whether there is a value that is not JSON null. */
    public boolean present() {
        return value != null && value != JsonNull.NULL;
    }

    /** Returns whether there is no value, or JSON null. */
    public boolean absent() {
        return !present();
    }

    /** Returns the value, JSON null when there is none. */
    public JsonValue value() {
        return value == null ? JsonNull.NULL : value;
    }

    /** Returns the text of a string. */
    public Optional<String> text() {
        return value instanceof JsonString string ? Optional.of(string.value()) : Optional.empty();
    }

    /** Returns whether this is the given string. */
    public boolean is(String text) {
        return value instanceof JsonString string && string.value().equals(text);
    }

    /** Returns the value of a number. */
    public Optional<BigDecimal> number() {
        return value instanceof JsonNumber number ? Optional.of(number.value()) : Optional.empty();
    }

    /** Returns the value of a number without fraction. */
    public Optional<Long> integer() {
        return value instanceof JsonNumber number && number.isInteger()
                ? Optional.of(number.value().longValueExact())
                : Optional.empty();
    }

    /** Returns the value of a boolean. */
    public Optional<Boolean> truth() {
        return value instanceof JsonBoolean truth ? Optional.of(truth.value()) : Optional.empty();
    }

    /** Returns whether this is an object. */
    public boolean isObject() {
        return value instanceof JsonObject;
    }

    /** Returns whether this is an array. */
    public boolean isArray() {
        return value instanceof JsonArray;
    }
}
