package dev.adtools.tools.beta.adsets;

import dev.adtools.api.Arg;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.paging.PageRule;
import dev.adtools.tools.paging.Paging;
import dev.adtools.tools.platform.BetaAdSetStatus;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code list_beta_ad_sets}. */
@Tool(
        name = "list_beta_ad_sets",
        title = "List ad sets of an ad account",
        description = "Lists the ad sets of an ad account on beta with campaign, status,"
                + " budget, optimization goal and times. Use it to look into a campaign. Those of"
                + " paused campaigns are listed too; deleted and archived ones come only when asked for.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.CAMPAIGNS,
        finds = "ad_set_id",
        rawData = true,
        rules = PageRule.class,
        searchWords = "adsets ad sets list audiences targeting placements optimization within campaign" + " social",
        handler = ListBetaAdSetsHandler.class)
public record ListBetaAdSets(
        @Arg(description = "The account.", examples = "act_1700100001")
        BetaAccountId accountId,

        @Arg(
                description = "Only this campaign. It must be of the account.",
                pattern = "^[0-9]{5,20}$",
                examples = "120210000000000001")
        @Nullable
        String campaignId,

        @Arg(
                description =
                        "Only these statuses. They are the effective ones. Without it all but DELETED and ARCHIVED.",
                minItems = 1,
                maxItems = 7)
        @Nullable
        List<BetaAdSetStatus> status,

        @Unwrapped Paging paging) {}
