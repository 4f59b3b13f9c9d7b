package dev.adtools.tools.beta.performance;

import dev.adtools.api.Arg;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Sort;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.beta.metrics.ReportRule;
import dev.adtools.tools.paging.PageRule;
import dev.adtools.tools.paging.ReportPaging;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.PeriodRule;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaReport.Breakdown;
import dev.adtools.tools.platform.BetaReport.Level;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code get_beta_campaign_performance}. */
@Tool(
        name = "get_beta_campaign_performance",
        title = "Read performance on beta",
        description = "Reports impressions, reach, clicks, cost, conversions and ratios on"
                + " beta by campaign, ad set or ad. Use it to see how an account did, by day, age,"
                + " gender, country, device or publisher platform, and against the period before.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        rawData = true,
        rules = {BetaPerformanceRule.class, ReportRule.class, PeriodRule.class, PageRule.class},
        searchWords = "results result metrics stats statistics numbers clicks impressions reach frequency"
                + " cost spent spend ctr cpm cpc roas purchases conversions how did perform doing"
                + " report compare by age gender placement ad set insights social",
        handler = GetBetaCampaignPerformanceHandler.class)
public record GetBetaCampaignPerformance(
        @Arg(description = "The account.", examples = "act_1700100001")
        BetaAccountId accountId,

        @Arg(description = "What a row is about.", defaultValue = "campaign")
        Level level,

        @Arg(description = "Only these campaigns.", pattern = "^[0-9]{5,20}$", minItems = 1, maxItems = 100) @Nullable
        List<String> campaignIds,

        @Arg(
                description = Period.DESCRIPTION + " Without it last_30d. Numbers are kept for 37 months.",
                examples = "last_7d")
        @Nullable
        Period dateRange,

        @Arg(description = Period.COMPARED + " Not with daily.", defaultValue = "false")
        boolean comparePrevious,

        @Arg(description = "Split rows by this too.") @Nullable
        Breakdown breakdown,

        @Arg(description = BetaConversion.DESCRIPTION, defaultValue = "all")
        BetaConversion conversion,

        @Arg(description = "One row per day.", defaultValue = "false")
        boolean daily,

        @Arg(
                description = "The order; a minus is descending. What is not defined stands last.",
                defaultValue = "-cost_micros")
        Sort<BetaPerformanceSort> sort,

        @Unwrapped ReportPaging paging) {}
