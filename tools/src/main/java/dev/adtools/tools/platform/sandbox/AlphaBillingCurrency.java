package dev.adtools.tools.platform.sandbox;

import java.util.Optional;

/** The currencies that the sandbox's alpha bills in. */
enum AlphaBillingCurrency {
    EUR(10_000),
    GBP(10_000),
    JPY(1_000_000),
    USD(10_000);

    private static final long MINIMUM_UNITS = 100;
    private static final long MAXIMUM_UNITS = 1_000_000_000;

    private final long unitMicros;

    AlphaBillingCurrency(long unitMicros) {
        this.unitMicros = unitMicros;
    }

    static Optional<AlphaBillingCurrency> of(String code) {
        for (AlphaBillingCurrency money : values()) {
            if (money.name().equals(code)) {
                return Optional.of(money);
            }
        }
        return Optional.empty();
    }

    long unitMicros() {
        return unitMicros;
    }

    /** Returns the least daily budget. */
    long minimumMicros() {
        return MINIMUM_UNITS * unitMicros;
    }

    /** Returns the greatest daily budget. */
    long maximumMicros() {
        return MAXIMUM_UNITS * unitMicros;
    }
}
