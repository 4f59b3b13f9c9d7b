package dev.adtools.tools.alpha.waste;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Arg;
import dev.adtools.api.Micros;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.tools.period.Period;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code analyze_alpha_wasted_spend}. */
@Tool(
        name = "analyze_alpha_wasted_spend",
        title = "Find wasted spend on alpha",
        description = "Finds the keywords and search terms of an account on alpha that cost much and had no conversion,"
                + " the most expensive first, with their share of the account's cost. Changes nothing on the platform.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        rawData = true,
        handler = AnalyzeAlphaWastedSpendHandler.class)
public record AnalyzeAlphaWastedSpend(
        @Arg(description = "The account.", examples = "123-456-7890")
        AlphaAccountId accountId,

        @Arg(description = Period.DESCRIPTION + " Without it last_30d.", examples = "\"last_7d\"") @Nullable
        Period dateRange,

        @Arg(
                description = "What a conversion may cost, in micros of the currency. Without it the account's average"
                        + " is used when it has 10 conversions or more.",
                min = 1)
        @Nullable
        Micros targetCpaMicros,

        @Arg(
                description = "From which cost without conversion something counts as wasted, in micros of the"
                        + " currency. Without it, what a conversion may cost.",
                min = 1)
        @Nullable
        Micros minSpendMicros,

        @Arg(description = "How many rows to answer at most.", min = 1, max = 500, defaultValue = "50")
        int limit,

        @Arg(description = "The next_cursor of the page before.", minLength = 1, maxLength = 2000) @Nullable
        String cursor,

        @Arg(description = "Answer columns and rows of values instead of objects.", defaultValue = "false")
        boolean rawData,

        @Arg(description = "The manager account through which the account is reached.", examples = "123-456-7890")
        @Nullable
        AlphaAccountId loginCustomerId) {}
