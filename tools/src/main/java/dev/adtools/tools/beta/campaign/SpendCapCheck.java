package dev.adtools.tools.beta.campaign;

import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.spend.SpendCap;

/** Compares what a draft may spend a day with the cap that the service sets to its account. */
public final class SpendCapCheck {

    private SpendCapCheck() {}

    /**
     * Reports an amount that the service would refuse; amounts in two currencies are never compared.
     *
     * @param rule the rule to report under
     * @param budget where the budget stands
     * @param dailyMicros what the draft may spend a day, in micros
     * @param currency the currency that the draft names
     * @param minorDigits how many decimal digits its minor unit has
     * @param cap the cap of its account
     */
    public static void check(
            Check rule, Node budget, long dailyMicros, String currency, int minorDigits, SpendCap cap) {
        if (!currency.equals(cap.currency())) {
            rule.error(
                    budget,
                    "The service caps this account in " + cap.currency() + ", so it would refuse " + currency + ".",
                    cap.currency(),
                    "State the account's currency, or have the cap changed.");
        } else if (dailyMicros > cap.mostMicros()) {
            String most = Amounts.words(cap.mostMicros(), currency, minorDigits);
            rule.error(
                    budget,
                    "The draft may spend " + Amounts.words(dailyMicros, currency, minorDigits)
                            + " a day, and the service lets one call" + " raise this account's daily spend by " + most
                            + " at most.",
                    "at most " + most + " a day",
                    "Lower the budget, or have the cap raised.");
        }
    }
}
