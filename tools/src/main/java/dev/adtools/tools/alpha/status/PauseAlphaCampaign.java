package dev.adtools.tools.alpha.status;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.alpha.metrics.AlphaScope;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code pause_alpha_campaign}. */
@Tool(
        name = "pause_alpha_campaign",
        title = "Pause a campaign on alpha",
        description = "Switches one campaign on alpha off, at once. Use it to stop spend;"
                + " nobody must approve. validate_only shows what would change.",
        platform = Platform.ALPHA,
        mode = Mode.WRITE,
        group = ToolGroup.CHANGES,
        spend = SpendControl.NONE,
        rules = AlphaStatusRule.class,
        searchWords = "pause stop halt turn switch off deactivate disable suspend end campaign ad",
        handler = PauseAlphaCampaignHandler.class)
public record PauseAlphaCampaign(
        @Unwrapped AlphaScope scope,

        @Arg(description = "The campaign.", pattern = "^[0-9]{1,19}$")
        String campaignId,

        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable
        String reason,

        @Arg(
                description = "Only validate. Check everything, also with the platform; nothing is changed.",
                defaultValue = "false")
        boolean validateOnly) {}
