package dev.adtools.tools.beta.status;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code pause_beta_campaign}. */
@Tool(
        name = "pause_beta_campaign",
        title = "Pause a campaign on beta",
        description = "Switches one campaign on beta off, at once. Use it to stop spend;"
                + " nobody must approve. validate_only shows what would change.",
        platform = Platform.BETA,
        mode = Mode.WRITE,
        group = ToolGroup.CHANGES,
        spend = SpendControl.NONE,
        rules = BetaStatusRule.class,
        searchWords = "pause stop halt turn switch off deactivate disable suspend end campaign ad",
        handler = PauseBetaCampaignHandler.class)
public record PauseBetaCampaign(
        @Arg(description = "The campaign.", pattern = "^[0-9]{5,20}$", examples = "120210000000000001")
        String campaignId,

        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable
        String reason,

        @Arg(
                description = "Only validate. Check everything, also with the platform; nothing is changed.",
                defaultValue = "false")
        boolean validateOnly) {}
