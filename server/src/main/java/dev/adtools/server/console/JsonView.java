package dev.adtools.server.console;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * JSON object as people read it.
 *
 * @param facts the values that stand alone, by their names
 * @param tables its lists of objects
 */
record JsonView(Map<String, String> facts, List<JsonTable> tables) {

    private static final String MICROS = " micros";
    private static final int MICRO_DIGITS = 6;
    private static final int CENT_DIGITS = 2;

    /** Returns the view of an object: members of objects in it have the object's name before their own. */
    static JsonView of(JsonObject object) {
        Map<String, JsonValue> values = flat(object);
        Map<String, String> facts = new LinkedHashMap<>();
        List<JsonTable> tables = new ArrayList<>();
        List<String> columns = List.of();
        for (Map.Entry<String, JsonValue> value : values.entrySet()) {
            if (value.getKey().endsWith("columns") && isOf(value.getValue(), JsonString.class)) {
                columns = names(value.getValue());
            } else if (isOf(value.getValue(), JsonObject.class) || isOf(value.getValue(), JsonArray.class)) {
                tables.add(JsonTable.of(value.getKey(), columns, ((JsonArray) value.getValue()).items()));
            } else {
                facts.put(value.getKey(), JsonTable.text(value.getValue()));
            }
        }
        return new JsonView(facts, tables);
    }

    private static boolean isOf(JsonValue value, Class<?> type) {
        return value instanceof JsonArray list
                && !list.items().isEmpty()
                && list.items().stream().allMatch(type::isInstance);
    }

    private static List<String> names(JsonValue columns) {
        return ((JsonArray) columns)
                .items().stream().map(name -> name(((JsonString) name).value())).toList();
    }

    /** Returns the values of an object and of the objects in it, without what is null or an empty list; money is one value. */
    static Map<String, JsonValue> flat(JsonObject object) {
        Map<String, JsonValue> values = new LinkedHashMap<>();
        object.members().forEach((name, value) -> add(name(name), value, values));
        return values;
    }

    private static void add(String name, JsonValue value, Map<String, JsonValue> values) {
        if (value instanceof JsonObject inner && !JsonTable.isMoney(inner)) {
            flat(inner).forEach((member, found) -> values.put(name + " " + member, found));
        } else if (!(value instanceof JsonNull) && !value.equals(JsonArray.EMPTY)) {
            put(name, value, values);
        }
    }

    /** Adds a value; an amount in micros as one in units of its currency, which people read. */
    static void put(String name, JsonValue value, Map<String, JsonValue> values) {
        if (name.endsWith(MICROS) && value instanceof JsonNumber micros) {
            BigDecimal units = micros.value().scaleByPowerOfTen(-MICRO_DIGITS).stripTrailingZeros();
            values.put(
                    name.substring(0, name.length() - MICROS.length()),
                    new JsonNumber(units.setScale(Math.max(units.scale(), CENT_DIGITS))));
        } else {
            values.put(name, value);
        }
    }

    private static String name(String member) {
        return member.replace('_', ' ');
    }
}
