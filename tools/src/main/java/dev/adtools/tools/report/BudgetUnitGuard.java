package dev.adtools.tools.report;

import dev.adtools.api.Money;
import dev.adtools.api.Unit;
import dev.adtools.api.Violation;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Demands the name of the currency for a daily budget that may be in another unit: one far from what is usual, or one that
 * nothing usual is known of.
 *
 * @param unit the unit in which the platform takes amounts
 * @param usualMicros what a day usually costs, in micros; null when it is not known
 * @param usual the same in words
 */
public record BudgetUnitGuard(Unit unit, @Nullable BigDecimal usualMicros, String usual) {

    /** The description of the argument {@code currency} of what is compared with an account's cost. */
    public static final String CURRENCY = "The account's currency, to confirm the unit. ISO 4217. A daily budget of 5"
            + " times the account's mean daily cost or more needs it, and so does one in an account"
            + " that cost nothing lately or whose cost cannot be read.";

    private static final BigDecimal FAR_LESS = BigDecimal.TEN;
    // Ten times of what is meant as half of the usual.
    private static final BigDecimal FAR_MORE = BigDecimal.valueOf(5);
    private static final MathContext ROUGHLY = new MathContext(3, RoundingMode.HALF_UP);
    private static final int MONEY_DIGITS = 6;

    /** Returns a guard that compares with a budget there is. */
    public static BudgetUnitGuard ofPresent(Unit unit, Money present) {
        return new BudgetUnitGuard(
                unit, BigDecimal.valueOf(present.amountMicros()), "the present budget of " + words(unit, present));
    }

    /** Returns what is wrong with the currency that the caller names; nothing when he names none. */
    public static Optional<String> mismatch(@Nullable String named, String currency) {
        return named == null || named.equals(currency)
                ? Optional.empty()
                : Optional.of("must be the account's currency, " + currency + ", and not " + named);
    }

    /** Returns the demand for an amount far above what is usual or far below it. */
    public Optional<Violation> ofChange(String pointer, Money daily) {
        BigDecimal micros = BigDecimal.valueOf(daily.amountMicros());
        boolean isFarLess = usualMicros != null && micros.multiply(FAR_LESS).compareTo(usualMicros) <= 0;
        return isFarLess
                ? Optional.of(violation(pointer, daily, doubt(daily, "more", times(daily, 10), times(daily, 100))))
                : ofAmount(pointer, daily);
    }

    /** Returns the demand for an amount far above what is usual. */
    public Optional<Violation> ofAmount(String pointer, Money daily) {
        return doubtOf(daily).map(doubt -> violation(pointer, daily, doubt));
    }

    /** Returns how an amount far above what is usual is taken, and what else could be meant; nothing for a usual one. */
    public Optional<String> doubtOf(Money daily) {
        BigDecimal micros = BigDecimal.valueOf(daily.amountMicros());
        boolean isUsual =
                usualMicros != null && usualMicros.signum() > 0 && micros.compareTo(usualMicros.multiply(FAR_MORE)) < 0;
        return isUsual || micros.signum() == 0
                ? Optional.empty()
                : Optional.of(doubt(daily, "less", part(daily, 10), part(daily, 100)));
    }

    /** Returns the warning about an amount far above the usual, for a write that still applies it. */
    public Optional<String> warning(String argument, Money daily) {
        return doubtOf(daily)
                .map(doubt -> BudgetUnitRule.SUSPICIOUS_UNIT_CHANGE.id() + ": " + argument + " "
                        + amount(daily) + " is " + major(daily) + " a day, " + compared(daily)
                        + alternatives(argument, daily)
                        + ".");
    }

    private String alternatives(String argument, Money daily) {
        List<Money> smaller = Stream.concat(part(daily, 10), part(daily, 100)).toList();
        return smaller.isEmpty()
                ? ""
                : "; if you meant " + joined(smaller, BudgetUnitGuard::major) + " a day, " + argument + " is "
                        + joined(smaller, this::amount);
    }

    private static String joined(List<Money> amounts, Function<Money, String> words) {
        return amounts.stream().map(words).collect(Collectors.joining(" or "));
    }

    private String doubt(Money daily, String direction, Stream<Money> ten, Stream<Money> hundred) {
        String others = Stream.concat(ten, hundred)
                .map(other -> words(unit, other))
                .reduce((a, b) -> a + " or " + b)
                .map(it -> "; if ten or a hundred times " + direction + " is meant, that is " + it)
                .orElse("");
        return "is taken as " + words(unit, daily) + " a day, " + compared(daily) + others;
    }

    private static Violation violation(String pointer, Money daily, String doubt) {
        // Of a budget that exists, only the confirmation is an argument.
        String subject = pointer.equals("/currency") ? "must be given: the budget " : "";
        return BudgetUnitRule.SUSPICIOUS_UNIT_CHANGE.at(
                pointer, subject + doubt + "; to confirm it send \"currency\": \"" + daily.currency() + "\" with it");
    }

    private String compared(Money daily) {
        return usualMicros == null || usualMicros.signum() == 0
                ? usual
                : "which is "
                        + BigDecimal.valueOf(daily.amountMicros())
                                .divide(usualMicros, ROUGHLY)
                                .stripTrailingZeros()
                                .toPlainString()
                        + " times " + usual;
    }

    // What the platform has no unit for cannot be meant.
    private static Stream<Money> part(Money daily, long divisor) {
        return daily.amountMinor() % divisor == 0
                ? Stream.of(with(daily, daily.amountMicros() / divisor))
                : Stream.of();
    }

    private static Stream<Money> times(Money daily, long factor) {
        return Stream.of(with(daily, daily.amountMicros() * factor));
    }

    private static Money with(Money like, long micros) {
        return Money.ofMicros(micros, like.currency(), digits(like));
    }

    private static int digits(Money money) {
        return Math.min(MONEY_DIGITS, new BigDecimal(money.amountMajor()).scale());
    }

    private String amount(Money money) {
        return Long.toString(unit == Unit.MICROS ? money.amountMicros() : money.amountMinor());
    }

    private static String major(Money money) {
        return money.amountMajor() + " " + money.currency();
    }

    private static String words(Unit unit, Money money) {
        return (unit == Unit.MICROS ? money.amountMicros() + " micros" : money.amountMinor() + " minor units") + " ("
                + major(money) + ")";
    }
}
