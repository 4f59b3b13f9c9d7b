package dev.adtools.tools.analytics;

import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.paging.PageRule;
import dev.adtools.tools.paging.Paging;

/** The arguments of {@code list_analytics_properties}. */
@Tool(
        name = "list_analytics_properties",
        title = "List analytics properties",
        description = "Lists the properties that the service reaches on alpha_analytics. Use"
                + " it to find the property_id of alpha_analytics. Their type and the analytics account"
                + " that they belong to come too.",
        platform = Platform.ALPHA_ANALYTICS,
        mode = Mode.READ,
        group = ToolGroup.ACCOUNTS,
        finds = "property_id",
        rawData = true,
        rules = PageRule.class,
        searchWords = "analytics properties property id website streams which list",
        handler = ListAnalyticsPropertiesHandler.class)
public record ListAnalyticsProperties(@Unwrapped Paging paging) {}
