package dev.adtools.tools.operations.usage;

import java.util.List;

/**
 * What a token has used of its quotas.
 *
 * @param tokenId the token
 * @param principal whom it belongs to
 * @param asOf the moment of counting (RFC 3339)
 * @param limits the quotas: requests, read, validate and write by the minute, and writes_per_day
 */
public record UsageStatus(String tokenId, String principal, String asOf, List<Limit> limits) {

    public UsageStatus {
        limits = List.copyOf(limits);
    }

    /**
     * One quota.
     *
     * @param name its name, as refusals have it
     * @param quota how many there are in a window
     * @param used how many are used
     * @param remaining how many are left
     * @param windowSeconds how long the window is; by the minute they come back one by one, by the day all at its end
     * @param resetsAt when all of them are left again, if none is used before (RFC 3339)
     */
    public record Limit(String name, long quota, long used, long remaining, long windowSeconds, String resetsAt) {}
}
