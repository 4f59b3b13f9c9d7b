package dev.adtools.tools.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Arg;
import dev.adtools.api.ExecutionMode;
import dev.adtools.api.Micros;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.tools.alpha.appcampaign.AppCampaignRule;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.report.BudgetUnitRule;
import org.jspecify.annotations.Nullable;

/** Arguments of {@code create_alpha_app_campaign}: a closed list. */
@Tool(
        name = "create_alpha_app_campaign",
        title = "Create a paused app campaign",
        description = "Creates a paused app campaign shell for a mobile app, with a daily"
                + " budget of its own. Use it only when that change is intended. Nothing is spent until"
                + " someone adds ads and enables it.",
        platform = Platform.ALPHA,
        mode = Mode.WRITE,
        group = ToolGroup.CHANGES,
        spend = SpendControl.PAUSED_OR_APPROVAL,
        destructive = false,
        rules = {AppCampaignRule.class, BudgetUnitRule.class},
        searchWords = "new create make build launch set up app install installs mobile application ios"
                + " android download promote campaign",
        handler = CreateAlphaAppCampaignHandler.class)
public record CreateAlphaAppCampaign(
        @Arg(description = "The account.", examples = "123-456-7890")
        AlphaAccountId accountId,

        @Arg(
                description = "The name. One line, unique among the account's campaigns.",
                minLength = 1,
                maxLength = 255,
                examples = "Trail planner installs")
        String name,

        @Arg(
                description =
                        "The daily budget in micros: 50000000 is 50.00 USD. It is in the account's " + "currency.",
                min = 1,
                examples = "50000000")
        Micros budgetMicros,

        @Arg(
                description = "The package name in ALPHA_APP_STORE, the number in GAMMA_APP_STORE.",
                minLength = 1,
                maxLength = 255,
                examples = {"com.example.app", "1234567890"})
        String appId,

        @Arg(description = "The app's store: alpha's own, or gamma, the store of another phone vendor.")
        AppStore appStore,

        @Arg(
                description = "What an install may cost on average, in micros. Without it the campaign gets as"
                        + " many installs as the budget gives.",
                min = 1,
                examples = "2000000")
        @Nullable
        Micros targetCpaMicros,

        @Arg(
                description = "paused creates it now, paused; approval_required waits for another person.",
                defaultValue = "paused")
        ExecutionMode executionMode,

        @Arg(
                description = "Only validate. Check everything, also with the platform; nothing is created.",
                defaultValue = "false")
        boolean validateOnly,

        @Arg(description = "The manager account. The account is reached through it.", examples = "123-456-7890")
        @Nullable
        AlphaAccountId loginCustomerId) {}
