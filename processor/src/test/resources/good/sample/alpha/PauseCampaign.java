package sample.alpha;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Spend;
import dev.adtools.api.Tool;

/** A write that waits for approval every time and names no account. */
@Tool(
        name = "pause_campaign",
        title = "Pause a campaign",
        description = "Pauses a campaign.",
        platform = Platform.ALPHA,
        mode = Mode.WRITE,
        spend = Spend.STAGED,
        handler = PauseCampaignHandler.class)
record PauseCampaign(@Arg(description = "The campaign.") String campaignId) {}
