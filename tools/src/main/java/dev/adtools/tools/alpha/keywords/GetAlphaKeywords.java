package dev.adtools.tools.alpha.keywords;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Sort;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.alpha.metrics.AlphaScope;
import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.alpha.metrics.ReadRule;
import dev.adtools.tools.paging.PageRule;
import dev.adtools.tools.paging.Paging;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.PeriodRule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code get_alpha_keywords}. */
@Tool(
        name = "get_alpha_keywords",
        title = "List keywords of an ad group",
        description = "Lists the keywords of an ad group on alpha with match type, status,"
                + " bids and quality score. Use it to look into one ad group. Approval comes too,"
                + " numbers where wanted, and which keywords get in each other's way.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        group = ToolGroup.CAMPAIGNS,
        rawData = true,
        rules = {KeywordsRule.class, ReadRule.class, PeriodRule.class, PageRule.class},
        searchWords = "list keyword kw match type quality score bids max cpc",
        handler = GetAlphaKeywordsHandler.class)
public record GetAlphaKeywords(
        @Unwrapped AlphaScope scope,

        @Arg(description = "The ad group.", pattern = "^[0-9]{1,19}$")
        String adGroupId,

        @Arg(description = "The campaign. The ad group must be of it.", pattern = "^[0-9]{1,19}$") @Nullable
        String campaignId,

        @Arg(description = "Only these match types.", minItems = 1, maxItems = 3) @Nullable
        List<KeywordMatchType> matchType,

        @Arg(description = "Only these statuses. Without it all but REMOVED.", minItems = 1, maxItems = 3) @Nullable
        List<OwnerStatus> status,

        @Arg(description = "Also list negative keywords. They have no numbers.", defaultValue = "false")
        boolean includeNegatives,

        @Arg(description = "Add the numbers of date_range.", defaultValue = "true")
        boolean includeMetrics,

        @Arg(description = Period.DESCRIPTION + " With include_metrics only; without it last_30d.") @Nullable
        Period dateRange,

        @Arg(description = "Needs include_metrics.", min = 0, max = 1_000_000_000, defaultValue = "0")
        long minImpressions,

        @Arg(
                description = "The order; a minus is descending. What is not known stands last. All but"
                        + " text and quality_score need include_metrics.",
                defaultValue = "text")
        Sort<KeywordSort> sort,

        @Unwrapped Paging paging) {}
