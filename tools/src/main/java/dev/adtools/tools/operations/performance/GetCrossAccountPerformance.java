package dev.adtools.tools.operations.performance;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Arg;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.paging.PageRule;
import dev.adtools.tools.paging.ReportPaging;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.PeriodRule;
import dev.adtools.tools.platform.BetaConversion;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code get_cross_account_performance}. */
@Tool(
        name = "get_cross_account_performance",
        title = "Read performance of several accounts",
        description = "Adds up cost, impressions, clicks and conversions of several accounts"
                + " on alpha and beta. Use it to compare accounts or platforms, by day or week. Totals"
                + " are per currency: amounts in different currencies are never added up. Accounts"
                + " that cannot be read are listed as unreadable, and the totals are then partial.",
        platform = Platform.BETA,
        crossPlatform = true,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        rawData = true,
        rules = {CrossAccountRule.class, PeriodRule.class, PageRule.class},
        searchWords = "overall total together combined all accounts every platform cross-platform both"
                + " platforms altogether sum comparison compare accounts total spend overview",
        handler = GetCrossAccountPerformanceHandler.class)
public record GetCrossAccountPerformance(
        @Arg(
                description = "Accounts on alpha. With those on beta at least one, and 20 at most.",
                minItems = 1,
                maxItems = CrossAccountRule.MOST_ACCOUNTS,
                examples = "[\"123-456-7890\"]")
        @Nullable
        List<AlphaAccountId> alphaAccountIds,

        @Arg(
                description = "Accounts on beta. With those on alpha at least one, and 20 at most.",
                minItems = 1,
                maxItems = CrossAccountRule.MOST_ACCOUNTS,
                examples = "[\"act_1700100001\"]")
        @Nullable
        List<BetaAccountId> betaAccountIds,

        @Arg(
                description = "today, yesterday, last_7d, last_14d, last_28d, last_30d, last_90d, this_week, last_week,"
                        + " this_month, last_month, or days as 2026-11-01..2026-11-10. Days are those of each account's own"
                        + " time zone; last_7d and the like end yesterday, weeks begin on Monday. Without it last_30d.",
                examples = "last_7d")
        @Nullable
        Period dateRange,

        @Arg(description = "One row per day, or per week from Monday.", defaultValue = "day")
        Interval by,

        @Arg(description = BetaConversion.DESCRIPTION + " Rows of alpha have their own.", defaultValue = "all")
        BetaConversion conversion,

        @Unwrapped ReportPaging paging,

        @Arg(
                description = "The manager account. The accounts on alpha are reached through it.",
                examples = "123-456-7890")
        @Nullable
        AlphaAccountId loginCustomerId) {

    List<AlphaAccountId> onAlpha() {
        return alphaAccountIds == null ? List.of() : alphaAccountIds;
    }

    List<BetaAccountId> onBeta() {
        return betaAccountIds == null ? List.of() : betaAccountIds;
    }
}
