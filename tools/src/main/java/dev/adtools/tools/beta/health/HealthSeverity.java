package dev.adtools.tools.beta.health;

import dev.adtools.api.JsonName;

/** Severity of an issue of a campaign, the heaviest first. */
public enum HealthSeverity {
    /** It does not deliver, or wastes what it spends. */
    @JsonName("critical")
    CRITICAL,
    /** It performs much worse than it could. */
    @JsonName("high")
    HIGH,
    /** It performs worse than it could. */
    @JsonName("medium")
    MEDIUM,
    /** It could do more. */
    @JsonName("opportunity")
    OPPORTUNITY,
    /** Something worth knowing. */
    @JsonName("info")
    INFO
}
