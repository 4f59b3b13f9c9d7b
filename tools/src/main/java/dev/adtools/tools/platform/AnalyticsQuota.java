package dev.adtools.tools.platform;

/**
 * What a property's reports may still cost.
 *
 * @param tokensPerDay tokens of the property's day
 * @param tokensPerHour tokens of this hour
 * @param tokensPerProjectPerHour tokens of this hour for the service's own project
 * @param concurrentRequests requests at the same time
 * @param thresholdedRequestsPerHour requests of this hour that could show few people
 */
public record AnalyticsQuota(
        Level tokensPerDay,
        Level tokensPerHour,
        Level tokensPerProjectPerHour,
        Level concurrentRequests,
        Level thresholdedRequestsPerHour) {

    /** How much one request took, and what is left. */
    public record Level(long consumed, long remaining) {}
}
