package dev.adtools.processor.read;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.processor.model.Count;
import dev.adtools.processor.model.Member;
import dev.adtools.processor.model.ValueType;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Tells why a value is not one of a type, or nothing when it is. */
final class Fitting implements ValueType.Visitor<Optional<Misfit>> {

    private final JsonValue value;

    Fitting(JsonValue value) {
        this.value = value;
    }

    @Override
    public Optional<Misfit> text(ValueType.Text type) {
        if (!(value instanceof JsonString string)) {
            return type("a string");
        }
        String text = string.value();
        int length = text.codePointCount(0, text.length());
        if (length < type.minLength() || length > type.maxLength()) {
            return bound("length " + type.minLength() + " to " + type.maxLength());
        }
        boolean matches = type.pattern().isEmpty() || Pattern.matches(type.pattern(), text);
        return matches ? Optional.empty() : bound("pattern " + type.pattern());
    }

    @Override
    public Optional<Misfit> whole(ValueType.Whole type) {
        if (!(value instanceof JsonNumber number) || !number.isInteger()) {
            return type("a whole number");
        }
        return bounded(
                number.value(),
                BigDecimal.valueOf(type.min()),
                BigDecimal.valueOf(type.max()),
                BigDecimal.valueOf(type.multipleOf()));
    }

    @Override
    public Optional<Misfit> fraction(ValueType.Fraction type) {
        if (!(value instanceof JsonNumber number)) {
            return type("a number");
        }
        return bounded(number.value(), type.min(), type.max(), type.multipleOf());
    }

    private static Optional<Misfit> bounded(
            BigDecimal number, @Nullable BigDecimal min, @Nullable BigDecimal max, @Nullable BigDecimal step) {
        if (min != null && number.compareTo(min) < 0) {
            return bound("at least " + min.toPlainString());
        } else if (max != null && number.compareTo(max) > 0) {
            return bound("at most " + max.toPlainString());
        }
        return step == null || number.remainder(step).signum() == 0
                ? Optional.empty()
                : bound("a multiple of " + step.toPlainString());
    }

    @Override
    public Optional<Misfit> truth(ValueType.Truth type) {
        return value instanceof JsonBoolean ? Optional.empty() : type("true or false");
    }

    @Override
    public Optional<Misfit> choice(ValueType.Choice type) {
        return value instanceof JsonString string && type.names().contains(string.value())
                ? Optional.empty()
                : type("one of " + String.join(", ", type.names()));
    }

    @Override
    public Optional<Misfit> wrapped(ValueType.Wrapped type) {
        return type.inner().accept(this);
    }

    @Override
    public Optional<Misfit> items(ValueType.Items type) {
        if (!(value instanceof JsonArray array)) {
            return type("a JSON array");
        }
        return all(array.items(), type.item(), type.count());
    }

    @Override
    public Optional<Misfit> entries(ValueType.Entries type) {
        if (!(value instanceof JsonObject object)) {
            return type("a JSON object");
        }
        return all(object.members().values(), type.value(), type.count());
    }

    private static Optional<Misfit> all(Collection<JsonValue> values, ValueType type, Count count) {
        return counted(values.size(), count)
                .or(() -> values.stream()
                        .map(item -> type.accept(new Fitting(item)))
                        .flatMap(Optional::stream)
                        .findFirst());
    }

    @Override
    public Optional<Misfit> free(ValueType.Free type) {
        return value instanceof JsonObject object
                ? counted(object.members().size(), type.count())
                : type("a JSON object");
    }

    private static Optional<Misfit> counted(int size, Count count) {
        return size < count.min() || size > count.max() ? bound(shown(count) + " items") : Optional.empty();
    }

    private static String shown(Count count) {
        return count.max() == Integer.MAX_VALUE ? "at least " + count.min() : count.min() + " to " + count.max();
    }

    @Override
    public Optional<Misfit> structure(ValueType.Structure type) {
        if (!(value instanceof JsonObject object)) {
            return type("a JSON object");
        }
        Set<String> known = type.members().stream().map(Member::name).collect(Collectors.toSet());
        for (String name : object.members().keySet()) {
            if (!known.contains(name)) {
                return type("an object without " + name);
            }
        }
        for (Member member : type.members()) {
            JsonValue inner = object.get(member.name());
            Optional<Misfit> misfit = inner != null
                    ? member.type().accept(new Fitting(inner))
                    : member.required() ? type("an object with " + member.name()) : Optional.empty();
            if (misfit.isPresent()) {
                return misfit;
            }
        }
        return Optional.empty();
    }

    @Override
    public Optional<Misfit> union(ValueType.Union type) {
        List<Optional<Misfit>> misfits =
                type.cases().stream().map(one -> one.accept(this)).toList();
        return misfits.contains(Optional.<Misfit>empty()) ? Optional.empty() : misfits.get(0);
    }

    private static Optional<Misfit> type(String expected) {
        return Optional.of(new Misfit(true, expected));
    }

    private static Optional<Misfit> bound(String expected) {
        return Optional.of(new Misfit(false, expected));
    }
}
