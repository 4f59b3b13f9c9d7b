package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.BetaCurrency;
import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** The least budgets a day that the platform is known to take, by what it bills; the account's own minimum decides. */
final class BudgetFloor {

    private static final BigDecimal IMPRESSIONS = new BigDecimal("1.00");
    private static final BigDecimal CLICKS = new BigDecimal("5.00");
    private static final BigDecimal RARE_ACTIONS = new BigDecimal("40.00");
    private static final BigDecimal HALF = new BigDecimal("0.5");
    private static final Set<String> CLICK_EVENTS =
            Set.of("CLICKS", "LINK_CLICKS", "PAGE_LIKES", "POST_ENGAGEMENT", "THRUPLAY", "VIDEO_VIEWS");
    private static final Set<String> RARE_EVENTS = Set.of("APP_INSTALLS", "OFFER_CLAIMS");
    private static final Set<BetaCurrency> DOLLAR_CLASS = Set.of(
            BetaCurrency.AUD,
            BetaCurrency.CAD,
            BetaCurrency.CHF,
            BetaCurrency.EUR,
            BetaCurrency.GBP,
            BetaCurrency.NZD,
            BetaCurrency.SGD,
            BetaCurrency.USD);

    private BudgetFloor() {}

    /** Returns the floor for a budget that pays for ad sets, in units of the currency. */
    static BigDecimal of(List<Node> adSets, BetaCurrency currency) {
        BigDecimal floor = adSets.stream()
                .map(adSet -> adSet.at("billing_event").text().orElse(""))
                .map(BudgetFloor::of)
                .max(Comparator.naturalOrder())
                .orElse(IMPRESSIONS);
        return DOLLAR_CLASS.contains(currency) ? floor : floor.multiply(HALF).stripTrailingZeros();
    }

    private static BigDecimal of(String billingEvent) {
        return RARE_EVENTS.contains(billingEvent)
                ? RARE_ACTIONS
                : CLICK_EVENTS.contains(billingEvent) ? CLICKS : IMPRESSIONS;
    }
}
