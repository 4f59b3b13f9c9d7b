package dev.adtools.tools.beta.budget;

import dev.adtools.api.Change;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.tools.report.Cells;
import java.util.List;

/** Shows what a plan changes: the budget, then what follows from it. Amounts are minor units. */
final class BudgetDiff {

    private BudgetDiff() {}

    static List<Change> of(BudgetChange change) {
        return List.of(
                amounts("daily_budget", change.before(), change.after()),
                new Change("change_percent", JsonNull.NULL, Cells.number(change.percent())),
                amounts(
                        "projected.per_week_max",
                        BudgetChange.perWeek(change.before()),
                        BudgetChange.perWeek(change.after())),
                amounts(
                        "projected.per_month_30_4",
                        change.perMonth(change.before()).amountMinor(),
                        change.perMonth(change.after()).amountMinor()));
    }

    private static Change amounts(String field, long before, long after) {
        return new Change(field, JsonNumber.of(before), JsonNumber.of(after));
    }
}
