package sample.alpha;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import org.jspecify.annotations.Nullable;

/** A write that waits for approval every time and names no account. */
@Tool(
        name = "pause_campaign",
        title = "Pause a campaign",
        description = "Pauses a campaign.",
        platform = Platform.ALPHA,
        mode = Mode.WRITE,
        group = ToolGroup.CHANGES,
        spend = SpendControl.STAGED,
        handler = PauseCampaignHandler.class)
record PauseCampaign(
        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable String reason,
        @Arg(description = "The campaign.") String campaignId) {}
