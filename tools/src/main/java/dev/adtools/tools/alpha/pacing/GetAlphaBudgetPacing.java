package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.Arg;
import dev.adtools.api.Micros;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.alpha.metrics.AlphaScope;
import dev.adtools.tools.alpha.metrics.ReadRule;
import dev.adtools.tools.paging.PageRule;
import dev.adtools.tools.paging.Paging;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code get_alpha_budget_pacing}. */
@Tool(
        name = "get_alpha_budget_pacing",
        title = "Compare spend with budget on alpha",
        description = "Compares this month's spend on alpha with the budgets. Use it to see"
                + " whether an account or a campaign spends too fast or too slowly. It says what was"
                + " expected by now, the run rate, the projection for the month, and what is left a day.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        rawData = true,
        rules = {AlphaPacingRule.class, ReadRule.class, PageRule.class},
        searchWords = "on track overspend underspend month end forecast projection projected burn rate"
                + " remaining left budget pace spending too fast slow",
        handler = GetAlphaBudgetPacingHandler.class)
public record GetAlphaBudgetPacing(
        @Unwrapped AlphaScope scope,

        @Arg(
                description = "What all campaigns may spend in the month, in micros. Without it, the budgets"
                        + " of the enabled ones: those per day times their days in the month, those until the"
                        + " campaign's end spread evenly over its days.",
                min = 1)
        @Nullable
        Micros monthlyBudgetMicros,

        @Arg(description = "Only these campaigns.", pattern = "^[0-9]{1,19}$", minItems = 1, maxItems = 500) @Nullable
        List<String> campaignIds,

        @Arg(
                description = "Tolerance in percent. Spend may differ by so much from what was"
                        + " expected by now and still be on_track.",
                min = 1,
                max = 50,
                defaultValue = "10")
        int tolerancePercent,

        @Unwrapped Paging paging) {}
