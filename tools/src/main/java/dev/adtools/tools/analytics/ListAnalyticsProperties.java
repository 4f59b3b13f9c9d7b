package dev.adtools.tools.analytics;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.tools.paging.PageRule;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code list_analytics_properties}. */
@Tool(
        name = "list_analytics_properties",
        title = "List analytics properties",
        description = "Lists the properties that the service reaches on alpha_analytics, with their type and the"
                + " analytics account that they belong to: the property_id of alpha_analytics.",
        platform = Platform.ALPHA_ANALYTICS,
        mode = Mode.READ,
        rawData = true,
        rules = PageRule.class,
        handler = ListAnalyticsPropertiesHandler.class)
public record ListAnalyticsProperties(
        @Arg(description = "How many rows to answer at most.", min = 1, max = 500, defaultValue = "50")
        int limit,

        @Arg(description = "The next_cursor of the page before.", minLength = 1, maxLength = 4000) @Nullable
        String cursor,

        @Arg(description = "Answer columns and rows of values instead of objects.", defaultValue = "false")
        boolean rawData) {}
