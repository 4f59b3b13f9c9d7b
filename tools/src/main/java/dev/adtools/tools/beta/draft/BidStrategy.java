package dev.adtools.tools.beta.draft;

import java.util.Optional;
import java.util.stream.Stream;

/** The bid strategies on beta. */
enum BidStrategy {
    LOWEST_COST_WITHOUT_CAP,
    LOWEST_COST_WITH_BID_CAP,
    COST_CAP,
    LOWEST_COST_WITH_MIN_ROAS;

    /** Returns the strategy of a name. */
    static Optional<BidStrategy> of(String name) {
        return Stream.of(values())
                .filter(strategy -> strategy.name().equals(name))
                .findFirst();
    }

    /** Returns whether the strategy is steered by an amount of money per result. */
    boolean needsBidAmount() {
        return this == LOWEST_COST_WITH_BID_CAP || this == COST_CAP;
    }
}
