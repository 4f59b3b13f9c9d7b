package dev.adtools.tools.beta.health;

import dev.adtools.api.JsonName;

/** Severity of an issue of a campaign, the heaviest first. */
public enum HealthSeverity {
    /** Does not deliver, or wastes what it spends. */
    @JsonName("critical")
    CRITICAL,
    /** Performs much worse than it could. */
    @JsonName("high")
    HIGH,
    /** Performs worse than it could. */
    @JsonName("medium")
    MEDIUM,
    /** Could do more. */
    @JsonName("opportunity")
    OPPORTUNITY,
    /** Something worth knowing. */
    @JsonName("info")
    INFO
}
