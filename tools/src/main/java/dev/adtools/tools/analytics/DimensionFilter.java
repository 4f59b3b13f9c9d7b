package dev.adtools.tools.analytics;

import dev.adtools.api.Arg;
import dev.adtools.tools.platform.AnalyticsFilter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The argument {@code dimension_filter}. */
public record DimensionFilter(
        @Arg(
                description = "The dimension that is looked at; it need not be one of the report's.",
                pattern = AlphaAnalytics.NAME,
                examples = "country")
        String field,

        @Arg(description = "How its values are compared; capitals do not matter.")
        AnalyticsFilter.Match match,

        @Arg(description = "The text for exact, contains and begins_with.", minLength = 1, maxLength = 1000) @Nullable
        String value,

        @Arg(description = "The texts for in.", minItems = 1, maxItems = 100, minLength = 1, maxLength = 1000) @Nullable
        List<String> values) {

    /** Returns the texts to compare with. */
    List<String> texts() {
        if (values != null) {
            return values;
        }
        return value == null ? List.of() : List.of(value);
    }
}
