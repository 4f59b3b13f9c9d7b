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
        description = "Lists the ad groups of an account on alpha with campaign, status,"
                + " type and bid. Use it to find the ad_group_id of get_alpha_keywords. Those of paused"
                + " campaigns and idle ones are listed too; removed ones come only when asked for.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        group = ToolGroup.CAMPAIGNS,
        finds = "ad_group_id",
        rawData = true,
        rules = {ReadRule.class, PageRule.class},
        searchWords = "adgroups list groups within inside campaign",
        handler = GetAlphaAdGroupsHandler.class)
public record GetAlphaAdGroups(
        @Unwrapped AlphaScope scope,

        @Arg(description = "Only this campaign. It must be of the account.", pattern = "^[0-9]{1,19}$") @Nullable
        String campaignId,

        @Arg(
                description =
                        "Only these statuses. Without it all but those that are REMOVED, or whose " + "campaign is.",
                minItems = 1,
                maxItems = 3)
        @Nullable
        List<OwnerStatus> status,

        @Unwrapped Paging paging) {}
