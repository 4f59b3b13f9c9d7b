package dev.adtools.tools.beta.health;

import dev.adtools.tools.beta.campaign.Objective;
import org.jspecify.annotations.Nullable;

/** The result that a campaign's money is to buy. */
enum Purpose {
    /** Sales, leads or installs. */
    CONVERSIONS,
    /** Visits. */
    LINK_CLICKS,
    /** People who see it; engagement is not among the numbers. */
    IMPRESSIONS,
    /** Not known, because the objective is not. */
    UNKNOWN;

    /** Returns what a campaign is for: conversions when it has a target for them, else what its objective says. */
    static Purpose of(CampaignState state) {
        boolean hasTarget = state.targets().cpa() != null || state.targets().roas() != null;
        Purpose stated = hasTarget ? CONVERSIONS : of(state.delivery().objective());
        boolean converts =
                state.now().conversions() != null && state.now().conversions().signum() > 0;
        return stated == UNKNOWN && converts ? CONVERSIONS : stated;
    }

    static Purpose of(@Nullable String objective) {
        return objective == null
                ? UNKNOWN
                : Objective.of(objective)
                        .or(() -> Objective.successorOf(objective))
                        .map(Purpose::of)
                        .orElse(UNKNOWN);
    }

    private static Purpose of(Objective objective) {
        return switch (objective) {
            case OUTCOME_SALES, OUTCOME_LEADS, OUTCOME_APP_PROMOTION -> CONVERSIONS;
            case OUTCOME_TRAFFIC -> LINK_CLICKS;
            case OUTCOME_AWARENESS, OUTCOME_ENGAGEMENT -> IMPRESSIONS;
        };
    }
}
