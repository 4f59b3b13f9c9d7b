package dev.adtools.api.spi;

import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.StrictJson;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Reads arguments out of checked bytes, one value after the other, and notes every rule that a value breaks.
 *
 * <p>The bytes must have passed {@link StrictJson#check}. A value that breaks a rule is passed over and comes back as
 * null, so that reading goes on and all violations are found in one pass; at most {@value #MAX_VIOLATIONS} are kept.
 */
public final class ArgumentReader {

    /** How many violations are kept. */
    public static final int MAX_VIOLATIONS = 20;

    private final JsonCursor cursor;
    private final ReaderPath path = new ReaderPath();
    private final List<Violation> violations = new ArrayList<>(0);
    private int broken;

    /**
     * Starts at a value.
     *
     * @param bytes a text that passed {@link StrictJson#check}
     * @param at the index of the value, or of white space before it
     */
    public ArgumentReader(byte[] bytes, int at) {
        cursor = new JsonCursor(bytes, at);
    }

    /** Returns whether no rule has been broken so far. */
    public boolean valid() {
        return broken == 0;
    }

    /** Returns the rules that were broken, in the order in which they were met. */
    public List<Violation> violations() {
        return List.copyOf(violations);
    }

    /**
     * Enters a closed object and returns the name of its first known member; null when there is none, or no object.
     * Members that are unknown or missing are noted here and in {@link #next}.
     */
    public @Nullable String enter(Members members) {
        if (!is('{', "object")) {
            return null;
        }
        cursor.take();
        path.push();
        return next(members);
    }

    /** Returns the name of the next known member of the object entered last, or null, and leaves it, at its end. */
    public @Nullable String next(Members members) {
        while (cursor.peek() != '}') {
            if (cursor.peek() == ',') {
                cursor.take();
            }
            cursor.passString();
            int index = members.find(cursor, path.expected());
            if (index >= 0) {
                path.member(index, members.name(index));
                passColon();
                return members.name(index);
            }
            unknown(members, cursor.text());
        }
        cursor.take();
        path.pop();
        requireAll(members);
        return null;
    }

    private void unknown(Members members, String name) {
        path.member(name);
        String nearest = members.nearest(name);
        violate(
                "additionalProperties",
                "is not known here" + (nearest == null ? "" : "; did you mean " + nearest + "?"));
        passColon();
        cursor.skip();
    }

    private void requireAll(Members members) {
        long missing = members.required() & ~path.left();
        for (int index = 0; missing != 0; index++, missing >>>= 1) {
            if ((missing & 1) != 0) {
                note(path.pointer(members.name(index)), "required", "is required and missing");
            }
        }
    }

    /** Reads a string. */
    public @Nullable String text(TextRule rule) {
        if (!is('"', "string")) {
            return null;
        }
        String text = cursor.string();
        rule.check(text, this);
        return text;
    }

    /** Reads a string and makes a value of it. */
    public <T> @Nullable T text(TextRule rule, Function<String, T> make) {
        int before = broken;
        String text = text(rule);
        return text == null || broken > before ? null : make.apply(text);
    }

    /** Reads an integer. */
    public @Nullable Long integer(IntegerRule rule) {
        if (!isNumber(rule.type())) {
            return null;
        }
        cursor.passNumber();
        if (cursor.plain()) {
            long value = cursor.longValue();
            rule.check(value, this);
            return value;
        }
        return integral(rule, cursor.decimal());
    }

    private @Nullable Long integral(IntegerRule rule, BigDecimal decimal) {
        if (decimal.signum() != 0 && decimal.stripTrailingZeros().scale() > 0) {
            boolean isInteger = rule.type().equals("integer");
            violate(isInteger ? "type" : "multipleOf", "must be a whole number, got " + decimal);
            return null;
        }
        long value = decimal.longValue();
        rule.check(value, this);
        return value;
    }

    /** Reads an integer and makes a value of it. */
    public <T> @Nullable T integer(IntegerRule rule, LongFunction<T> make) {
        int before = broken;
        Long value = integer(rule);
        return value == null || broken > before ? null : make.apply(value);
    }

    /** Reads a number that may have a fraction. */
    public @Nullable BigDecimal decimal(DecimalRule rule) {
        if (!isNumber("number")) {
            return null;
        }
        cursor.passNumber();
        BigDecimal value = cursor.decimal();
        rule.check(value, this);
        return value;
    }

    /** Reads a number that may have a fraction and makes a value of it. */
    public <T> @Nullable T decimal(DecimalRule rule, Function<BigDecimal, T> make) {
        int before = broken;
        BigDecimal value = decimal(rule);
        return value == null || broken > before ? null : make.apply(value);
    }

    /** Reads true or false. */
    public @Nullable Boolean truth() {
        char first = cursor.peek();
        if (first != 't' && first != 'f') {
            mismatch("boolean");
            return null;
        }
        cursor.skip();
        return first == 't';
    }

    /** Reads one of an enum's names. */
    public <E extends Enum<E>> @Nullable E choice(Choice<E> choice) {
        if (cursor.peek() != '"') {
            violate("enum", "must be " + choice.expected() + ", got " + kind(cursor.peek()));
            cursor.skip();
            return null;
        }
        cursor.passString();
        E constant = choice.find(cursor);
        if (constant == null) {
            violate("enum", choice.expected(cursor.text()));
        }
        return constant;
    }

    /** Reads a list. */
    public <T> @Nullable List<T> list(ItemsRule rule, Decoder<T> items) {
        if (!is('[', "array")) {
            return null;
        }
        List<T> list = new ArrayList<>();
        int count = 0;
        cursor.take();
        path.push();
        while (cursor.peek() != ']') {
            if (cursor.peek() == ',') {
                cursor.take();
            }
            path.item(count++);
            T item = items.decode(this);
            if (item != null) {
                list.add(item);
            }
        }
        cursor.take();
        path.pop();
        rule.checkItems(count, this);
        return list;
    }

    /** Reads an object whose names are the caller's, and whose values are all of one kind. */
    public <T> @Nullable Map<String, T> map(ItemsRule rule, Decoder<T> values) {
        if (!is('{', "object")) {
            return null;
        }
        Map<String, T> map = new LinkedHashMap<>();
        int count = 0;
        cursor.take();
        path.push();
        while (cursor.peek() != '}') {
            if (cursor.peek() == ',') {
                cursor.take();
            }
            count++;
            String name = cursor.string();
            path.member(name);
            passColon();
            T value = values.decode(this);
            if (value != null) {
                map.put(name, value);
            }
        }
        cursor.take();
        path.pop();
        rule.checkMembers(count, this);
        return map;
    }

    /** Reads a free-form object. */
    public @Nullable JsonObject object(ItemsRule rule) {
        if (!is('{', "object")) {
            return null;
        }
        JsonObject object = (JsonObject) cursor.value();
        rule.checkMembers(object.members().size(), this);
        return object;
    }

    /** Reads a list whose items are free-form. */
    public @Nullable JsonArray array(ItemsRule rule) {
        if (!is('[', "array")) {
            return null;
        }
        JsonArray array = (JsonArray) cursor.value();
        rule.checkItems(array.items().size(), this);
        return array;
    }

    /** Reads a value of any kind. */
    public JsonValue any() {
        return cursor.value();
    }

    /** Notes that the value read last breaks a rule. */
    void violate(String rule, String message) {
        note(path.pointer(), rule, message);
    }

    private void note(String pointer, String rule, String message) {
        broken++;
        if (violations.size() < MAX_VIOLATIONS) {
            violations.add(new Violation(pointer, rule, message));
        }
    }

    private void passColon() {
        cursor.peek();
        cursor.take();
    }

    private boolean isNumber(String type) {
        char first = cursor.peek();
        if (first == '-' || (first >= '0' && first <= '9')) {
            return true;
        }
        mismatch(type);
        return false;
    }

    private boolean is(char opening, String type) {
        if (cursor.peek() == opening) {
            return true;
        }
        mismatch(type);
        return false;
    }

    private void mismatch(String type) {
        violate("type", "must be " + article(type) + ", got " + kind(cursor.peek()));
        cursor.skip();
    }

    private static String article(String type) {
        return switch (type) {
            case "object", "array", "integer" -> "an " + type;
            default -> "a " + type;
        };
    }

    private static String kind(char first) {
        return switch (first) {
            case '{' -> "an object";
            case '[' -> "an array";
            case '"' -> "a string";
            case 't', 'f' -> "a boolean";
            case 'n' -> "null";
            default -> "a number";
        };
    }
}
