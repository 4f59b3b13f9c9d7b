package dev.adtools.processor.read;

import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.StrictJson;
import dev.adtools.processor.model.ValueType;
import dev.adtools.processor.problem.Place;
import dev.adtools.processor.problem.Problem;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the default and the examples of an {@code @Arg}, each of which must be a valid value of the argument. */
final class Literals {

    private final Surroundings around;
    private final Site site;
    private final Bounds bounds;
    private final ValueType type;

    Literals(Surroundings around, Site site, Bounds bounds, ValueType type) {
        this.around = around;
        this.site = site;
        this.bounds = bounds;
        this.type = type;
    }

    @Nullable
    JsonValue defaultValue(boolean nullable) {
        if (!bounds.has("defaultValue")) {
            return null;
        }
        Place place = bounds.place("defaultValue");
        if (nullable) {
            around.problems().report(place, Problem.DEFAULT_ON_NULLABLE, site.name());
            return null;
        }
        JsonValue value = read("default", bounds.values().defaultValue(), place);
        if (value != null && !Initial.isWritable(type, value)) {
            String text = bounds.values().defaultValue();
            String rule = type instanceof ValueType.Structure ? "left out, for a record has none" : "empty";
            around.problems().report(place, Problem.DEFAULT_INVALID, "default", text, site.name(), rule);
        }
        return value;
    }

    List<JsonValue> examples(boolean nullable) {
        List<JsonValue> values = new ArrayList<>();
        if (bounds.has("examples")) {
            for (String example : bounds.values().examples()) {
                boolean isNull = nullable && site.use() == Use.ANSWER && example.equals("null");
                JsonValue value = isNull ? JsonNull.NULL : read("example", example, bounds.place("examples"));
                if (value != null) {
                    values.add(value);
                }
            }
        }
        return values;
    }

    private @Nullable JsonValue read(String what, String text, Place place) {
        JsonValue value = isBare(type) ? new JsonString(text) : json(text);
        // What is no JSON is held against the type as the text that it is.
        Misfit misfit = type.accept(new Fitting(value == null ? new JsonString(text) : value))
                .orElse(null);
        if (value == null && misfit == null) {
            misfit = new Misfit(true, "JSON");
        }
        if (misfit == null) {
            return value;
        }
        Problem problem = misfit.ofType() ? Problem.DEFAULT_INVALID : Problem.DEFAULT_OUT_OF_BOUNDS;
        around.problems().report(place, problem, what, text, site.name(), misfit.expected());
        return null;
    }

    private static boolean isBare(ValueType type) {
        return type instanceof ValueType.Text
                || type instanceof ValueType.Choice
                || (type instanceof ValueType.Wrapped wrapped && isBare(wrapped.inner()));
    }

    private static @Nullable JsonValue json(String text) {
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            StrictJson.check(bytes);
            return JsonCursor.read(bytes);
        } catch (InvalidJson e) {
            return null;
        }
    }
}
