package dev.adtools.tools.beta.health;

import java.util.List;

/** A family of checks. */
interface HealthCheck {

    /** Returns those that make sense of a campaign. */
    static List<HealthCheck> of(CampaignState state) {
        return state.life().hasEnded()
                ? List.of(new EndChecks())
                : List.of(
                        new DeliveryChecks(),
                        new LearningChecks(),
                        new ResultChecks(),
                        new CostChecks(),
                        new AttentionChecks(),
                        new PacingChecks(),
                        new TrackingChecks());
    }

    /** Looks at a campaign, and notes what is wrong or could not be looked at. */
    void look(CampaignState state, HealthFindings findings);
}
