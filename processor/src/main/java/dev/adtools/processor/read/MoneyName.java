package dev.adtools.processor.read;

import java.util.List;
import java.util.Set;

/**
 * Tells whether a name speaks of money: its last word does, or the last word before {@code per} or {@code by}.
 *
 * <p>{@code daily_budget}, {@code cost_per_conversion} and {@code spend_by_day} do; {@code cost_share} and {@code
 * bid_adjustment} do not.
 */
final class MoneyName {

    private static final Set<String> WORDS = Set.of(
            "amount", "amounts", "bid", "bids", "budget", "budgets", "cost", "costs", "cpa", "cpc", "cpm", "fee",
            "fees", "micros", "minor", "money", "price", "prices", "revenue", "spend", "spent");

    private static final List<String> DIVIDERS = List.of("per", "by");

    private MoneyName() {}

    static boolean matches(String jsonName) {
        List<String> words = List.of(jsonName.split("_"));
        int last = words.size() - 1;
        for (String divider : DIVIDERS) {
            int at = words.indexOf(divider);
            last = at > 0 ? Math.min(last, at - 1) : last;
        }
        return WORDS.contains(words.get(last));
    }
}
