package dev.adtools.tools.platform.wire;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.MetricGaps;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Reads the values of one row, and notes those that cannot be read. */
public final class MetricValues {

    private final Set<String> missing = new TreeSet<>();

    /** Returns a count; 0 without a readable value. */
    public long count(String metric, JsonNode value) {
        return noted(metric, WireNumber.count(value), 0L);
    }

    /** Returns a fraction or an amount, written without an exponent; 0 without a readable value. */
    public BigDecimal decimal(String metric, JsonNode value) {
        BigDecimal number = noted(metric, WireNumber.of(value), BigDecimal.ZERO);
        return number.scale() < 0 ? number.setScale(0) : number;
    }

    /** Returns a day (YYYY-MM-DD); null without a readable one. */
    public @Nullable String day(String name, JsonNode value) {
        try {
            return LocalDate.parse(value.asText("")).toString();
        } catch (DateTimeParseException unreadable) {
            missing.add(name);
            return null;
        }
    }

    /** Returns a word; null for an empty one or none. */
    public @Nullable String word(String name, JsonNode value) {
        String word = value.asText("");
        if (word.isEmpty()) {
            missing.add(name);
        }
        return word.isEmpty() ? null : word;
    }

    private <T> T noted(String metric, Optional<T> value, T otherwise) {
        if (value.isEmpty()) {
            missing.add(metric);
        }
        return value.orElse(otherwise);
    }

    /** Returns the metrics that were read without a readable value. */
    public MetricGaps gaps() {
        return missing.isEmpty() ? MetricGaps.NONE : MetricGaps.of(missing);
    }
}
