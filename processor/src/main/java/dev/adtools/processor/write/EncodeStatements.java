package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.adtools.processor.model.ValueType;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes the statements that write one value, for example:
 *
 * <pre>{@code
 * out.name("budget").value(value.budget().value());
 * encodeLogo(value.logo(), out.name("logo"));
 * out.name("tags").beginArray();
 * for (String item : value.tags()) {
 *     out.value(item);
 * }
 * out.endArray();
 * }</pre>
 */
final class EncodeStatements implements ValueType.Visitor<CodeBlock> {

    private final EncoderWriter encoders;
    private final Codec codec;
    private final CodeBlock target;
    private final CodeBlock value;
    private final int depth;

    /**
     * Makes a writer.
     *
     * @param encoders what writes the encoders of records
     * @param codec what has the names of enums
     * @param target the writer that is ready for the value: {@code out}, or {@code out.name("logo")}
     * @param value the value
     * @param depth how many loops are around it
     */
    EncodeStatements(EncoderWriter encoders, Codec codec, CodeBlock target, CodeBlock value, int depth) {
        this.encoders = encoders;
        this.codec = codec;
        this.target = target;
        this.value = value;
        this.depth = depth;
    }

    private CodeBlock plain() {
        return CodeBlock.builder().addStatement("$L.value($L)", target, value).build();
    }

    @Override
    public CodeBlock text(ValueType.Text type) {
        return plain();
    }

    @Override
    public CodeBlock whole(ValueType.Whole type) {
        // What a plan's decoder refuses must not be written: a long of more than 53 bits fails before it is approved.
        String method = encoders.isPlan() && !type.isInt() ? "exact" : "value";
        return CodeBlock.builder()
                .addStatement("$L.$L($L)", target, method, value)
                .build();
    }

    @Override
    public CodeBlock fraction(ValueType.Fraction type) {
        return plain();
    }

    @Override
    public CodeBlock truth(ValueType.Truth type) {
        return plain();
    }

    @Override
    public CodeBlock choice(ValueType.Choice type) {
        return CodeBlock.builder()
                .addStatement("$L.value($N.name($L))", target, codec.choice(type), value)
                .build();
    }

    @Override
    public CodeBlock wrapped(ValueType.Wrapped type) {
        CodeBlock inner = CodeBlock.of("$L.$N()", value, type.component());
        return type.inner().accept(new EncodeStatements(encoders, codec, target, inner, depth));
    }

    @Override
    public CodeBlock items(ValueType.Items type) {
        String item = local("item");
        return CodeBlock.builder()
                .addStatement("$L.beginArray()", target)
                .beginControlFlow("for ($T $N : $L)", JavaType.of(type.item()), item, value)
                .add(inner(type.item(), CodeBlock.of("out"), CodeBlock.of("$N", item)))
                .endControlFlow()
                .addStatement("out.endArray()")
                .build();
    }

    @Override
    public CodeBlock entries(ValueType.Entries type) {
        String entry = local("entry");
        TypeName entryType = ParameterizedTypeName.get(
                ClassName.get(Map.Entry.class), ClassName.get(String.class), JavaType.of(type.value()));
        CodeBlock map = encoders.isPlan() ? CodeBlock.of("new $T<>($L)", TreeMap.class, value) : value;
        return CodeBlock.builder()
                .addStatement("$L.beginObject()", target)
                .beginControlFlow("for ($T $N : $L.entrySet())", entryType, entry, map)
                .add(inner(
                        type.value(),
                        CodeBlock.of("out.name($N.getKey())", entry),
                        CodeBlock.of("$N.getValue()", entry)))
                .endControlFlow()
                .addStatement("out.endObject()")
                .build();
    }

    private String local(String name) {
        return depth == 0 ? name : name + (depth + 1);
    }

    private CodeBlock inner(ValueType type, CodeBlock innerTarget, CodeBlock innerValue) {
        return type.accept(new EncodeStatements(encoders, codec, innerTarget, innerValue, depth + 1));
    }

    @Override
    public CodeBlock free(ValueType.Free type) {
        return plain();
    }

    @Override
    public CodeBlock structure(ValueType.Structure type) {
        return call(type);
    }

    @Override
    public CodeBlock union(ValueType.Union type) {
        return call(type);
    }

    private CodeBlock call(ValueType type) {
        return CodeBlock.builder()
                .addStatement("$N($L, $L)", encoders.method(type), value, target)
                .build();
    }
}
