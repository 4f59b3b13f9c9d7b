package dev.adtools.tools.beta.campaign;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The currencies of ad accounts on beta with the platform's own minor units, which are not those of ISO 4217: budgets in
 * Hungarian forint or Taiwan dollars are whole units, and dinars have two decimals.
 */
public enum BetaCurrency {
    AED,
    ARS,
    AUD,
    BDT,
    BGN,
    BHD,
    BOB,
    BRL,
    CAD,
    CHF,
    CLP(0),
    CNY,
    COP(0),
    CRC(0),
    CZK,
    DKK,
    DZD,
    EGP,
    EUR,
    GBP,
    GTQ,
    HKD,
    HNL,
    HRK,
    HUF(0),
    IDR(0),
    ILS,
    INR,
    ISK(0),
    JOD,
    JPY(0),
    KES,
    KRW(0),
    LTL,
    LVL,
    MOP,
    MXN,
    MYR,
    NGN,
    NIO,
    NOK,
    NZD,
    PEN,
    PHP,
    PKR,
    PLN,
    PYG(0),
    QAR,
    RON,
    RSD,
    RUB,
    SAR,
    SEK,
    SGD,
    SKK,
    THB,
    TRY,
    TWD(0),
    UAH,
    USD,
    UYU,
    VEF,
    VES,
    VND(0),
    ZAR;

    // Every campaign of a list asks for its own.
    private static final Map<String, BetaCurrency> BY_CODE =
            Stream.of(values()).collect(Collectors.toUnmodifiableMap(BetaCurrency::name, Function.identity()));

    private final int minorDigits;

    BetaCurrency() {
        this(2);
    }

    BetaCurrency(int minorDigits) {
        this.minorDigits = minorDigits;
    }

    /** Returns the currency of an ISO 4217 code; nothing for one that ad accounts cannot have, never a guess. */
    public static Optional<BetaCurrency> of(String code) {
        return Optional.ofNullable(BY_CODE.get(code));
    }

    /** Returns how many decimal digits the platform's minor unit has: 2 or 0. */
    public int minorDigits() {
        return minorDigits;
    }

    /** Returns how many minor units make one unit of the currency: 100 or 1. */
    public int minorPerUnit() {
        return minorDigits == 0 ? 1 : 100;
    }
}
