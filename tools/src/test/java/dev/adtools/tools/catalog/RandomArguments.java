package dev.adtools.tools.catalog;

import com.github.curiousoddman.rgxgen.RgxGen;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.StrictJson;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Makes JSON texts that fit a schema, nearly fit it, or break it in one place, with every spelling of a number. */
final class RandomArguments {

    private static final List<String> OTHERS = List.of(
            "null",
            "true",
            "false",
            "0",
            "-0",
            "-1",
            "1.5",
            "1e3",
            "9007199254740991",
            "-9007199254740991",
            "0.1",
            "\"\"",
            "\"x\"",
            "\"1\"",
            "\"true\"",
            "\"\\ud83d\\ude00\"",
            "[]",
            "[null]",
            "[[]]",
            "{}",
            "{\"a\":null}");
    private static final String[] PIECES = {"a", "Z", "0", " ", "-", "é", "日", "😀", "\n", "\"", "\\", "\u0000", "_"};

    private static final int LONG = 300;

    private final Random random;
    private final Map<String, RgxGen> patterns = new HashMap<>();

    RandomArguments(Random random) {
        this.random = random;
    }

    /** Returns a text for a schema; about half of them fit. */
    String text(JsonObject schema) {
        return value(schema, 0);
    }

    private String value(JsonObject schema, int depth) {
        if (chance(depth == 0 ? 500 : 30)) {
            return OTHERS.get(random.nextInt(OTHERS.size()));
        }
        if (schema.get("enum") instanceof JsonArray choices) {
            return choice(choices);
        } else if (schema.get("anyOf") instanceof JsonArray cases) {
            return value(
                    (JsonObject) cases.items().get(random.nextInt(cases.items().size())), depth);
        }
        return switch (Schemas.type(schema)) {
            case "object" -> object(schema, depth);
            case "array" -> array(schema, depth);
            case "string" -> Schemas.quoted(string(schema));
            case "number", "integer" -> number(schema);
            case "boolean" -> String.valueOf(random.nextBoolean());
            default -> OTHERS.get(random.nextInt(OTHERS.size()));
        };
    }

    private String choice(JsonArray choices) {
        String text =
                ((JsonString) choices.items().get(random.nextInt(choices.items().size()))).value();
        return Schemas.quoted(chance(20) ? text.toLowerCase(java.util.Locale.ROOT) + "_" : text);
    }

    private String object(JsonObject schema, int depth) {
        List<String> members = new ArrayList<>();
        JsonObject properties = Schemas.members(schema).orElse(null);
        if (properties != null) {
            List<String> required = Schemas.strings(schema.get("required"));
            properties.members().forEach((name, property) -> {
                if (required.contains(name) ? !chance(40) : random.nextBoolean()) {
                    members.add(Schemas.quoted(name) + ":" + value((JsonObject) property, depth + 1));
                }
            });
        } else {
            JsonObject values = schema.get("additionalProperties") instanceof JsonObject map ? map : JsonObject.EMPTY;
            for (int i = count(schema, "minProperties", "maxProperties"); i > 0; i--) {
                members.add("\"k" + i + "\":" + value(values, depth + 1));
            }
        }
        if (chance(40)) {
            members.add("\"" + (random.nextBoolean() ? "unknown" : "acount_id") + "\":" + OTHERS.get(0));
        }
        Collections.shuffle(members, random);
        return "{" + String.join(random.nextBoolean() ? "," : " ,\n", members) + "}";
    }

    private String array(JsonObject schema, int depth) {
        JsonObject items = schema.get("items") instanceof JsonObject some ? some : JsonObject.EMPTY;
        List<String> texts = new ArrayList<>();
        for (int i = count(schema, "minItems", "maxItems"); i > 0; i--) {
            texts.add(value(items, depth + 1));
        }
        return "[" + String.join(",", texts) + "]";
    }

    private int count(JsonObject schema, String least, String most) {
        int min = Schemas.integer(schema, least, 0);
        int max = Schemas.integer(schema, most, Integer.MAX_VALUE);
        int near = random.nextInt(4) == 0 && max < 50 ? max + random.nextInt(2) : min + random.nextInt(3) - 1;
        return Math.max(0, near);
    }

    private String string(JsonObject schema) {
        if (schema.get("pattern") instanceof JsonString pattern) {
            String matching =
                    patterns.computeIfAbsent(pattern.value(), RgxGen::parse).generate(random);
            return chance(12) ? spoiled(matching) : matching;
        }
        int min = Schemas.integer(schema, "minLength", 0);
        int max = Schemas.integer(schema, "maxLength", LONG);
        // Long texts cost nearly all of the time, and their bounds are drawn elsewhere, too.
        int length = switch (random.nextInt(max > LONG ? 60 : 6)) {
            case 0 -> min;
            case 1 -> chance(3) ? min - 1 : min + 1;
            case 2 -> max;
            case 3 -> chance(3) ? max + 1 : max - 1;
            default -> min + random.nextInt(Math.min(20, Math.max(1, max - min)));
        };
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        return text.toString();
    }

    private String spoiled(String text) {
        int at = random.nextInt(text.length() + 1);
        return switch (random.nextInt(4)) {
            case 0 -> text + "\n";
            case 1 -> text.substring(0, at) + PIECES[random.nextInt(PIECES.length)] + text.substring(at);
            case 2 -> text.substring(0, Math.max(0, at - 1)) + text.substring(at);
            default -> " " + text;
        };
    }

    private String number(JsonObject schema) {
        BigDecimal min = Schemas.bound(schema, "minimum", BigDecimal.valueOf(-StrictJson.MAX_INTEGER));
        BigDecimal max = Schemas.bound(schema, "maximum", BigDecimal.valueOf(StrictJson.MAX_INTEGER));
        BigDecimal value = switch (random.nextInt(8)) {
            case 0 -> min;
            case 1 -> chance(3) ? min.subtract(BigDecimal.ONE) : min.add(BigDecimal.ONE);
            case 2 -> max;
            case 3 -> chance(3) ? max.add(BigDecimal.ONE) : max.subtract(BigDecimal.ONE);
            case 4 -> chance(2) ? min.add(new BigDecimal("0.5")) : min.add(BigDecimal.TEN);
            default -> min.add(BigDecimal.valueOf(random.nextInt(1_000_000)));
        };
        BigDecimal limit = BigDecimal.valueOf(StrictJson.MAX_INTEGER);
        return spelled(value.min(limit).max(limit.negate()));
    }

    private String spelled(BigDecimal value) {
        boolean whole = value.stripTrailingZeros().scale() <= 0;
        return switch (random.nextInt(6)) {
            case 0 -> whole ? value.toBigInteger() + ".0" : value.toPlainString();
            case 1 -> value.stripTrailingZeros().toString();
            case 2 -> value.toPlainString() + "e0";
            default -> value.toPlainString();
        };
    }

    private boolean chance(int oneIn) {
        return random.nextInt(oneIn) == 0;
    }
}
