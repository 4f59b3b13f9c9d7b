package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.adtools.api.Sort;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.processor.model.ValueType;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Names the Java type of a value; boxed, since a value that was refused is null. */
final class JavaType implements ValueType.Visitor<TypeName> {

    static TypeName of(ValueType type) {
        return type.accept(new JavaType());
    }

    @Override
    public TypeName text(ValueType.Text type) {
        return ClassName.get(String.class);
    }

    @Override
    public TypeName whole(ValueType.Whole type) {
        return ClassName.get(type.isInt() ? Integer.class : Long.class);
    }

    @Override
    public TypeName fraction(ValueType.Fraction type) {
        return ClassName.get(type.isDouble() ? Double.class : BigDecimal.class);
    }

    @Override
    public TypeName truth(ValueType.Truth type) {
        return ClassName.get(Boolean.class);
    }

    @Override
    public TypeName choice(ValueType.Choice type) {
        ClassName constants = ClassName.get(type.type());
        return type.isSort() ? ParameterizedTypeName.get(ClassName.get(Sort.class), constants) : constants;
    }

    @Override
    public TypeName wrapped(ValueType.Wrapped type) {
        return ClassName.get(type.type());
    }

    @Override
    public TypeName items(ValueType.Items type) {
        return ParameterizedTypeName.get(ClassName.get(List.class), type.item().accept(this));
    }

    @Override
    public TypeName entries(ValueType.Entries type) {
        return ParameterizedTypeName.get(
                ClassName.get(Map.class),
                ClassName.get(String.class),
                type.value().accept(this));
    }

    @Override
    public TypeName free(ValueType.Free type) {
        return switch (type.shape()) {
            case OBJECT -> ClassName.get(JsonObject.class);
            case ARRAY -> ClassName.get(JsonArray.class);
            case ANY -> ClassName.get(JsonValue.class);
        };
    }

    @Override
    public TypeName structure(ValueType.Structure type) {
        return TypeName.get(type.type());
    }

    @Override
    public TypeName union(ValueType.Union type) {
        return TypeName.get(type.type());
    }
}
