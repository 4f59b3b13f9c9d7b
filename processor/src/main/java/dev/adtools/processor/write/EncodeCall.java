package dev.adtools.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.adtools.processor.model.ValueType;
import java.util.TreeMap;

/**
 * Writes the call that writes one value, for example:
 *
 * <pre>{@code
 * out.name("budget").value(value.budget().value())
 * encodeLogo(value.logo(), out.name("logo"))
 * out.name("tags").array(value.tags(), (item, to) -> to.value(item))
 * out.name("next").valueOrNull(value.next(), PageCodec::encodeNext)
 * }</pre>
 */
final class EncodeCall implements ValueType.Visitor<CodeBlock> {

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
     */
    EncodeCall(EncoderWriter encoders, Codec codec, CodeBlock target, CodeBlock value) {
        this(encoders, codec, target, value, 0);
    }

    private EncodeCall(EncoderWriter encoders, Codec codec, CodeBlock target, CodeBlock value, int depth) {
        this.encoders = encoders;
        this.codec = codec;
        this.target = target;
        this.value = value;
        this.depth = depth;
    }

    /** Returns the call that writes the value where there is one, and else null. */
    CodeBlock orNull(ValueType type) {
        return isPlain(type)
                ? CodeBlock.of("$L.valueOrNull($L)", target, value)
                : CodeBlock.of("$L.valueOrNull($L, $L)", target, value, encoder(type));
    }

    private static boolean isPlain(ValueType type) {
        return type instanceof ValueType.Text
                || type instanceof ValueType.Whole
                || type instanceof ValueType.Fraction
                || type instanceof ValueType.Truth
                || type instanceof ValueType.Free;
    }

    /** Returns what writes any value of a type: a method, or the call for a value of its own. */
    private CodeBlock encoder(ValueType type) {
        if (type instanceof ValueType.Structure || type instanceof ValueType.Union) {
            return encoders.method(type).reference();
        } else if (type instanceof ValueType.Choice choice) {
            return CodeBlock.of("$N::write", codec.choice(choice));
        }
        CodeBlock item = local("item");
        CodeBlock to = local("to");
        return CodeBlock.of(
                "($L, $L) -> $L", item, to, type.accept(new EncodeCall(encoders, codec, to, item, depth + 1)));
    }

    private CodeBlock local(String name) {
        return CodeBlock.of("$L", depth == 0 ? name : name + (depth + 1));
    }

    private CodeBlock plain() {
        return CodeBlock.of("$L.value($L)", target, value);
    }

    @Override
    public CodeBlock text(ValueType.Text type) {
        return plain();
    }

    @Override
    public CodeBlock whole(ValueType.Whole type) {
        // What a plan's decoder refuses must not be written: a long of more than 53 bits fails before it is approved.
        return encoders.isPlan() && !type.isInt() ? CodeBlock.of("$L.exact($L)", target, value) : plain();
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
        return CodeBlock.of("$L.value($N.name($L))", target, codec.choice(type), value);
    }

    @Override
    public CodeBlock wrapped(ValueType.Wrapped type) {
        CodeBlock inner = CodeBlock.of("$L.$N()", value, type.component());
        return type.inner().accept(new EncodeCall(encoders, codec, target, inner, depth));
    }

    @Override
    public CodeBlock items(ValueType.Items type) {
        return CodeBlock.of("$L.array($L, $L)", target, value, encoder(type.item()));
    }

    @Override
    public CodeBlock entries(ValueType.Entries type) {
        CodeBlock map = encoders.isPlan() ? CodeBlock.of("new $T<>($L)", TreeMap.class, value) : value;
        return CodeBlock.of("$L.object($L, $L)", target, map, encoder(type.value()));
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
        return CodeBlock.of("$L($L, $L)", encoders.method(type).in(codec), value, target);
    }
}
