package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.server.spend.SpendSection.CapSection;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Currency;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads the cap of an account as people write it, or says which part of it to mend. */
final class CapReader {

    private static final int MICRO_DIGITS = 6;
    // Twice this in micros still fits a long, so sums of what fits under a cap never overflow.
    private static final BigDecimal MOST = BigDecimal.TEN.pow(12);
    private static final Pattern AMOUNT = Pattern.compile("[0-9]{1,20}(\\.[0-9]{1,20})?");
    private static final Pattern COUNT = Pattern.compile("[0-9]{1,6}");
    private static final Set<String> CURRENCIES = Currency.getAvailableCurrencies().stream()
            .map(Currency::getCurrencyCode)
            .collect(Collectors.toUnmodifiableSet());

    private final CapSection section;

    CapReader(CapSection section) {
        this.section = section;
    }

    Cap read() {
        AccountId account = account();
        Cap.Unit unit = unit();
        return new Cap(
                account,
                unit,
                zone(),
                amount("perCall", section.perCall(), unit),
                amount("perDay", section.perDay(), unit),
                count("maxChangePercent", section.maxChangePercent()),
                count("createsPerDay", section.createsPerDay()));
    }

    private AccountId account() {
        return AccountKey.platform(section.platform())
                .map(platform -> AccountKey.account(platform, section.account())
                        .orElseThrow(() -> refusal(
                                "account",
                                "must be an ad account of that platform, such as "
                                        + "1234567890 on alpha or act_1234567890 on beta")))
                .orElseThrow(() -> refusal("platform", "must be alpha or beta"));
    }

    private Cap.Unit unit() {
        String code = section.currency();
        if (CURRENCIES.contains(code)) {
            Cap.Unit unit = Cap.Unit.of(code);
            if (unit.digits() >= 0) {
                return unit;
            }
        }
        throw refusal("currency", "must be the ISO 4217 code of a currency with known decimals, such as EUR");
    }

    private ZoneId zone() {
        try {
            return section.timeZone().isEmpty()
                    ? ZoneOffset.UTC
                    : ZoneId.of(section.timeZone()).normalized();
        } catch (DateTimeException e) {
            throw refusal("timeZone", "must be a time zone such as Europe/Berlin");
        }
    }

    private long amount(String name, String text, Cap.Unit unit) {
        BigDecimal amount = AMOUNT.matcher(text).matches() ? new BigDecimal(text) : null;
        if (amount == null || amount.stripTrailingZeros().scale() > unit.digits() || amount.compareTo(MOST) > 0) {
            throw refusal(
                    name,
                    "must be an amount of " + unit.currency() + " with at most " + unit.digits()
                            + " decimals, such as \"" + unit.text(250_000_000) + "\"");
        }
        return amount.movePointRight(MICRO_DIGITS).longValueExact();
    }

    private @Nullable Integer count(String name, String text) {
        if (text.isEmpty()) {
            return null;
        } else if (COUNT.matcher(text).matches()) {
            return Integer.valueOf(text);
        }
        throw refusal(name, "must be a whole number, or be left out");
    }

    private static InvalidCap refusal(String name, String what) {
        return new InvalidCap(name, what);
    }

    /** Thrown for a part of a cap that cannot be taken. */
    static final class InvalidCap extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final String part;
        private final String what;

        InvalidCap(String part, String what) {
            super(what, null, false, false);
            this.part = part;
            this.what = what;
        }

        /** Returns the name of the part in config.yml. */
        String part() {
            return part;
        }

        /** Returns the rule that a value of it must fit. */
        String what() {
            return what;
        }
    }
}
