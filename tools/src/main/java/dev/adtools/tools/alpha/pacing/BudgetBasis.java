package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.Wire;

/** Where the budget of all campaigns together comes from. */
public enum BudgetBasis {
    /** The caller stated it; the spend of all campaigns looked at counts. */
    @Wire("argument")
    ARGUMENT,
    /** It is the daily budgets of the enabled campaigns that have not ended; only their spend counts. */
    @Wire("daily_budgets")
    DAILY_BUDGETS
}
