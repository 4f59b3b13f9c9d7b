package dev.adtools.tools.beta;

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
import dev.adtools.tools.paging.Paging;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.PeriodRule;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.CampaignStatus;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code get_campaigns}. */
@Tool(
        name = "get_campaigns",
        title = "List campaigns of an ad account",
        description = "Lists the campaigns of an ad account on beta with objective, status,"
                + " budget and issues. Use it to find a campaign_id. Numbers come where wanted. Deleted"
                + " and archived ones come only when asked for.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.CAMPAIGNS,
        finds = "campaign_id",
        rawData = true,
        rules = {BetaCampaignsRule.class, ReportRule.class, PeriodRule.class, PageRule.class},
        searchWords = "list show find campaigns overview budgets objectives ids social",
        handler = GetCampaignsHandler.class)
public record GetCampaigns(
        @Arg(description = "The account.", examples = "act_1700100001")
        BetaAccountId accountId,

        @Arg(
                description =
                        "Only these statuses. They are the effective ones. Without it all but DELETED and ARCHIVED.",
                minItems = 1,
                maxItems = 6)
        @Nullable
        List<CampaignStatus> status,

        @Arg(description = "Only these objectives.", minItems = 1, maxItems = 18) @Nullable
        List<CampaignObjective> objective,

        @Arg(description = "Only names that contain this text. Capitals do not matter.", minLength = 1, maxLength = 255)
        @Nullable
        String nameContains,

        @Arg(
                description = "A date or a time (RFC 3339). Only campaigns changed since then; a date starts"
                        + " in the account's time zone.",
                pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2}))?$",
                examples = "2026-10-01")
        @Nullable
        String updatedSince,

        @Arg(
                description = "Only these members. The others are null, or no columns of raw_data. The id"
                        + " always comes; without fields all do.",
                minItems = 1,
                maxItems = 14)
        @Nullable
        List<CampaignField> fields,

        @Arg(description = "Add the numbers of date_range.", defaultValue = "false")
        boolean includeMetrics,

        @Arg(
                description = Period.DESCRIPTION + " Only with include_metrics; without it last_30d.",
                examples = "last_7d")
        @Nullable
        Period dateRange,

        @Arg(description = BetaConversion.DESCRIPTION, defaultValue = "all")
        BetaConversion conversion,

        @Arg(description = "The order; a minus is descending.", defaultValue = "-updated_at")
        Sort<BetaCampaignSort> sort,

        @Unwrapped Paging paging) {}
