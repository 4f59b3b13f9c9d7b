package dev.adtools.tools.alpha.waste;

import dev.adtools.api.Arg;
import dev.adtools.api.Micros;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.alpha.metrics.AlphaScope;
import dev.adtools.tools.alpha.metrics.ReadRule;
import dev.adtools.tools.alpha.searchterms.JudgedDays;
import dev.adtools.tools.paging.PageRule;
import dev.adtools.tools.paging.Paging;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.PeriodRule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code analyze_alpha_wasted_spend}. */
@Tool(
        name = "analyze_alpha_wasted_spend",
        title = "Find wasted spend on alpha",
        description = "Finds keywords and search terms on alpha that cost much and had no"
                + " conversion. Use it to see where an account wastes money. The most expensive come"
                + " first, with their share of the account's cost; so do the campaigns without any"
                + " conversion, whose tracking is to be checked first. Changes nothing on the platform.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        rawData = true,
        rules = {ReadRule.class, PeriodRule.class, PageRule.class},
        searchWords = "waste wasting wasted money burn inefficient unprofitable useless spend without"
                + " conversions zero conversions leak leaks save costs cut bad expensive keywords never"
                + " convert",
        handler = AnalyzeAlphaWastedSpendHandler.class)
public record AnalyzeAlphaWastedSpend(
        @Unwrapped AlphaScope scope,

        @Arg(description = Period.DESCRIPTION + " Without it last_30d.", examples = "last_7d") @Nullable
        Period dateRange,

        @Arg(
                description = "What a conversion may cost, in micros. Without it the account's average is used"
                        + " when it has 10 conversions or more.",
                min = 1)
        @Nullable
        Micros targetCpaMicros,

        @Arg(
                description = "Cost without conversion that counts as wasted, in micros. Without it, one and a"
                        + " half times what a conversion may cost, as in analyze_search_terms.",
                min = 1)
        @Nullable
        Micros minCostMicros,

        @Arg(
                description = "Clicks that it takes to be judged. Without a target cost, and without"
                        + " min_cost_micros, it takes three times the clicks of a conversion, and 20, at least.",
                min = 0,
                max = 1_000_000,
                defaultValue = "10")
        int minClicks,

        @Arg(description = JudgedDays.DESCRIPTION, min = 0, max = 90, defaultValue = "7")
        int conversionLagDays,

        @Arg(
                description = "Names that are never called wasted. Without them, the keywords of campaigns"
                        + " named as the brand's.",
                maxLength = 255,
                maxItems = 1000)
        @Nullable
        List<String> brandTerms,

        @Unwrapped Paging paging) {}
