package dev.adtools.processor.write;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.processor.model.Count;
import dev.adtools.processor.model.Member;
import dev.adtools.processor.model.NamedSchema;
import dev.adtools.processor.model.SchemaName;
import dev.adtools.processor.model.ValueType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes the JSON Schema (2020-12) of a type:
 *
 * <pre>{@code
 * {"type": "object", "properties": {"name": {"description": "…", "type": "string", "minLength": 1}},
 *  "required": ["name"], "additionalProperties": false}
 * }</pre>
 */
final class SchemaWriter implements ValueType.Visitor<JsonObject.Builder> {

    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private static final String SCHEMAS = "#/components/schemas/";

    private final boolean isResult;
    private final boolean isBody;

    private SchemaWriter(boolean isResult, boolean isBody) {
        this.isResult = isResult;
        this.isBody = isBody;
    }

    /** Returns the schema of arguments: what may be left out need not be there. */
    static JsonObject ofArguments(ValueType type) {
        return document(type, new SchemaWriter(false, false));
    }

    /** Returns the schema of a result: everything is always there, and null where it may be. */
    static JsonObject ofResult(ValueType type) {
        return document(type, new SchemaWriter(true, false));
    }

    /** Returns the schema of a type of bodies, which refers to the others by their names. */
    static JsonObject named(NamedSchema schema) {
        JsonObject.Builder named = schema.value()
                .accept(new SchemaWriter(schema.isResult(), true))
                .put("description", schema.name().description());
        List<String> examples = schema.name().examples();
        return examples.isEmpty()
                ? named.build()
                : named.put("examples", JsonArray.ofStrings(examples)).build();
    }

    private JsonObject.Builder schema(ValueType type) {
        SchemaName name = isBody ? SchemaName.of(type) : null;
        return name == null ? type.accept(this) : JsonObject.builder().put("$ref", SCHEMAS + name.name());
    }

    private static JsonObject document(ValueType type, SchemaWriter writer) {
        JsonObject.Builder document =
                JsonObject.builder().put("$schema", DIALECT).put("type", "object");
        type.accept(writer).build().members().forEach(document::put);
        return document.build();
    }

    @Override
    public JsonObject.Builder text(ValueType.Text type) {
        JsonObject.Builder schema = type("string");
        bounds(schema, "minLength", "maxLength", new Count(type.minLength(), type.maxLength()));
        if (!type.pattern().isEmpty()) {
            schema.put("pattern", type.pattern());
        }
        return type.format().keyword().isEmpty()
                ? schema
                : schema.put("format", type.format().keyword());
    }

    private static JsonObject.Builder type(String name) {
        return JsonObject.builder().put("type", name);
    }

    private static void bounds(JsonObject.Builder schema, String least, String greatest, Count count) {
        if (count.min() > 0) {
            schema.put(least, count.min());
        }
        if (count.max() < Integer.MAX_VALUE) {
            schema.put(greatest, count.max());
        }
    }

    @Override
    public JsonObject.Builder whole(ValueType.Whole type) {
        JsonObject.Builder schema = type(type.number() ? "number" : "integer");
        if (isBody && type.isInt()) {
            schema.put("format", "int32");
        }
        if (type.min() != Long.MIN_VALUE) {
            schema.put("minimum", type.min());
        }
        if (type.max() != Long.MAX_VALUE) {
            schema.put("maximum", type.max());
        }
        return type.number() || type.multipleOf() > 1 ? schema.put("multipleOf", type.multipleOf()) : schema;
    }

    @Override
    public JsonObject.Builder fraction(ValueType.Fraction type) {
        JsonObject.Builder schema = type("number");
        bound(schema, "minimum", type.min());
        bound(schema, "maximum", type.max());
        bound(schema, "multipleOf", type.multipleOf());
        return schema;
    }

    private static void bound(JsonObject.Builder schema, String keyword, @Nullable BigDecimal bound) {
        if (bound != null) {
            schema.put(keyword, new JsonNumber(bound));
        }
    }

    @Override
    public JsonObject.Builder truth(ValueType.Truth type) {
        return type("boolean");
    }

    @Override
    public JsonObject.Builder choice(ValueType.Choice type) {
        return type("string").put("enum", JsonArray.ofStrings(type.names()));
    }

    @Override
    public JsonObject.Builder wrapped(ValueType.Wrapped type) {
        return type.inner().accept(this);
    }

    @Override
    public JsonObject.Builder items(ValueType.Items type) {
        JsonObject.Builder schema = type("array");
        bounds(schema, "minItems", "maxItems", type.count());
        return schema.put("items", schema(type.item()).build());
    }

    @Override
    public JsonObject.Builder entries(ValueType.Entries type) {
        JsonObject.Builder schema = type("object");
        bounds(schema, "minProperties", "maxProperties", type.count());
        return schema.put("properties", JsonObject.EMPTY)
                .put("additionalProperties", schema(type.value()).build());
    }

    @Override
    public JsonObject.Builder free(ValueType.Free type) {
        if (type.shape() == ValueType.Free.Shape.ANY) {
            return JsonObject.builder();
        }
        boolean isObject = type.shape() == ValueType.Free.Shape.OBJECT;
        JsonObject.Builder schema = type(isObject ? "object" : "array");
        bounds(schema, isObject ? "minProperties" : "minItems", isObject ? "maxProperties" : "maxItems", type.count());
        // Model APIs refuse objects without properties and arrays without items.
        return isObject
                ? schema.put("properties", JsonObject.EMPTY).put("additionalProperties", true)
                : schema.put("items", JsonObject.EMPTY);
    }

    @Override
    public JsonObject.Builder structure(ValueType.Structure type) {
        JsonObject.Builder properties = JsonObject.builder();
        List<String> required = new ArrayList<>();
        for (Member member : type.members()) {
            properties.put(member.name(), new MemberSchema(member).over(schema(member.type()), isResult));
            if (isResult || member.required()) {
                required.add(member.name());
            }
        }
        return type("object")
                .put("properties", properties.build())
                .put("required", JsonArray.ofStrings(required))
                .put("additionalProperties", false);
    }

    @Override
    public JsonObject.Builder union(ValueType.Union type) {
        List<JsonObject> cases =
                type.cases().stream().map(one -> schema(one).build()).toList();
        JsonObject.Builder schema = type.isOfRecords() ? type("object") : JsonObject.builder();
        return schema.put("anyOf", JsonArray.of(cases));
    }
}
