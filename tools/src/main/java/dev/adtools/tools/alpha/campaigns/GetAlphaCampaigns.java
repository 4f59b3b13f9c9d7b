package dev.adtools.tools.alpha.campaigns;

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

/** The arguments of {@code get_alpha_campaigns}. */
@Tool(
        name = "get_alpha_campaigns",
        title = "List campaigns on alpha",
        description = "Lists the campaigns of an account on alpha with status, channel,"
                + " bidding, app and budget. Use it to find a campaign_id. The reasons of a status come"
                + " with it, and numbers where wanted. Removed ones come only when asked for.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        group = ToolGroup.CAMPAIGNS,
        finds = "campaign_id",
        rawData = true,
        rules = {AlphaCampaignsRule.class, ReadRule.class, PeriodRule.class, PageRule.class},
        searchWords = "list show find campaigns overview budgets bidding ids",
        handler = GetAlphaCampaignsHandler.class)
public record GetAlphaCampaigns(
        @Unwrapped AlphaScope scope,

        @Arg(description = "Only these statuses. Without it all but REMOVED.", minItems = 1, maxItems = 3) @Nullable
        List<OwnerStatus> status,

        @Arg(description = "Only these channels.", minItems = 1, maxItems = 12) @Nullable
        List<CampaignChannel> channel,

        @Arg(description = "Only names that contain this text. Capitals do not matter.", minLength = 1, maxLength = 255)
        @Nullable
        String nameContains,

        @Arg(description = "Add the numbers of date_range.", defaultValue = "false")
        boolean includeMetrics,

        @Arg(description = Period.DESCRIPTION + " With include_metrics only; without it last_30d.") @Nullable
        Period dateRange,

        @Arg(
                description =
                        "The order; a minus is descending. cost_micros and conversions need " + "include_metrics.",
                defaultValue = "name")
        Sort<AlphaCampaignSort> sort,

        @Unwrapped Paging paging) {}
