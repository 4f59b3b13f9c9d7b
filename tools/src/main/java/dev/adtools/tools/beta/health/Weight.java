package dev.adtools.tools.beta.health;

/**
 * Weight of an issue: its severity and its deduction.
 *
 * @param severity how much it weighs
 * @param deduction how many points of the score it takes
 */
record Weight(HealthSeverity severity, int deduction) {

    static final Weight INFO = new Weight(HealthSeverity.INFO, 0);

    static final Weight OPPORTUNITY = new Weight(HealthSeverity.OPPORTUNITY, 0);

    static Weight critical(int deduction) {
        return new Weight(HealthSeverity.CRITICAL, deduction);
    }

    static Weight high(int deduction) {
        return new Weight(HealthSeverity.HIGH, deduction);
    }

    static Weight medium(int deduction) {
        return new Weight(HealthSeverity.MEDIUM, deduction);
    }
}
