package dev.adtools.tools.beta.campaign;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.spend.SpendCap;
import java.math.BigDecimal;

/** Compares what a draft may spend a day with the cap that the service sets to its account. */
public final class SpendCapCheck {

    private static final int MICRO_DIGITS = 6;

    private SpendCapCheck() {}

    /**
     * Reports an amount that the service would refuse; amounts in two currencies are never compared.
     *
     * @param rule the rule to report under
     * @param budget where the budget stands
     * @param daily what the draft may spend a day, in units of the currency
     * @param currency the currency that the draft names
     * @param cap the cap of its account
     */
    public static void check(Check rule, Node budget, BigDecimal daily, String currency, SpendCap cap) {
        BigDecimal most = BigDecimal.valueOf(cap.mostMicros(), MICRO_DIGITS);
        if (!currency.equals(cap.currency())) {
            rule.error(
                    budget,
                    "The service caps this account in " + cap.currency() + ", so it would refuse " + currency + ".",
                    cap.currency(),
                    "State the account's currency, or have the cap changed.");
        } else if (daily.compareTo(most) > 0) {
            rule.error(
                    budget,
                    "The draft may spend " + words(daily) + " " + currency + " a day, and the service lets one call"
                            + " raise this account's daily spend by " + words(most) + " at most.",
                    "at most " + words(most) + " " + currency + " a day",
                    "Lower the budget, or have the cap raised.");
        }
    }

    private static String words(BigDecimal amount) {
        return amount.stripTrailingZeros().toPlainString();
    }
}
