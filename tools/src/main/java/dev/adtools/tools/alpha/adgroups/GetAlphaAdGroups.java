package dev.adtools.tools.alpha.adgroups;

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

/** The arguments of {@code get_alpha_ad_groups}. */
@Tool(
        name = "get_alpha_ad_groups",
        title = "List ad groups on alpha",
        description = "Lists the ad groups of an account on alpha, those of paused campaigns and idle ones too, with"
                + " campaign, status, type and bid. Removed ones come only when asked for.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        group = ToolGroup.CAMPAIGNS,
        rawData = true,
        rules = {ReadRule.class, PageRule.class},
        handler = GetAlphaAdGroupsHandler.class)
public record GetAlphaAdGroups(
        @Unwrapped AlphaScope scope,

        @Arg(description = "Only ad groups of this campaign of the account.", pattern = "^[0-9]{1,19}$") @Nullable
        String campaignId,

        @Arg(
                description =
                        "Only ad groups with one of these statuses of their own; without it all but those that are"
                                + " REMOVED, or whose campaign is.",
                minItems = 1,
                maxItems = 3)
        @Nullable
        List<OwnerStatus> status,

        @Unwrapped Paging paging) {}
