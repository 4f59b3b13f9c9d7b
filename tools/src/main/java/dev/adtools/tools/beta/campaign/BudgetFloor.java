package dev.adtools.tools.beta.campaign;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The least budgets a day that the platform is known to take, by what it bills; the account's own minimum decides. The
 * vendor's help page "About minimum budgets" lists them in US dollars only, to be converted, so none is known in
 * another currency.
 */
public final class BudgetFloor {

    private static final BigDecimal IMPRESSIONS = new BigDecimal("1.00");
    private static final BigDecimal CLICKS = new BigDecimal("5.00");
    private static final BigDecimal RARE_ACTIONS = new BigDecimal("40.00");
    private static final Set<String> CLICK_EVENTS =
            Set.of("CLICKS", "LINK_CLICKS", "PAGE_LIKES", "POST_ENGAGEMENT", "THRUPLAY", "VIDEO_VIEWS");
    private static final Set<String> RARE_EVENTS = Set.of("APP_INSTALLS", "OFFER_CLAIMS");

    private static final BigDecimal CAP_RESULTS_A_DAY = new BigDecimal(5);
    private static final Duration DAY = Duration.ofDays(1);

    /** The least in any currency: ten of them are worth less than half a US dollar, the least that the vendor lists. */
    public static final BigDecimal LEAST_MINOR = BigDecimal.TEN;

    /** The most in any currency that a tool of the service sets. */
    public static final long MOST_MINOR = 4_294_967_295L;

    private BudgetFloor() {}

    /** Returns whether the platform's least budgets are known in a currency. */
    public static boolean isKnownIn(BetaCurrency currency) {
        return currency == BetaCurrency.USD;
    }

    /**
     * Warns of a budget that is less a day than the platform usually accepts.
     *
     * @param rule the rule to report under
     * @param budget where the budget stands
     * @param daily what it is a day, in minor units
     * @param adSets the ad sets that it pays for
     * @param currency the account's currency
     */
    public static void check(Check rule, Node budget, BigDecimal daily, List<Node> adSets, BetaCurrency currency) {
        minor(adSets.stream().map(adSet -> adSet.at("billing_event").text().orElse("")), currency)
                .filter(floor -> daily.compareTo(floor) < 0)
                .ifPresent(floor -> rule.warn(
                        budget,
                        "This is less a day than the platform usually accepts for what it bills.",
                        "at least " + floor.toPlainString() + " minor units a day",
                        "Raise the budget; the account's own minimum decides."));
    }

    /** Warns of a budget that is less a day than five times what one result may cost, in minor units. */
    public static void checkCap(Check rule, Node budget, BigDecimal daily, long cap) {
        BigDecimal least = BigDecimal.valueOf(cap).multiply(CAP_RESULTS_A_DAY);
        if (daily.compareTo(least) < 0) {
            rule.warn(
                    budget,
                    "A budget below five times the bid cap a day rarely delivers.",
                    "at least " + least.toPlainString() + " minor units a day",
                    "Raise the budget or lower the cap.");
        }
    }

    /** Returns the share of an amount that falls on one day of a time that is longer than nothing. */
    public static Optional<BigDecimal> perDay(BigDecimal amount, Duration length) {
        return Optional.of(length)
                .filter(some -> some.compareTo(Duration.ZERO) > 0)
                .map(some -> Math.max(1, some.plus(DAY).minusNanos(1).toDays()))
                .map(days -> amount.divide(BigDecimal.valueOf(days), 2, RoundingMode.DOWN));
    }

    /**
     * Returns the least budget a day that the platform usually accepts, in minor units; nothing where it is not known.
     *
     * @param events what the ad sets are billed by, or optimised for
     * @param currency the account's currency
     */
    public static Optional<BigDecimal> minor(Stream<String> events, BetaCurrency currency) {
        return Optional.of(currency)
                .filter(BudgetFloor::isKnownIn)
                .map(known -> events.map(BudgetFloor::of)
                        .max(Comparator.naturalOrder())
                        .orElse(IMPRESSIONS)
                        .movePointRight(known.minorDigits()));
    }

    private static BigDecimal of(String billingEvent) {
        return RARE_EVENTS.contains(billingEvent)
                ? RARE_ACTIONS
                : CLICK_EVENTS.contains(billingEvent) ? CLICKS : IMPRESSIONS;
    }
}
