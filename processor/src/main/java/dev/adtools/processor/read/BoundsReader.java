package dev.adtools.processor.read;

import dev.adtools.api.Arg;
import dev.adtools.api.Format;
import dev.adtools.api.json.StrictJson;
import dev.adtools.processor.model.Count;
import dev.adtools.processor.model.ValueType;
import dev.adtools.processor.problem.Problem;
import dev.adtools.processor.problem.Problems;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Makes bounded types of an {@code @Arg}, and notes bounds that cannot hold. */
final class BoundsReader {

    private final Site site;
    private final Bounds bounds;
    private final Problems problems;

    BoundsReader(Site site, Bounds bounds, Problems problems) {
        this.site = site;
        this.bounds = bounds;
        this.problems = problems;
    }

    ValueType.Text text(String ownPattern) {
        String pattern = bounds.has("pattern") ? bounds.values().pattern() : ownPattern;
        String flaw = bounds.has("pattern") ? PatternDialect.flaw(pattern) : null;
        if (flaw != null) {
            problems.report(bounds.place("pattern"), Problem.INVALID_PATTERN, site.name(), flaw);
        }
        Format format = bounds.has("format") ? bounds.values().format() : Format.NONE;
        Count length = range("minLength", "maxLength");
        return new ValueType.Text(length.min(), length.max(), flaw == null ? pattern : "", format);
    }

    Count count() {
        return range("minItems", "maxItems");
    }

    private Count range(String least, String greatest) {
        int min = bounds.has(least) ? integer(least) : 0;
        int max = bounds.has(greatest) ? integer(greatest) : Integer.MAX_VALUE;
        if (min < 0) {
            contradiction(least, least + " " + min + " is negative");
        } else if (min > max) {
            exceeds(least, min, greatest, max);
        }
        return new Count(min, max);
    }

    private int integer(String name) {
        Arg arg = bounds.values();
        return switch (name) {
            case "minLength" -> arg.minLength();
            case "maxLength" -> arg.maxLength();
            case "minItems" -> arg.minItems();
            default -> arg.maxItems();
        };
    }

    private void exceeds(String least, Object min, String greatest, Object max) {
        String given = bounds.has(greatest) ? greatest : least;
        contradiction(given, least + " " + min + " exceeds " + greatest + " " + max);
    }

    private void contradiction(String given, String why) {
        problems.report(bounds.place(given), Problem.BOUNDS_CONTRADICT, site.name(), why);
    }

    ValueType.Whole whole(boolean isInt, boolean number) {
        if (site.use().isResult()) {
            return whole(isInt, false, Long.MIN_VALUE, Long.MAX_VALUE);
        }
        return isInt
                ? whole(true, number, Integer.MIN_VALUE, Integer.MAX_VALUE)
                : whole(false, number, -StrictJson.MAX_INTEGER, StrictJson.MAX_INTEGER);
    }

    ValueType.Whole whole(boolean isInt, boolean number, long least, long greatest) {
        long min =
                bounds.has("min") ? Math.max(least, exact("min", bounds.values().min())) : least;
        long max = bounds.has("max")
                ? Math.min(greatest, exact("max", bounds.values().max()))
                : greatest;
        long step =
                bounds.has("multipleOf") ? exact("multipleOf", bounds.values().multipleOf()) : 1;
        if (min > max) {
            exceeds("min", min, "max", max);
        }
        if (step < 1) {
            contradiction("multipleOf", "multipleOf " + step + " is not positive");
        }
        return new ValueType.Whole(isInt, number, min, max, Math.max(1, step));
    }

    private long exact(String name, double value) {
        if (Math.rint(value) == value) {
            return (long) value;
        }
        problems.report(bounds.place(name), Problem.BOUND_NOT_APPLICABLE, name, site.name(), "must be a whole number");
        return (long) Math.max(1, value);
    }

    ValueType.Fraction fraction(boolean isDouble) {
        BigDecimal min = bounds.has("min") ? decimal("min", bounds.values().min()) : null;
        BigDecimal max = bounds.has("max") ? decimal("max", bounds.values().max()) : null;
        BigDecimal step =
                bounds.has("multipleOf") ? decimal("multipleOf", bounds.values().multipleOf()) : null;
        if (min != null && max != null && min.compareTo(max) > 0) {
            exceeds("min", min.toPlainString(), "max", max.toPlainString());
        }
        if (step != null && step.signum() <= 0) {
            contradiction("multipleOf", "multipleOf " + step + " is not positive");
            step = null;
        }
        return new ValueType.Fraction(isDouble, min, max, step);
    }

    private @Nullable BigDecimal decimal(String name, double value) {
        if (Double.isFinite(value)) {
            return BigDecimal.valueOf(value).stripTrailingZeros();
        }
        problems.report(bounds.place(name), Problem.BOUND_NOT_APPLICABLE, name, site.name(), "must be finite");
        return null;
    }
}
