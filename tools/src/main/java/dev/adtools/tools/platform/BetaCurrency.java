package dev.adtools.tools.platform;

import java.util.OptionalInt;
import java.util.Set;

/** How beta counts currencies in minor units: its own table, which is not ISO 4217. */
public final class BetaCurrency {

    private static final Set<String> WHOLE =
            Set.of("CLP", "COP", "CRC", "HUF", "IDR", "ISK", "JPY", "KRW", "PYG", "TWD", "VND");

    private static final Set<String> HUNDREDTHS = Set.of(
            "AED", "ARS", "AUD", "BDT", "BGN", "BHD", "BOB", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "DZD", "EGP",
            "EUR", "GBP", "GTQ", "HKD", "HNL", "HRK", "ILS", "INR", "JOD", "KES", "LTL", "LVL", "MOP", "MXN", "MYR",
            "NGN", "NIO", "NOK", "NZD", "PEN", "PHP", "PKR", "PLN", "QAR", "RON", "RSD", "RUB", "SAR", "SEK", "SGD",
            "SKK", "THB", "TRY", "UAH", "USD", "UYU", "VEF", "ZAR");

    private BetaCurrency() {}

    /**
     * Returns how many decimal digits a currency's minor unit has.
     *
     * @param code the ISO 4217 code
     * @return 0 or 2; empty for a currency that is not in the table, which is never guessed
     */
    public static OptionalInt minorDigits(String code) {
        if (WHOLE.contains(code)) {
            return OptionalInt.of(0);
        }
        return HUNDREDTHS.contains(code) ? OptionalInt.of(2) : OptionalInt.empty();
    }
}
