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
        description = "Finds out why a campaign on beta delivers or performs badly: a score,"
                + " the issues, and what to do first. Use it when one campaign is not doing well."
                + " Issues come with their evidence. Reads the campaign, or judges a snapshot of its"
                + " numbers. Changes nothing.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        rawData = true,
        rules = {HealthRule.class, IssueCode.class},
        searchWords = "why not delivering delivery problem wrong trouble troubleshoot health check score"
                + " issues fix underperforming no impressions not spending broken learning limited"
                + " rejected",
        handler = DiagnoseCampaignHealthHandler.class)
public record DiagnoseCampaignHealth(
        @Arg(description = "The campaign.", pattern = "^[0-9]{5,20}$", examples = "120210000000000001")
        String campaignId,

        @Arg(description = "The ad account that the campaign must belong to.", examples = "act_1700100001") @Nullable
        BetaAccountId accountId,

        @Arg(
                description = "Whole days, ending yesterday. They are compared with as many days before them.",
                min = 1,
                max = 90,
                defaultValue = "7")
        int lookbackDays,

        @Arg(
                description = "What a conversion may cost, in minor units. 2000 is 20.00 USD. Without a"
                        + " target, what a result costs is compared with the account's other campaigns with the"
                        + " objective; there is no score where there are none to compare with.",
                min = 1)
        @Nullable
        MinorUnits targetCpaMinor,

        @Arg(description = "Value per cost: 4 is 4.00 USD for each USD spent.", min = 0.01, max = 10_000) @Nullable
        BigDecimal targetRoas,

        @Arg(
                description = "What counts as a conversion. It does so for the campaign, for the account's"
                        + " other campaigns and for targets: all (purchases, leads and app installs"
                        + " together), purchases, leads, app_installs, registrations, messages, or custom_ and the id of"
                        + " a custom conversion. Without it what the objective is for: purchases for sales, leads for"
                        + " leads, app_installs for app promotion (all for the latter two with target_roas), all"
                        + " for others. Of a snapshot it only says what the caller counted.",
                examples = "leads")
        @Nullable
        BetaConversion conversion,

        @Arg(
                description = "What the campaign should spend, in minor units. Without it its own daily budget"
                        + " is what it is paced by.",
                min = 1)
        @Nullable
        MinorUnits monthlyBudgetMinor,

        @Arg(
                description = "Numbers to judge instead of asking the platform. They are the campaign's over"
                        + " lookback_days; what is left out is not checked.")
        @Nullable
        CampaignSnapshot snapshot,

        @Arg(
                description = "Raw data. Answer the issues as columns and rows of values instead of objects.",
                defaultValue = "false")
        boolean rawData) {}
