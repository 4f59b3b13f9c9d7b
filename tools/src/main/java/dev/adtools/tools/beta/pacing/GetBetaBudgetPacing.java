package dev.adtools.tools.beta.pacing;

import dev.adtools.api.Arg;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.MinorUnits;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.beta.metrics.ReportRule;
import dev.adtools.tools.paging.PageRule;
import dev.adtools.tools.paging.Paging;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code get_beta_budget_pacing}. */
@Tool(
        name = "get_beta_budget_pacing",
        title = "Compare spend with budget on beta",
        description = "Compares what an account on beta and its campaigns have spent this month with their budgets:"
                + " expected by now, run rate, projection for the month, and what is left a day. All amounts are minor"
                + " units: 5000 is 50.00 USD and 5000 JPY.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        rawData = true,
        rules = {BetaPacingRule.class, ReportRule.class, PageRule.class},
        handler = GetBetaBudgetPacingHandler.class)
public record GetBetaBudgetPacing(
        @Arg(description = "The ad account.", examples = "act_1700100001")
        BetaAccountId accountId,

        @Arg(
                description =
                        "What may be spent in the month by all campaigns looked at, in minor units of the currency."
                                + " Without it, the budgets of the active ones.",
                min = 1,
                max = 1_000_000_000_000.0)
        @Nullable
        MinorUnits monthlyBudgetMinor,

        @Arg(description = "Only these campaigns.", pattern = "^[0-9]{5,20}$", minItems = 1, maxItems = 100) @Nullable
        List<String> campaignIds,

        @Arg(
                description =
                        "By how many percent spend may differ from what was expected by now and still be on_track.",
                min = 1,
                max = 50,
                defaultValue = "10")
        int tolerancePercent,

        @Unwrapped Paging paging) {}
