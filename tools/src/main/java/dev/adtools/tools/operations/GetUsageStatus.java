package dev.adtools.tools.operations;

import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;

/** The arguments of {@code get_usage_status}: none. */
@Tool(
        name = "get_usage_status",
        title = "Show used quotas",
        description = "Shows what the calling token has used of its quotas, what is left,"
                + " and when they are full again. Use it after a rate limit. Quotas are requests,"
                + " reads, validations and writes by the minute, and writes by the day. Asking uses"
                + " none.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.READ,
        group = ToolGroup.OPERATIONS,
        searchWords = "quota quotas limits rate limit remaining calls how many left used usage allowance" + " token",
        handler = GetUsageStatusHandler.class)
public record GetUsageStatus() {}
