package dev.adtools.tools.beta.health;

import java.util.List;

/** A family of checks. */
interface HealthCheck {

    /** All of them. */
    List<HealthCheck> ALL = List.of(
            new DeliveryChecks(),
            new LearningChecks(),
            new CostChecks(),
            new AttentionChecks(),
            new PacingChecks(),
            new TrackingChecks());

    /** Looks at a campaign, and notes what is wrong or could not be looked at. */
    void look(CampaignState state, Findings findings);
}
