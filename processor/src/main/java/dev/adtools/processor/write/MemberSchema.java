package dev.adtools.processor.write;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.processor.model.Member;
import java.util.ArrayList;
import java.util.List;

/** Adds what a member says of itself to the schema of its type: description, default, examples, and whether it may be null. */
final class MemberSchema {

    private static final JsonObject NULL =
            JsonObject.builder().put("type", "null").build();

    private final Member member;

    MemberSchema(Member member) {
        this.member = member;
    }

    JsonObject over(JsonObject.Builder type, boolean isResult) {
        JsonObject.Builder schema = JsonObject.builder();
        if (!member.description().isEmpty()) {
            schema.put("description", member.description());
        }
        boolean orNull = isResult && member.nullable();
        JsonObject plain = type.build();
        if (orNull && plain.get("$ref") != null) {
            schema.put("oneOf", JsonArray.of(List.of(plain, NULL)));
        } else {
            plain.members().forEach((keyword, value) -> schema.put(keyword, orNull ? orNull(keyword, value) : value));
        }
        if (member.defaultValue() != null) {
            schema.put("default", member.defaultValue());
        }
        return member.examples().isEmpty()
                ? schema.build()
                : schema.put("examples", JsonArray.of(member.examples())).build();
    }

    private static JsonValue orNull(String keyword, JsonValue value) {
        return switch (keyword) {
            case "type" -> JsonArray.of(List.of(value, new JsonString("null")));
            case "enum" -> with(value, JsonNull.NULL);
            case "anyOf" -> with(value, NULL);
            default -> value;
        };
    }

    private static JsonValue with(JsonValue array, JsonValue last) {
        List<JsonValue> items = new ArrayList<>(((JsonArray) array).items());
        items.add(last);
        return new JsonArray(items);
    }
}
