package dev.adtools.tools.account;

import dev.adtools.api.Money;
import dev.adtools.api.Severity;
import dev.adtools.api.Unit;
import dev.adtools.tools.report.BudgetUnitGuard;
import dev.adtools.tools.report.CostShare;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Node;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An account that a draft names, as the platform tells of it.
 *
 * @param currency its ISO 4217 code
 * @param unit the unit in which the platform takes amounts
 * @param minorDigits how many decimal digits the minor unit of its currency has
 * @param leastDaily its least daily budget in that unit; null when the platform did not say
 * @param cost what it cost lately
 * @param hindrance what stands against campaigns in it; null when nothing does
 */
public record KnownAccount(
        String currency,
        Unit unit,
        int minorDigits,
        @Nullable Long leastDaily,
        CostShare cost,
        @Nullable Hindrance hindrance) {

    /**
     * Hindrance to campaigns in an account.
     *
     * @param severity whether they are refused, or only do not run
     * @param message one sentence
     */
    public record Hindrance(Severity severity, String message) {}

    /** Reports a currency that is stated and not the account's. */
    public void compareCurrency(Check rule, Node stated) {
        if (isOther(stated)) {
            rule.error(
                    stated,
                    "The account's currency is " + currency + ", and not "
                            + stated.text().orElse("") + ".",
                    currency,
                    "State " + currency + " and all amounts in it, or name another account.");
        }
    }

    /** Returns whether a currency is stated that is not the account's. */
    public boolean isOther(Node stated) {
        return stated.text().filter(code -> !code.equals(currency)).isPresent();
    }

    /**
     * Reports a daily budget whose unit may be wrong, unless the draft names the currency.
     *
     * @param rule the rule to report under
     * @param budget where it stands, the first where there are several
     * @param isOnly whether it is the only budget
     * @param daily all budgets of a day together
     * @param isConfirmed whether the draft names the currency, which confirms the unit
     */
    public void compareBudget(Check rule, Node budget, boolean isOnly, Money daily, boolean isConfirmed) {
        Optional<BudgetUnitGuard> guard = cost.guard(unit, currency, minorDigits);
        Optional<String> doubt = guard.flatMap(it -> it.doubtOf(daily));
        String subject = isOnly ? "The budget " : "The sum of all budgets ";
        if (doubt.isPresent() && !isConfirmed) {
            rule.error(
                    budget,
                    subject + doubt.get() + ".",
                    "",
                    "State \"currency\": \"" + currency + "\" to confirm the unit, or mend the amount.");
        } else if (doubt.isPresent() && cost.weekMicros() != null) {
            rule.warn(
                    budget,
                    subject + doubt.get() + ".",
                    "",
                    "Mend the amount, unless it is meant; the currency that the draft states confirms the unit.");
        } else if (cost.missing() != null) {
            rule.info(budget, subject + "was compared with no cost: " + cost.missing() + ".");
        }
    }
}
