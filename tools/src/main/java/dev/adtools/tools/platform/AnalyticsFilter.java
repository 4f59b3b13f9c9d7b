package dev.adtools.tools.platform;

import dev.adtools.api.JsonName;
import java.util.List;

/**
 * Filter of the values of a dimension; capitals do not matter.
 *
 * @param dimension the dimension
 * @param match how its values are compared
 * @param values what with: one, or several for {@link Match#IN}
 */
public record AnalyticsFilter(String dimension, Match match, List<String> values) {

    public AnalyticsFilter {
        values = List.copyOf(values);
    }

    /** Way in which a value is compared. */
    public enum Match {
        /** Is the text. */
        @JsonName("exact")
        EXACT,
        /** Has the text in it. */
        @JsonName("contains")
        CONTAINS,
        /** Begins with the text. */
        @JsonName("begins_with")
        BEGINS_WITH,
        /** Is one of the texts. */
        @JsonName("in")
        IN
    }
}
