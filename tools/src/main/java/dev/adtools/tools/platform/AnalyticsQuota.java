package dev.adtools.tools.platform;

/**
 * Quota that a property's reports may still use.
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

    /** Amount that one request took, and what is left. */
    public record Level(long consumed, long remaining) {}
}
