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
import dev.adtools.tools.platform.BetaAdStatus;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code list_beta_ads}. */
@Tool(
        name = "list_beta_ads",
        title = "List ads of an ad account",
        description = "Lists the ads of an ad account on beta with campaign, ad set, status"
                + " and creative. Use it to look into an ad set, or to find disapproved ads. Those of"
                + " paused campaigns and ad sets are listed too; deleted and archived ones come only"
                + " when asked for.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.CAMPAIGNS,
        rawData = true,
        rules = PageRule.class,
        searchWords = "ads creatives creative list disapproved rejected review social posts",
        handler = ListBetaAdsHandler.class)
public record ListBetaAds(
        @Arg(description = "The account.", examples = "act_1700100001")
        BetaAccountId accountId,

        @Arg(
                description = "Only this campaign. It must be of the account.",
                pattern = "^[0-9]{5,20}$",
                examples = "120210000000000001")
        @Nullable
        String campaignId,

        @Arg(
                description = "Only this ad set. It must be of the account, and of the campaign if one is " + "named.",
                pattern = "^[0-9]{5,20}$",
                examples = "120220000000000100")
        @Nullable
        String adSetId,

        @Arg(
                description =
                        "Only these statuses. They are the effective ones. Without it all but DELETED and ARCHIVED.",
                minItems = 1,
                maxItems = 12)
        @Nullable
        List<BetaAdStatus> status,

        @Unwrapped Paging paging) {}
