package dev.adtools.tools.beta.health;

import dev.adtools.tools.beta.campaign.Objective;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaMetrics;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The result that a campaign's money is to buy. */
enum Purpose {
    /** Sales, leads or installs. */
    CONVERSIONS(10),
    /** Visits. */
    LINK_CLICKS(100),
    /** People who see it. */
    IMPRESSIONS(1_000),
    /** People who react to it, which is not among the numbers. */
    ENGAGEMENT(0),
    /** Not known, because the objective is not. */
    UNKNOWN(0);

    private final long least;

    Purpose(long least) {
        this.least = least;
    }

    /** Returns what a campaign is for: conversions when it has a target for them, else what its objective says. */
    static Purpose of(CampaignState state) {
        return of(
                state.delivery().objective(),
                state.targets().isGiven(),
                state.now().conversions());
    }

    static Purpose of(@Nullable String objective, boolean hasTarget, @Nullable BigDecimal conversions) {
        Purpose stated =
                hasTarget ? CONVERSIONS : objective(objective).map(Purpose::of).orElse(UNKNOWN);
        boolean converts = conversions != null && conversions.signum() > 0;
        return stated == UNKNOWN && converts ? CONVERSIONS : stated;
    }

    private static Optional<Objective> objective(@Nullable String name) {
        return Optional.ofNullable(name).flatMap(it -> Objective.of(it).or(() -> Objective.successorOf(it)));
    }

    private static Purpose of(Objective objective) {
        return switch (objective) {
            case OUTCOME_SALES, OUTCOME_LEADS, OUTCOME_APP_PROMOTION -> CONVERSIONS;
            case OUTCOME_TRAFFIC -> LINK_CLICKS;
            case OUTCOME_AWARENESS -> IMPRESSIONS;
            case OUTCOME_ENGAGEMENT -> ENGAGEMENT;
        };
    }

    /**
     * Returns what counts as a conversion of an objective, where nobody says so. What leads and installs are worth comes
     * with purchases, so all count where their value is asked for.
     */
    static BetaConversion conversion(String objective, boolean isValued) {
        return switch (objective(objective).orElse(Objective.OUTCOME_AWARENESS)) {
            case OUTCOME_SALES -> BetaConversion.PURCHASES;
            case OUTCOME_LEADS -> isValued ? BetaConversion.ALL : BetaConversion.LEADS;
            case OUTCOME_APP_PROMOTION -> isValued ? BetaConversion.ALL : BetaConversion.APP_INSTALLS;
            case OUTCOME_TRAFFIC, OUTCOME_AWARENESS, OUTCOME_ENGAGEMENT -> BetaConversion.ALL;
        };
    }

    /** Returns whether its results are known, so that what one costs can be compared. */
    boolean isCounted() {
        return least > 0;
    }

    /** Returns how many results tell what one costs. */
    BigDecimal least() {
        return BigDecimal.valueOf(least);
    }

    /** Returns how many results a campaign had; null when that is not known. */
    @Nullable
    BigDecimal results(CampaignState state) {
        return switch (this) {
            case CONVERSIONS -> state.now().conversions();
            case LINK_CLICKS -> decimal(state.visits().linkClicks());
            case IMPRESSIONS -> decimal(state.now().impressions());
            case ENGAGEMENT, UNKNOWN -> null;
        };
    }

    BigDecimal results(BetaMetrics metrics) {
        return switch (this) {
            case CONVERSIONS -> metrics.conversions();
            case LINK_CLICKS -> BigDecimal.valueOf(metrics.linkClicks());
            case IMPRESSIONS -> BigDecimal.valueOf(metrics.impressions());
            case ENGAGEMENT, UNKNOWN -> BigDecimal.ZERO;
        };
    }

    private static @Nullable BigDecimal decimal(@Nullable Long number) {
        return number == null ? null : BigDecimal.valueOf(number);
    }
}
