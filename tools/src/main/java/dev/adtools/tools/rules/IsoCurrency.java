package dev.adtools.tools.rules;

import java.util.Currency;
import java.util.Set;
import java.util.stream.Collectors;

/** The currencies of ISO 4217. */
public final class IsoCurrency {

    // What has no decimals stated is no money: tests, metals, and XXX for none.
    private static final Set<String> CODES = Currency.getAvailableCurrencies().stream()
            .filter(currency -> currency.getDefaultFractionDigits() >= 0)
            .map(Currency::getCurrencyCode)
            .collect(Collectors.toUnmodifiableSet());

    private IsoCurrency() {}

    /** Returns whether a text is the code of money, in capitals. */
    public static boolean isMoney(String code) {
        return CODES.contains(code);
    }
}
