package dev.adtools.processor.read;

import java.util.List;
import java.util.Set;

/**
 * Tells whether a name speaks of money: its last word does, or the last word before {@code per}.
 *
 * <p>{@code daily_budget} and {@code cost_per_conversion} do; {@code cost_share} and {@code bid_adjustment} do not.
 */
final class MoneyName {

    private static final Set<String> WORDS = Set.of(
            "amount", "amounts", "bid", "bids", "budget", "budgets", "cost", "costs", "cpa", "cpc", "cpm", "fee",
            "fees", "micros", "minor", "money", "price", "prices", "revenue", "spend", "spent");

    private MoneyName() {}

    static boolean matches(String jsonName) {
        List<String> words = List.of(jsonName.split("_"));
        int per = words.indexOf("per");
        int last = per > 0 ? per - 1 : words.size() - 1;
        return WORDS.contains(words.get(last));
    }
}
