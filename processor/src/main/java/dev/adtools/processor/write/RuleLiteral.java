package dev.adtools.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.adtools.api.spi.DecimalRule;
import dev.adtools.api.spi.IntegerRule;
import dev.adtools.api.spi.ItemsRule;
import dev.adtools.api.spi.TextRule;
import dev.adtools.processor.model.Count;
import dev.adtools.processor.model.ValueType;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Writes the rules that a decoder enforces, for example:
 *
 * <pre>{@code
 * TextRule.length(1, 255).matching("^[a-z]+$")
 * IntegerRule.number(1L, 9007199254740991L, 1L)
 * DecimalRule.ANY.atLeast("0.01")
 * new ItemsRule(1, 50)
 * }</pre>
 */
final class RuleLiteral {

    private RuleLiteral() {}

    static CodeBlock text(ValueType.Text type) {
        CodeBlock.Builder rule = CodeBlock.builder();
        if (type.minLength() == 0 && type.maxLength() == Integer.MAX_VALUE) {
            rule.add("$T.ANY", TextRule.class);
        } else {
            rule.add("$T.length($L, $L)", TextRule.class, type.minLength(), limit(type.maxLength()));
        }
        if (!type.pattern().isEmpty()) {
            rule.add(".matching($S)", type.pattern());
        }
        return rule.build();
    }

    static CodeBlock whole(ValueType.Whole type) {
        String factory = type.number() ? "number" : "integer";
        return CodeBlock.of(
                "$T.$L($LL, $LL, $LL)", IntegerRule.class, factory, type.min(), type.max(), type.multipleOf());
    }

    static CodeBlock fraction(ValueType.Fraction type) {
        return CodeBlock.of("$T.ANY", DecimalRule.class).toBuilder()
                .add(bound("atLeast", type.min()))
                .add(bound("atMost", type.max()))
                .add(bound("multipleOf", type.multipleOf()))
                .build();
    }

    private static CodeBlock bound(String method, @Nullable BigDecimal bound) {
        return bound == null ? CodeBlock.of("") : CodeBlock.of(".$L($S)", method, bound.toPlainString());
    }

    static CodeBlock count(Count count) {
        return count.equals(Count.ANY)
                ? CodeBlock.of("$T.ANY", ItemsRule.class)
                : CodeBlock.of("new $T($L, $L)", ItemsRule.class, count.min(), limit(count.max()));
    }

    private static CodeBlock limit(int max) {
        return max == Integer.MAX_VALUE ? CodeBlock.of("$T.MAX_VALUE", Integer.class) : CodeBlock.of("$L", max);
    }
}
