package dev.adtools.tools.beta.budget;

import dev.adtools.api.Money;
import dev.adtools.api.ToolError;
import dev.adtools.api.Unit;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.BudgetFloor;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.LeastBudget;
import dev.adtools.tools.report.BudgetUnitGuard;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks what is wanted against the budget that there is, and says what may turn out other than meant. */
final class BudgetChangeRules {

    private static final long MICROS = 1_000_000;
    private static final long DECI_MONTH_DAYS = 304;

    private BudgetChangeRules() {}

    /** Returns what is wrong with the currency that the caller names, if any. */
    static List<Violation> currency(BudgetChange change, @Nullable String named) {
        return BudgetUnitGuard.mismatch(named, change.currency().name()).stream()
                .map(message -> BudgetRule.BUDGET_CURRENCY_2.at("/currency", message))
                .toList();
    }

    /** Returns what is wrong with the amount. */
    static List<Violation> amount(BudgetChange change, boolean isUnitSure) {
        long most = most(change.currency());
        if (Math.max(change.before(), change.after()) > most) {
            return List.of(BudgetRule.BUDGET_SIZE_1.at(
                    "/daily_budget", "must be, as the present budget, at most " + most + " minor units"));
        }
        List<Violation> violations = new ArrayList<>();
        Long least = change.found().account().minDailyBudget();
        if (least != null && change.after() < least) {
            violations.add(BudgetRule.BUDGET_FLOOR_1.at(
                    "/daily_budget",
                    "must be at least " + least + " minor units (" + words(change.money(least))
                            + "), the account's least daily budget"));
        } else if (BigDecimal.valueOf(change.after()).compareTo(BudgetFloor.LEAST_MINOR) < 0) {
            violations.add(BudgetRule.BUDGET_FLOOR_1.at(
                    "/daily_budget",
                    "must be at least " + BudgetFloor.LEAST_MINOR
                            + " minor units, less than which no account takes in any currency"));
        }
        if (!isUnitSure) {
            BudgetUnitGuard.ofPresent(Unit.MINOR, change.money(change.before()))
                    .ofChange("/daily_budget", change.money(change.after()))
                    .ifPresent(violations::add);
        }
        return violations;
    }

    private static String words(Money money) {
        return money.amountMajor() + " " + money.currency();
    }

    /** Returns the refusal of what is wrong, with the account's least daily budget where the amount is below it. */
    static ToolError refusal(BudgetChange change, List<Violation> violations) {
        ToolError error = ToolError.ruleViolation(violations);
        Long least = change.found().account().minDailyBudget();
        if (least == null || change.after() >= least) {
            return error;
        }
        JsonObject.Builder details = error.details().toBuilder();
        LeastBudget.details(change.money(least)).members().forEach(details::put);
        return new ToolError(error.code(), error.message(), details.build());
    }

    /** Returns the most minor units of which a month is counted exactly in micros by every JSON reader. */
    private static long most(BetaCurrency currency) {
        return StrictJson.MAX_INTEGER / DECI_MONTH_DAYS * 10 / (MICROS / currency.minorPerUnit());
    }

    /** Returns what may turn out other than meant. */
    static List<String> warnings(BudgetChange change, List<BetaAdSet> adSets) {
        List<String> warnings = new ArrayList<>();
        if (!change.found().account().active()) {
            warnings.add(BudgetRule.BUDGET_ACCOUNT_1.asWarning("the account is not active, so nothing is delivered."));
        }
        if (change.isPaused()) {
            warnings.add(BudgetRule.BUDGET_STATE_2.asWarning(
                    "the campaign is paused, so this change adds nothing to daily spend until the campaign is enabled;"
                            + " enabling it will count " + words(change.money(change.after())) + " a day."));
        }
        BudgetFloor.minor(adSets.stream().map(BetaAdSet::optimizationGoal), change.currency())
                .filter(floor -> BigDecimal.valueOf(change.after()).compareTo(floor) < 0)
                .ifPresent(floor -> warnings.add(BudgetRule.BUDGET_FLOOR_2.asWarning(
                        "this is less a day than the platform usually takes for what the ad sets aim at, "
                                + floor.toPlainString() + " minor units.")));
        if (change.isRaise()) {
            raise(adSets, warnings);
        }
        return warnings;
    }

    private static void raise(List<BetaAdSet> adSets, List<String> warnings) {
        long learning = adSets.stream()
                .map(BetaAdSet::learning)
                .filter(it -> it != null && it.stage().equals("LEARNING"))
                .count();
        if (learning > 0) {
            warnings.add(BudgetRule.BUDGET_LEARNING_1.asWarning(
                    learning + " ad sets are learning; a change of the budget can make them start again."));
        }
        warnings.add(BudgetRule.BUDGET_DAY_1.asWarning(
                "on some days the platform spends more than the daily budget, by 25% or more; in a week it spends at"
                        + " most 7 times as much."));
    }
}
