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

/** The arguments of {@code list_beta_pages}. */
@Tool(
        name = "list_beta_pages",
        title = "List pages of an ad account",
        description = "Lists the pages that an ad account on beta may advertise. Use it to"
                + " find the page_id of validate_beta_conversion_setup.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.ACCOUNTS,
        finds = "page_id",
        rawData = true,
        rules = PageRule.class,
        searchWords = "pages page id fan business page social",
        handler = ListBetaPagesHandler.class)
public record ListBetaPages(
        @Arg(description = "The account.", examples = "act_1700100001")
        BetaAccountId accountId,

        @Unwrapped Paging paging) {}
