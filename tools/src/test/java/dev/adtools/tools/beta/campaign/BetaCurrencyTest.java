package dev.adtools.tools.beta.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class BetaCurrencyTest {

    // How many minor units make one unit, currency by currency, as the platform documents it and in its order. Credits
    // (FBZ) stand there too; no account is kept in them.
    private static final Map<String, Integer> DOCUMENTED = table("""
            DZD 100, ARS 100, AUD 100, BHD 100, BDT 100, BOB 100, BGN 100, BRL 100, GBP 100, CAD 100, CLP 1,   CNY 100,
            COP 1,   CRC 1,   HRK 100, CZK 100, DKK 100, EGP 100, EUR 100, GTQ 100, HNL 100, HKD 100, HUF 1,   ISK 1,
            INR 100, IDR 1,   ILS 100, JPY 1,   JOD 100, KES 100, KRW 1,   LVL 100, LTL 100, MOP 100, MYR 100, MXN 100,
            NZD 100, NIO 100, NGN 100, NOK 100, PKR 100, PYG 1,   PEN 100, PHP 100, PLN 100, QAR 100, RON 100, RUB 100,
            SAR 100, RSD 100, SGD 100, SKK 100, ZAR 100, SEK 100, CHF 100, TWD 1,   THB 100, TRY 100, AED 100, UAH 100,
            USD 100, UYU 100, VEF 100, VND 1,   VES 100
            """);

    @Test
    void countsEveryCurrencyAsThePlatformDocumentsIt() {
        assertThat(DOCUMENTED).hasSize(65);
        assertThat(told(BetaCurrency::minorPerUnit)).isEqualTo(DOCUMENTED);
    }

    @Test
    void hasAsManyDecimalsAsItsMinorUnits() {
        assertThat(told(currency -> BigInteger.TEN.pow(currency.minorDigits()).intValue()))
                .isEqualTo(DOCUMENTED);
    }

    @Test
    void findsEveryCurrencyByItsCodeAndGuessesNone() {
        assertThat(DOCUMENTED.keySet())
                .allMatch(code -> BetaCurrency.of(code)
                        .map(Enum::name)
                        .filter(code::equals)
                        .isPresent());
        assertThat(Stream.of("FBZ", "KWD", "twd", ""))
                .allMatch(code -> BetaCurrency.of(code).isEmpty());
    }

    private static Map<String, Integer> told(Function<BetaCurrency, Integer> what) {
        return Stream.of(BetaCurrency.values()).collect(Collectors.toMap(BetaCurrency::name, what));
    }

    private static Map<String, Integer> table(String text) {
        return Stream.of(text.strip().split(",\\s+"))
                .collect(
                        Collectors.toMap(entry -> entry.substring(0, 3), entry -> Integer.valueOf(entry.substring(4))));
    }
}
