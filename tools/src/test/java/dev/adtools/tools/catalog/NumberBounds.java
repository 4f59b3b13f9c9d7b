package dev.adtools.tools.catalog;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.catalog.BoundEdges.Edge;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Stream;

/** The bounds of a number: the least, the greatest, and what it must be a multiple of. */
final class NumberBounds {

    private static final BigDecimal LIMIT = BigDecimal.valueOf(StrictJson.MAX_INTEGER);
    private static final BigDecimal HALF = new BigDecimal("0.5");

    private final BigDecimal min;
    private final BigDecimal max;
    private final BigDecimal divisor;

    NumberBounds(JsonObject schema) {
        this.min = Schemas.bound(schema, "minimum", LIMIT.negate());
        this.max = Schemas.bound(schema, "maximum", LIMIT);
        BigDecimal multiple = Schemas.bound(schema, "multipleOf", BigDecimal.ZERO);
        boolean whole = Schemas.type(schema).equals("integer") && multiple.signum() == 0;
        this.divisor = whole ? BigDecimal.ONE : multiple;
    }

    List<Edge> edges() {
        return Stream.of(min, max, first())
                .flatMap(this::around)
                .filter(value -> value.abs().compareTo(LIMIT) <= 0)
                .distinct()
                .flatMap(value -> spellings(value).map(text -> new Edge(" " + text, text, fits(value))))
                .toList();
    }

    private Stream<BigDecimal> around(BigDecimal bound) {
        BigDecimal step = divisor.signum() == 0 ? bound.ulp() : divisor;
        BigDecimal half = step.multiply(HALF);
        return Stream.of(bound.subtract(step), bound.subtract(half), bound, bound.add(half), bound.add(step));
    }

    private boolean fits(BigDecimal value) {
        boolean multiple = divisor.signum() == 0 || value.remainder(divisor).signum() == 0;
        return multiple && min.compareTo(value) <= 0 && value.compareTo(max) <= 0;
    }

    private static Stream<String> spellings(BigDecimal value) {
        boolean whole = value.stripTrailingZeros().scale() <= 0;
        return whole
                ? Stream.of(value.toPlainString(), value.toBigInteger() + ".0", value.toPlainString() + "e0")
                : Stream.of(value.toPlainString());
    }

    String sample() {
        return first().toPlainString();
    }

    /** Returns the least value that fits. */
    private BigDecimal first() {
        return divisor.signum() == 0
                ? min
                : min.divide(divisor, 0, RoundingMode.CEILING).multiply(divisor);
    }
}
