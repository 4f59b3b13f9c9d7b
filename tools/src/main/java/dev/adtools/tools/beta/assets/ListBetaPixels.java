package dev.adtools.tools.beta.assets;

import dev.adtools.api.Arg;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.paging.PageRule;
import dev.adtools.tools.paging.Paging;

/** The arguments of {@code list_beta_pixels}. */
@Tool(
        name = "list_beta_pixels",
        title = "List pixels of an ad account",
        description = "Lists the pixels and datasets that an ad account on beta may use,"
                + " with when each last got an event. Use it to find a pixel_id, or to see whether"
                + " tracking works.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.ACCOUNTS,
        finds = "pixel_id",
        rawData = true,
        rules = PageRule.class,
        searchWords = "pixel pixels id tracking tag firing events dataset last activity",
        handler = ListBetaPixelsHandler.class)
public record ListBetaPixels(
        @Arg(description = "The account.", examples = "act_1700100001")
        BetaAccountId accountId,

        @Unwrapped Paging paging) {}
