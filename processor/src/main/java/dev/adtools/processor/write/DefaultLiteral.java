package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.adtools.api.Sort;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.processor.model.ValueType;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Writes a default as an initial value, for example {@code ExecutionMode.PAUSED} or {@code Micros.of(1L)}. */
final class DefaultLiteral implements ValueType.Visitor<CodeBlock> {

    private final JsonValue value;

    DefaultLiteral(JsonValue value) {
        this.value = value;
    }

    @Override
    public CodeBlock text(ValueType.Text type) {
        return CodeBlock.of("$S", ((JsonString) value).value());
    }

    @Override
    public CodeBlock whole(ValueType.Whole type) {
        long number = number().longValueExact();
        return type.isInt() ? CodeBlock.of("$L", number) : CodeBlock.of("$LL", number);
    }

    private BigDecimal number() {
        return ((JsonNumber) value).value();
    }

    @Override
    public CodeBlock fraction(ValueType.Fraction type) {
        return type.isDouble()
                ? CodeBlock.of("$L", number().doubleValue())
                : CodeBlock.of("new $T($S)", BigDecimal.class, number().toPlainString());
    }

    @Override
    public CodeBlock truth(ValueType.Truth type) {
        return CodeBlock.of("$L", ((JsonBoolean) value).value());
    }

    @Override
    public CodeBlock choice(ValueType.Choice type) {
        String wire = ((JsonString) value).value();
        boolean isDescending = type.isSort() && wire.startsWith("-");
        String constant = type.constants().stream()
                .filter(found -> found.wire().equals(isDescending ? wire.substring(1) : wire))
                .findFirst()
                .orElseThrow()
                .name();
        CodeBlock literal = CodeBlock.of("$T.$N", ClassName.get(type.type()), constant);
        return type.isSort()
                ? CodeBlock.of("$T.$L($L)", Sort.class, isDescending ? "descending" : "ascending", literal)
                : literal;
    }

    @Override
    public CodeBlock wrapped(ValueType.Wrapped type) {
        return CodeBlock.of(
                "$T.of($L)", ClassName.get(type.type()), type.inner().accept(this));
    }

    @Override
    public CodeBlock items(ValueType.Items type) {
        return CodeBlock.of("$T.of()", List.class);
    }

    @Override
    public CodeBlock entries(ValueType.Entries type) {
        return CodeBlock.of("$T.of()", Map.class);
    }

    @Override
    public CodeBlock free(ValueType.Free type) {
        return CodeBlock.of("$T.EMPTY", JsonObject.class);
    }

    @Override
    public CodeBlock structure(ValueType.Structure type) {
        throw new IllegalStateException("a record has no default: " + type.element());
    }

    @Override
    public CodeBlock union(ValueType.Union type) {
        String jsonType = value instanceof JsonNumber ? "number" : "string";
        return Objects.requireNonNull(type.jsonTypes().get(jsonType)).accept(this);
    }
}
