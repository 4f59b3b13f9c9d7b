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
        description = "Compares this month's spend on beta with the budgets. Use it to see"
                + " whether an account or a campaign spends too fast or too slowly. It says what was"
                + " expected by now, the run rate, the projection for the month, and what is left a"
                + " day, in micros.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        rawData = true,
        rules = {BetaPacingRule.class, ReportRule.class, PageRule.class},
        searchWords = "on track overspend underspend month end forecast projection projected burn rate"
                + " remaining left budget pace spending too fast slow",
        handler = GetBetaBudgetPacingHandler.class)
public record GetBetaBudgetPacing(
        @Arg(description = "The account.", examples = "act_1700100001")
        BetaAccountId accountId,

        @Arg(
                description = "What all campaigns may spend in the month, in minor units. Without it, the"
                        + " budgets of the active ones.",
                min = 1,
                max = 1_000_000_000_000.0)
        @Nullable
        MinorUnits monthlyBudgetMinor,

        @Arg(description = "Only these campaigns.", pattern = "^[0-9]{5,20}$", minItems = 1, maxItems = 100) @Nullable
        List<String> campaignIds,

        @Arg(
                description = "Tolerance in percent. Spend may differ by so much from what was"
                        + " expected by now and still be on_track.",
                min = 1,
                max = 50,
                defaultValue = "10")
        int tolerancePercent,

        @Unwrapped Paging paging) {}
