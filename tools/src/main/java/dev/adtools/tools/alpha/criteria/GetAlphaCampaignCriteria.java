package dev.adtools.tools.alpha.criteria;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.alpha.metrics.AlphaScope;
import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.alpha.metrics.ReadRule;
import dev.adtools.tools.paging.PageRule;
import dev.adtools.tools.paging.Paging;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code get_alpha_campaign_criteria}. */
@Tool(
        name = "get_alpha_campaign_criteria",
        title = "List targeting criteria of a campaign",
        description = "Lists what a campaign on alpha targets and excludes: places,"
                + " languages, devices, times, audiences, negative keywords. Use it to see whom a"
                + " campaign reaches. Internet addresses are shown in part.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        group = ToolGroup.CAMPAIGNS,
        rawData = true,
        rules = {CriteriaRule.class, ReadRule.class, PageRule.class},
        searchWords = "targeting targets locations geo countries cities languages devices schedule"
                + " audiences negative exclusions where does campaign run",
        handler = GetAlphaCampaignCriteriaHandler.class)
public record GetAlphaCampaignCriteria(
        @Unwrapped AlphaScope scope,

        @Arg(description = "The campaign.", pattern = "^[0-9]{1,19}$")
        String campaignId,

        @Arg(description = "Only these types.", minItems = 1, maxItems = 32) @Nullable
        List<CriterionType> type,

        @Arg(description = "Only negative ones, or only others.") @Nullable
        Boolean negative,

        @Arg(description = "Only this status. Without it all but REMOVED.") @Nullable
        OwnerStatus status,

        @Arg(description = "Also list removed criteria. Not with status.", defaultValue = "false")
        boolean includeRemoved,

        @Unwrapped Paging paging) {}
