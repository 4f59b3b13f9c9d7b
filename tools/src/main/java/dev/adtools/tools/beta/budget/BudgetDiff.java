package dev.adtools.tools.beta.budget;

import dev.adtools.api.Change;
import dev.adtools.api.Unit;
import java.util.List;

/** Shows what a plan changes, the budget alone, and apart from it what follows. Amounts are minor units. */
final class BudgetDiff {

    private BudgetDiff() {}

    static List<Change> of(BudgetChange change) {
        return List.of(minor("daily_budget", change.before(), change.after(), change));
    }

    /** Returns the change in percent, and what the budget may cost in a week and in a month, before and after. */
    static List<Change> derived(BudgetChange change) {
        return List.of(
                Change.ofPercent("change_percent", change.percent()),
                minor(
                        "projected.per_week_max",
                        change.perWeek(change.before()),
                        change.perWeek(change.after()),
                        change),
                minor(
                        "projected.per_month_30_4",
                        change.perMonth(change.before()).amountMinor(),
                        change.perMonth(change.after()).amountMinor(),
                        change));
    }

    private static Change minor(String field, long before, long after, BudgetChange change) {
        return Change.ofMoney(
                field, before, after, Unit.MINOR, change.currency().name());
    }
}
