package dev.adtools.tools.alpha.terms;

import dev.adtools.api.Arg;
import dev.adtools.api.Micros;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Sort;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.alpha.metrics.AlphaScope;
import dev.adtools.tools.alpha.metrics.ReadRule;
import dev.adtools.tools.paging.PageRule;
import dev.adtools.tools.paging.ReportPaging;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.PeriodRule;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code get_alpha_search_terms}. */
@Tool(
        name = "get_alpha_search_terms",
        title = "List search terms on alpha",
        description = "Lists what people searched for before they saw an ad on alpha, with"
                + " the keyword that matched. Use it to read the queries; analyze_search_terms says"
                + " what to make of them. Its argument rows takes these rows. The numbers are a part of"
                + " what the account did.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        rawData = true,
        rules = {ReadRule.class, PeriodRule.class, PageRule.class},
        searchWords = "queries query report typed people searched search searches triggered our ads actual"
                + " what users search",
        handler = GetAlphaSearchTermsHandler.class)
public record GetAlphaSearchTerms(
        @Unwrapped AlphaScope scope,

        @Arg(description = Period.DESCRIPTION + " Without it last_30d.", examples = "last_7d") @Nullable
        Period dateRange,

        @Arg(description = "Only this campaign.", pattern = "^[0-9]{1,19}$") @Nullable
        String campaignId,

        @Arg(description = "Only this ad group.", pattern = "^[0-9]{1,19}$") @Nullable
        String adGroupId,

        @Arg(description = "Only rows of this cost or more, in micros.", min = 0, defaultValue = "0")
        Micros minCostMicros,

        @Arg(
                description = "The order; a minus is descending. What is not defined stands last.",
                defaultValue = "-cost_micros")
        Sort<TermSort> sort,

        @Unwrapped ReportPaging paging) {}
