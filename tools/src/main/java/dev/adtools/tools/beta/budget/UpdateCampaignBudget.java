package dev.adtools.tools.beta.budget;

import dev.adtools.api.Arg;
import dev.adtools.api.MinorUnits;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.Replaces;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.tools.report.BudgetUnitRule;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code update_campaign_budget}. */
@Tool(
        name = "update_campaign_budget",
        title = "Change a campaign's daily budget",
        description = "Changes the daily budget of one campaign on beta. Use it only when"
                + " that change is intended; another person must always approve. validate_only shows"
                + " what would change. Amounts are minor units: 5000 is 50.00 USD and 5000 JPY.",
        platform = Platform.BETA,
        mode = Mode.WRITE,
        group = ToolGroup.CHANGES,
        spend = SpendControl.STAGED,
        rules = {BudgetRule.class, BudgetUnitRule.class},
        searchWords = "change raise increase lower decrease reduce cut double halve set adjust edit daily"
                + " budget spend more less money per day",
        handler = UpdateCampaignBudgetHandler.class)
public record UpdateCampaignBudget(
        @Arg(
                description = "The campaign. It must have a daily budget of its own.",
                pattern = "^[0-9]{5,20}$",
                examples = "120210000000000001")
        String campaignId,

        @Arg(
                description = "The new daily budget in minor units: 5000 is 50.00 USD and 5000 JPY. It is in"
                        + " the account's currency.",
                min = 1,
                max = 4_294_967_295.0,
                examples = "5000")
        MinorUnits dailyBudget,

        @Arg(
                description = "The account's currency, to confirm the unit. ISO 4217. Raising a budget to 5"
                        + " times as much or more needs it, and so does cutting it to a tenth or less.",
                pattern = "^[A-Z]{3}$",
                examples = "USD")
        @Nullable
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
