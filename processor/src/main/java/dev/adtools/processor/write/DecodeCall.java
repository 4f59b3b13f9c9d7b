package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.adtools.api.spi.DecimalRule;
import dev.adtools.api.spi.IntegerRule;
import dev.adtools.api.spi.ItemsRule;
import dev.adtools.api.spi.TextRule;
import dev.adtools.processor.model.Count;
import dev.adtools.processor.model.ValueType;
import java.math.BigDecimal;

/**
 * Writes the call that reads one value, for example:
 *
 * <pre>{@code
 * in.text(NAME)
 * in.integer(BUDGET_MICROS, Micros::of)
 * in.list(TAGS, item -> item.text(TAGS_ITEM))
 * decodeLogo(in)
 * }</pre>
 */
final class DecodeCall implements ValueType.Visitor<CodeBlock> {

    private final DecoderWriter decoders;
    private final Codec codec;
    private final NameAllocator locals;
    private final String in;
    private final String rule;

    DecodeCall(DecoderWriter decoders, Codec codec, NameAllocator locals, String in, String rule) {
        this.decoders = decoders;
        this.codec = codec;
        this.locals = locals;
        this.in = in;
        this.rule = rule;
    }

    @Override
    public CodeBlock text(ValueType.Text type) {
        return CodeBlock.of("$N.text($L)", in, rule(type));
    }

    private CodeBlock rule(ValueType.Text type) {
        return type.minLength() == 0
                        && type.maxLength() == Integer.MAX_VALUE
                        && type.pattern().isEmpty()
                ? RuleLiteral.text(type)
                : constant(TextRule.class, RuleLiteral.text(type));
    }

    private CodeBlock constant(Class<?> type, CodeBlock value) {
        return CodeBlock.of("$N", codec.constant(rule, ClassName.get(type), value));
    }

    @Override
    public CodeBlock whole(ValueType.Whole type) {
        CodeBlock bounds = constant(IntegerRule.class, RuleLiteral.whole(type));
        return type.isInt()
                ? CodeBlock.of("$N.integer($L, $T::toIntExact)", in, bounds, Math.class)
                : CodeBlock.of("$N.integer($L)", in, bounds);
    }

    @Override
    public CodeBlock fraction(ValueType.Fraction type) {
        boolean isFree = type.min() == null && type.max() == null && type.multipleOf() == null;
        CodeBlock literal = RuleLiteral.fraction(type);
        CodeBlock bounds = isFree ? literal : constant(DecimalRule.class, literal);
        return type.isDouble()
                ? CodeBlock.of("$N.decimal($L, $T::doubleValue)", in, bounds, BigDecimal.class)
                : CodeBlock.of("$N.decimal($L)", in, bounds);
    }

    @Override
    public CodeBlock truth(ValueType.Truth type) {
        return CodeBlock.of("$N.truth()", in);
    }

    @Override
    public CodeBlock choice(ValueType.Choice type) {
        return CodeBlock.of("$N.choice($N)", in, codec.choice(type));
    }

    @Override
    public CodeBlock wrapped(ValueType.Wrapped type) {
        ClassName name = ClassName.get(type.type());
        CodeBlock make = CodeBlock.of("$T::$L", name, type.factory());
        if (type.lenient()) {
            return CodeBlock.of(
                    "$N.text($L, $T::normalize, $T::refusal, $L)",
                    in,
                    rule((ValueType.Text) type.inner()),
                    name,
                    name,
                    make);
        }
        return type.inner() instanceof ValueType.Whole whole
                ? CodeBlock.of("$N.integer($L, $L)", in, constant(IntegerRule.class, RuleLiteral.whole(whole)), make)
                : CodeBlock.of("$N.text($L, $L)", in, rule((ValueType.Text) type.inner()), make);
    }

    @Override
    public CodeBlock items(ValueType.Items type) {
        return CodeBlock.of("$N.list($L, $L)", in, count(type.count()), each(type.item(), "item"));
    }

    @Override
    public CodeBlock entries(ValueType.Entries type) {
        return CodeBlock.of("$N.map($L, $L)", in, count(type.count()), each(type.value(), "entry"));
    }

    private CodeBlock count(Count count) {
        return count.equals(Count.ANY) ? RuleLiteral.count(count) : constant(ItemsRule.class, RuleLiteral.count(count));
    }

    private CodeBlock each(ValueType type, String name) {
        if (type instanceof ValueType.Structure || type instanceof ValueType.Union) {
            return decoders.method(type).reference();
        }
        NameAllocator inner = locals.clone();
        String item = inner.newName(name);
        CodeBlock call = type.accept(new DecodeCall(decoders, codec, inner, item, rule + "_" + Codec.upper(name)));
        return CodeBlock.of("$N -> $L", item, call);
    }

    @Override
    public CodeBlock free(ValueType.Free type) {
        // Only results have other free-form values.
        return CodeBlock.of("$N.object($L)", in, count(type.count()));
    }

    @Override
    public CodeBlock structure(ValueType.Structure type) {
        return CodeBlock.of("$L($N)", decoders.method(type).in(codec), in);
    }

    @Override
    public CodeBlock union(ValueType.Union type) {
        return CodeBlock.of("$L($N)", decoders.method(type).in(codec), in);
    }
}
