package dev.adtools.tools.beta.assets;

import dev.adtools.api.Arg;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.tools.paging.PageRule;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code list_beta_catalogs}. */
@Tool(
        name = "list_beta_catalogs",
        title = "List catalogs of an ad account",
        description = "Lists the product catalogs that an ad account on beta can advertise,"
                + " with their product sets. Use it to find the ids of validate_beta_catalog_ad_draft."
                + " Those shared with its business are listed too.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.ACCOUNTS,
        rawData = true,
        rules = PageRule.class,
        searchWords = "product catalog catalogs product sets feed feeds products shop items",
        handler = ListBetaCatalogsHandler.class)
public record ListBetaCatalogs(
        @Arg(description = "The account.", examples = "act_1700100001")
        BetaAccountId accountId,

        @Arg(
                description =
                        "The limit. How many rows to answer at most. The product sets of each take a request of the"
                                + " platform.",
                min = 1,
                max = 50,
                defaultValue = "20")
        int limit,

        @Arg(description = "The cursor. It is the next_cursor of the page before.", minLength = 1, maxLength = 4000)
        @Nullable
        String cursor,

        @Arg(description = "Raw data. Answer columns and rows of values instead of objects.", defaultValue = "false")
        boolean rawData) {}
