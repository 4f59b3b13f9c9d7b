package dev.adtools.tools.beta.health;

import dev.adtools.api.Wire;

/** How much an issue of a campaign weighs, the heaviest first. */
public enum HealthSeverity {
    /** It does not deliver, or wastes what it spends. */
    @Wire("critical")
    CRITICAL,
    /** It performs much worse than it could. */
    @Wire("high")
    HIGH,
    /** It performs worse than it could. */
    @Wire("medium")
    MEDIUM,
    /** It could do more. */
    @Wire("opportunity")
    OPPORTUNITY,
    /** Something worth knowing. */
    @Wire("info")
    INFO
}
