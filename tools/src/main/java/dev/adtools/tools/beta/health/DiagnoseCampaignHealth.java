package dev.adtools.tools.beta.health;

import dev.adtools.api.Arg;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.MinorUnits;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.tools.platform.BetaConversion;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code diagnose_campaign_health}. */
@Tool(
        name = "diagnose_campaign_health",
        title = "Diagnose a campaign's health",
        description = "Finds out why a campaign on beta delivers or performs badly: a score, the issues with their"
                + " evidence, and what to do first. Reads the campaign, or judges a snapshot of its numbers. Changes"
                + " nothing.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        rawData = true,
        rules = {HealthRule.class, IssueCode.class},
        handler = DiagnoseCampaignHealthHandler.class)
public record DiagnoseCampaignHealth(
        @Arg(description = "The campaign.", pattern = "^[0-9]{5,20}$", examples = "120210000000000001")
        String campaignId,

        @Arg(description = "The ad account that the campaign must belong to.", examples = "act_1700100001") @Nullable
        BetaAccountId accountId,

        @Arg(
                description = "How many whole days to look at, ending yesterday; they are compared with as many days"
                        + " before them.",
                min = 1,
                max = 90,
                defaultValue = "7")
        int lookbackDays,

        @Arg(
                description = "What a conversion may cost, in minor units of the account's currency: 2000 is 20.00 USD."
                        + " Without a target, what a result costs is compared with the account's other campaigns with"
                        + " the objective; there is no score where there are none to compare with.",
                min = 1)
        @Nullable
        MinorUnits targetCpaMinor,

        @Arg(
                description = "What conversions should be worth per cost: 4 is 4.00 USD for each USD spent.",
                min = 0.01,
                max = 10_000)
        @Nullable
        BigDecimal targetRoas,

        @Arg(
                description = "What counts as a conversion, of the campaign, of the account's other campaigns and for"
                        + " targets: purchases, leads, app_installs, or all of them together. Without it what the"
                        + " objective is for: purchases for sales, leads for leads, app_installs for app promotion (all"
                        + " for the latter two with target_roas), all for others. Of a snapshot it only says what the"
                        + " caller counted.",
                examples = "leads")
        @Nullable
        BetaConversion conversion,

        @Arg(
                description = "What the campaign should spend in a month, in minor units of the account's currency."
                        + " Without it its own daily budget is what it is paced by.",
                min = 1)
        @Nullable
        MinorUnits monthlyBudgetMinor,

        @Arg(
                description =
                        "The campaign's numbers over lookback_days, to be judged without asking the platform. What"
                                + " is left out is not checked.")
        @Nullable
        CampaignSnapshot snapshot,

        @Arg(description = "Answer the issues as columns and rows of values.", defaultValue = "false")
        boolean rawData) {}
