package dev.adtools.api.spi;

import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.StrictJson;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads arguments out of checked bytes, one value after the other, and notes every rule that a value breaks.
 *
 * <p>The bytes must have passed {@link StrictJson#check}; on others the reader may throw or answer nonsense. A value of
 * the wrong type is passed over and comes back as null, so that reading goes on and all violations are found in one pass;
 * at most {@value #MAX_VIOLATIONS} are kept. What was read may be used only if the reader is {@link #valid} at the end.
 * A reader is used by one thread.
 */
public final class ArgumentReader {

    /** Largest number of violations that are kept. */
    public static final int MAX_VIOLATIONS = 20;

    private final JsonCursor cursor;
    private ReaderPath path;
    private @Nullable Violations violations;
    private long broken;

    /**
     * Starts at a value.
     *
     * @param bytes a text that passed {@link StrictJson#check}
     * @param at the index of the value, or of white space before it
     */
    public ArgumentReader(byte[] bytes, int at) {
        this(bytes, at, ReaderPath.ROOT);
    }

    private ArgumentReader(byte[] bytes, int at, ReaderPath path) {
        this.cursor = new JsonCursor(bytes, at);
        this.path = path;
    }

    /**
     * Starts at the arguments of a call, and notes what the audit trail keeps of them.
     *
     * @param bytes a text that passed {@link StrictJson#check}
     * @param arguments where the arguments begin, which get their members as they are read
     * @return the reader
     */
    public static ArgumentReader auditing(byte[] bytes, AuditedValue arguments) {
        return new ArgumentReader(bytes, arguments.from(), ReaderPath.noting(arguments));
    }

    /**
     * Tells whether what has been read can be used.
     *
     * @return whether no rule has been broken so far
     */
    public boolean valid() {
        return violations == null;
    }

    /**
     * Returns what is wrong.
     *
     * @return the first {@value #MAX_VIOLATIONS} rules that were broken, in the order in which they were met
     */
    public List<Violation> violations() {
        return violations == null ? List.of() : violations.kept();
    }

    /**
     * Enters a closed object. Members that are unknown or missing are noted here and in {@link #next}.
     *
     * @param members what the object may and must have
     * @return the index of its first known member, whose value must be read next; -1 when there is none, or no object
     */
    public int enter(Members members) {
        if (!is(cursor.peek() == '{', "object")) {
            return -1;
        }
        cursor.take();
        path = path.inner(members);
        return next(members);
    }

    /**
     * Goes on in the object that was entered last, and leaves it at its end.
     *
     * @param members what the object may and must have
     * @return the index of its next known member, whose value must be read next; -1 when the object has been left
     */
    public int next(Members members) {
        endNoted();
        while (cursor.more('}')) {
            int index = members.pass(cursor, path.expected());
            if (index >= 0) {
                path.member(index);
                path.beginMember(cursor.next(), cursor.peek(), broken);
                // Many clients write null for an optional member that they leave out.
                if (cursor.peek() == 'n' && members.isOptional(index)) {
                    cursor.skip();
                    endNoted();
                    continue;
                }
                return index;
            }
            String name = cursor.text();
            members.refuse(name, path, this);
            path.beginUnknown(name, cursor.next(), cursor.peek(), broken);
            cursor.skip();
            endNoted();
        }
        members.check(path, this);
        path = path.outer();
        return -1;
    }

    /**
     * Reads a string.
     *
     * @param rule what it must be like
     * @return its text, also when it breaks the rule; null when it is no string
     */
    public @Nullable String text(TextRule rule) {
        String text = string();
        if (text != null) {
            rule.check(text, this);
        }
        return text;
    }

    /**
     * Reads a string and makes a value of it.
     *
     * @param <T> the value
     * @param rule what the string must be like
     * @param make makes the value of a text that keeps the rule, and never fails
     * @return the value; null when the text breaks the rule or is no string
     */
    public <T> @Nullable T text(TextRule rule, Function<String, T> make) {
        String text = string();
        return text != null && rule.check(text, this) ? make.apply(text) : null;
    }

    /**
     * Reads a string that may also arrive in other forms, and makes a value of it.
     *
     * @param <T> the value
     * @param rule the rule of the published string
     * @param normalize returns the published string of another form, and any other value unchanged; never fails
     * @param refusal returns the message for a value that breaks the rule
     * @param make makes the value of a string that keeps the rule, and never fails
     * @return the value; null when it breaks the rule
     */
    public <T> @Nullable T text(
            TextRule rule,
            UnaryOperator<JsonValue> normalize,
            Function<JsonValue, String> refusal,
            Function<String, T> make) {
        JsonValue value = normalize.apply(cursor.value());
        if (!(value instanceof JsonString text) || !rule.allows(text.value())) {
            violate(value instanceof JsonString ? "pattern" : "type", () -> refusal.apply(value));
            return null;
        }
        return make.apply(text.value());
    }

    private @Nullable String string() {
        return is(cursor.peek() == '"', "string") ? cursor.string() : null;
    }

    /**
     * Reads an integer, in any spelling: {@code 1.0} and {@code 1e3} are integers.
     *
     * @param rule what it must be like
     * @return its value, also when it breaks a bound; null when it is no integer
     */
    public @Nullable Long integer(IntegerRule rule) {
        if (!whole(rule)) {
            return null;
        }
        long value = cursor.longValue();
        rule.check(value, this);
        return value;
    }

    /**
     * Reads an integer and makes a value of it.
     *
     * @param <T> the value
     * @param rule what the integer must be like
     * @param make makes the value of an integer that keeps the rule, and never fails
     * @return the value; null when the integer breaks the rule or is none
     */
    public <T> @Nullable T integer(IntegerRule rule, LongFunction<T> make) {
        return whole(rule) && rule.check(cursor.longValue(), this) ? make.apply(cursor.longValue()) : null;
    }

    private boolean whole(IntegerRule rule) {
        if (!is(cursor.atNumber(), rule.type())) {
            return false;
        }
        cursor.passNumber();
        return cursor.whole() || violate(rule.wholeness(), () -> "must be a whole number, got " + cursor.decimal());
    }

    /**
     * Reads a number that may have a fraction.
     *
     * @param rule what it must be like
     * @return its exact value, also when it breaks the rule; null when it is no number
     */
    public @Nullable BigDecimal decimal(DecimalRule rule) {
        BigDecimal value = number();
        if (value != null) {
            rule.check(value, this);
        }
        return value;
    }

    /**
     * Reads a number that may have a fraction and makes a value of it.
     *
     * @param <T> the value
     * @param rule what the number must be like
     * @param make makes the value of a number that keeps the rule, and never fails
     * @return the value; null when the number breaks the rule or is none
     */
    public <T> @Nullable T decimal(DecimalRule rule, Function<BigDecimal, T> make) {
        BigDecimal value = number();
        return value != null && rule.check(value, this) ? make.apply(value) : null;
    }

    private @Nullable BigDecimal number() {
        if (!is(cursor.atNumber(), "number")) {
            return null;
        }
        cursor.passNumber();
        return cursor.decimal();
    }

    /**
     * Reads true or false.
     *
     * @return which; null when it is neither
     */
    public @Nullable Boolean truth() {
        char first = cursor.peek();
        return is(first == 't' || first == 'f', "boolean") ? cursor.passTruth() : null;
    }

    /**
     * Reads one of an enum's names.
     *
     * @param <E> the values' type
     * @param choice their names
     * @return the value of that name; null when it is none of them
     */
    public <E> @Nullable E choice(Choice<E> choice) {
        if (cursor.peek() != '"') {
            violate(
                    "enum",
                    () -> choice.expected() + ", got " + Kind.of(cursor.peek()).shown());
            cursor.skip();
            return null;
        }
        E constant = choice.pass(cursor);
        if (constant == null) {
            violate("enum", () -> choice.expected(cursor.text()));
        }
        return constant;
    }

    /**
     * Looks at the type of a value that may have several, and must be read next.
     *
     * @param types the types it may have: object, array, string, number or boolean
     * @return the index of its type; -1 when it has none of them, which is noted, and the value is passed over
     */
    public int oneOf(String... types) {
        Kind came = Kind.of(cursor.peek());
        for (int i = 0; i < types.length; i++) {
            if (came.isCalled(types[i])) {
                return i;
            }
        }
        violate(
                "type",
                () -> Stream.of(types).map(Kind::named).collect(Collectors.joining(" or ", "must be ", ", got "))
                        + came.shown());
        cursor.skip();
        return -1;
    }

    /**
     * Reads a list.
     *
     * @param <T> an item
     * @param rule how many items it may have
     * @param items reads one item
     * @return the items that could be read, in order; null when it is no list
     */
    public <T> @Nullable List<T> list(ItemsRule rule, Decoder<T> items) {
        return is(cursor.peek() == '[', "array") ? new Containers(this, cursor).list(rule, items) : null;
    }

    /**
     * Reads an object whose names are the caller's, and whose values are all of one kind.
     *
     * @param <T> a value
     * @param rule how many members it may have
     * @param values reads one value
     * @return the members whose values could be read, in the caller's order; null when it is no object
     */
    public <T> @Nullable Map<String, T> map(ItemsRule rule, Decoder<T> values) {
        return is(cursor.peek() == '{', "object") ? new Containers(this, cursor).map(rule, values) : null;
    }

    /**
     * Reads a free-form object.
     *
     * @param rule how many members it may have
     * @return the object, also when it breaks the rule; null when it is none
     */
    public @Nullable JsonObject object(ItemsRule rule) {
        if (!is(cursor.peek() == '{', "object")) {
            return null;
        }
        JsonObject object = (JsonObject) cursor.value();
        rule.checkMembers(object.members().size(), this);
        return object;
    }

    /**
     * Reads a value of any kind.
     *
     * @return the value, as it came
     */
    public JsonValue any() {
        return cursor.value();
    }

    /** {@return where the reader is} */
    ReaderPath path() {
        return path;
    }

    /** Goes into an object or array, or out of it. */
    void path(ReaderPath where) {
        path = where;
    }

    /** Notes for the audit trail that an item comes next. */
    void beginNoted() {
        path.beginItem(cursor.next(), cursor.peek(), broken);
    }

    /** Notes for the audit trail that the value which was read last has ended. */
    void endNoted() {
        path.end(cursor.at(), broken);
    }

    /** Notes that the value at the path breaks a rule, and returns false; the message is made only if it is kept. */
    boolean violate(String rule, Supplier<String> message) {
        return violate(path, rule, message);
    }

    /** Notes that what is or should be at a path breaks a rule, and returns false. */
    boolean violate(ReaderPath where, String rule, Supplier<String> message) {
        if (violations == null) {
            violations = new Violations();
        }
        broken++;
        violations.add(where, rule, message);
        return false;
    }

    /** Passes over a value that is not of the type it must be. */
    private boolean is(boolean fits, String type) {
        if (!fits) {
            Kind came = Kind.of(cursor.peek());
            violate("type", () -> "must be " + Kind.named(type) + ", got " + came.shown());
            cursor.skip();
        }
        return fits;
    }
}
