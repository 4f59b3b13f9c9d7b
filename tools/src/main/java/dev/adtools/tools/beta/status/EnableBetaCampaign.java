package dev.adtools.tools.beta.status;

import dev.adtools.api.Arg;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.Replaces;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.tools.report.BudgetUnitGuard;
import dev.adtools.tools.report.BudgetUnitRule;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code enable_beta_campaign}. */
@Tool(
        name = "enable_beta_campaign",
        title = "Enable a campaign on beta",
        description = "Switches one campaign on beta on, so that it may spend its budget or"
                + " those of its ad sets. Use it to start or resume delivery; another person must"
                + " always approve. validate_only shows what would change, and what the campaign may"
                + " spend.",
        platform = Platform.BETA,
        mode = Mode.WRITE,
        group = ToolGroup.CHANGES,
        spend = SpendControl.STAGED,
        rules = {BetaStatusRule.class, BudgetUnitRule.class},
        searchWords =
                "enable activate reactivate resume unpause restart turn switch on start running again go live campaign",
        handler = EnableBetaCampaignHandler.class)
public record EnableBetaCampaign(
        @Arg(description = "The campaign.", pattern = "^[0-9]{5,20}$", examples = "120210000000000002")
        String campaignId,

        @Arg(description = BudgetUnitGuard.CURRENCY, pattern = "^[A-Z]{3}$", examples = "USD") @Nullable
        String currency,

        @Arg(description = Reason.DESCRIPTION, minLength = 1, maxLength = Reason.LONGEST) @Nullable
        String reason,

        @Arg(description = Replaces.DESCRIPTION, pattern = Replaces.PATTERN, examples = "pa_01m7znghxjcp6te53ex4hrrb88")
        @Nullable
        String replaces,

        @Arg(
                description = "Only validate. Check everything, also with the platform; nothing is changed.",
                defaultValue = "false")
        boolean validateOnly) {}
