package dev.adtools.tools.alpha.performance;

import dev.adtools.api.Arg;
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
import dev.adtools.tools.platform.AlphaReport.Breakdown;
import dev.adtools.tools.platform.AlphaReport.Level;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code get_alpha_campaign_performance}. */
@Tool(
        name = "get_alpha_campaign_performance",
        title = "Read performance on alpha",
        description = "Reports impressions, clicks, cost, conversions and ratios on alpha by"
                + " campaign, ad group or keyword. Use it to see how an account did, by day, device or"
                + " hour, and against the period before.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        rawData = true,
        rules = {AlphaPerformanceRule.class, ReadRule.class, PeriodRule.class, PageRule.class},
        searchWords = "results result metrics stats statistics numbers clicks impressions cost spend spent"
                + " ctr cpc cpa roas conversions how did perform doing report compare by day device"
                + " hour",
        handler = GetAlphaCampaignPerformanceHandler.class)
public record GetAlphaCampaignPerformance(
        @Unwrapped AlphaScope scope,

        @Arg(
                description = "What a row is about. Keywords are a part of the account: other campaigns have none.",
                defaultValue = "campaign")
        Level level,

        @Arg(
                description = "Only these campaigns. Not on the level of the account.",
                pattern = "^[0-9]{1,19}$",
                minItems = 1,
                maxItems = 500)
        @Nullable
        List<String> campaignIds,

        @Arg(description = Period.DESCRIPTION + " Without it last_30d.", examples = "last_7d") @Nullable
        Period dateRange,

        @Arg(description = Period.COMPARED + " Not with daily.", defaultValue = "false")
        boolean comparePrevious,

        @Arg(description = "Split rows by this too. Keywords have no hours.") @Nullable
        Breakdown breakdown,

        @Arg(description = "One row per day.", defaultValue = "false")
        boolean daily,

        @Arg(
                description = "The order; a minus is descending. What is not defined stands last.",
                defaultValue = "-cost_micros")
        Sort<AlphaPerformanceSort> sort,

        @Unwrapped ReportPaging paging) {}
