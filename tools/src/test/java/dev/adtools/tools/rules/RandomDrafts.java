package dev.adtools.tools.rules;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Makes free-form drafts that resemble those of a tool's corpus: its names and texts, at any place, with any value. */
public final class RandomDrafts {

    private static final int DEEPEST = 6;
    private static final int LIKELY_WIDTH = 6;
    private static final List<JsonValue> ODD = List.of(
            JsonNull.NULL,
            JsonBoolean.TRUE,
            JsonBoolean.FALSE,
            JsonArray.EMPTY,
            JsonObject.EMPTY,
            new JsonString(""),
            new JsonString(" "),
            new JsonString("\u0000\n\r"),
            new JsonString("😀{{"),
            new JsonString("}}{{product.name|}}{"),
            new JsonString("https://"),
            new JsonString("https://[::1"),
            new JsonString("+999999999-12-31T23:59:59Z"),
            new JsonString("-999999999-01-01T00:00:00Z"),
            new JsonString("x".repeat(5000)),
            number("0"),
            number("-1"),
            number("1"),
            number("0.5"),
            number("9007199254740991"),
            number("-9007199254740991"),
            number("1e300"),
            number("1e-300"));

    private final Random random;
    private final List<String> names;
    private final List<JsonValue> values;

    /** Makes drafts of a tool's corpus; the same seed makes the same drafts. */
    public RandomDrafts(String tool, long seed) {
        TreeSet<String> seenNames = new TreeSet<>();
        TreeSet<String> seenTexts = new TreeSet<>();
        for (CorpusCase sample : CorpusCase.of(tool)) {
            collect(JsonCursor.read(sample.arguments().getBytes(StandardCharsets.UTF_8)), seenNames, seenTexts);
        }
        this.random = new Random(seed);
        this.names = List.copyOf(seenNames);
        this.values = new ArrayList<>(ODD);
        seenTexts.forEach(text -> values.add(new JsonString(text)));
    }

    private static JsonNumber number(String text) {
        return new JsonNumber(new BigDecimal(text));
    }

    private static void collect(JsonValue value, Set<String> names, Set<String> texts) {
        if (value instanceof JsonObject object) {
            names.addAll(object.members().keySet());
            object.members().values().forEach(member -> collect(member, names, texts));
        } else if (value instanceof JsonArray array) {
            array.items().forEach(item -> collect(item, names, texts));
        } else if (value instanceof JsonString text) {
            texts.add(text.value());
        }
    }

    /** Returns arguments of the corpus with some of its values replaced, moved or removed. */
    public JsonObject mutated(JsonObject arguments) {
        JsonObject.Builder mutated = JsonObject.builder();
        arguments.members().forEach((name, value) -> {
            if (random.nextInt(8) > 0) {
                mutated.put(name, mutated(value, 1));
            }
        });
        return mutated.build();
    }

    private JsonValue mutated(JsonValue value, int depth) {
        if (random.nextInt(10) == 0) {
            return value(depth);
        } else if (value instanceof JsonObject object) {
            return mutated(object);
        } else if (value instanceof JsonArray array) {
            return new JsonArray(
                    array.items().stream().map(item -> mutated(item, depth + 1)).toList());
        }
        return value;
    }

    /** Returns arguments of the corpus with random members in each free-form part. */
    public JsonObject replaced(JsonObject arguments) {
        JsonObject.Builder replaced = JsonObject.builder();
        arguments.members().forEach((name, value) -> replaced.put(name, sameType(value)));
        return replaced.build();
    }

    private JsonValue sameType(JsonValue value) {
        if (value instanceof JsonObject) {
            return object(1);
        } else if (value instanceof JsonArray) {
            return new JsonArray(List.of(object(2), value(2), object(2)));
        }
        return value;
    }

    private JsonObject object(int depth) {
        JsonObject.Builder object = JsonObject.builder();
        for (String name : names) {
            if (random.nextInt(names.size()) < LIKELY_WIDTH) {
                object.put(name, value(depth + 1));
            }
        }
        return object.build();
    }

    private JsonValue value(int depth) {
        int kind = depth < DEEPEST ? random.nextInt(6) : 0;
        if (kind == 1) {
            return object(depth);
        } else if (kind == 2) {
            List<JsonValue> items = new ArrayList<>();
            for (int left = random.nextInt(3); left >= 0; left--) {
                items.add(value(depth + 1));
            }
            return new JsonArray(items);
        }
        return values.get(random.nextInt(values.size()));
    }
}
