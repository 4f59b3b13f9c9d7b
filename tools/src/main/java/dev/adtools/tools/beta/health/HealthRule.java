package dev.adtools.tools.beta.health;

import dev.adtools.api.Violation;

/** The rules of {@code diagnose_campaign_health} beyond its schema. */
public enum HealthRule {
    /** The campaign belongs to the account that was named. */
    HEALTH_ACCOUNT_1,
    /** Beta knows the currency of a snapshot. */
    HEALTH_CURRENCY_1,
    /** No part exceeds its whole, and what nobody saw has neither cost nor conversions. */
    HEALTH_COUNTS_1,
    /** It was on, and used up its budget, on no more days than were looked at. */
    HEALTH_DAYS_1,
    /** The end of a snapshot is a moment. */
    HEALTH_TIME_1;

    /** Returns the rule's id in violations, for example {@code HEALTH-ACCOUNT-1}. */
    public String id() {
        return name().replace('_', '-');
    }

    Violation at(String pointer, String message) {
        return new Violation(pointer, id(), message);
    }
}
