package dev.adtools.tools.beta.metrics;

import dev.adtools.tools.platform.BetaReport;
import org.jspecify.annotations.Nullable;

/**
 * Entity that a row is about.
 *
 * @param id its id
 * @param name its name; untrusted text
 */
public record BetaRowEntity(String id, String name) {

    /** Returns what a row of the platform is about; null for nothing. */
    public static @Nullable BetaRowEntity of(BetaReport.@Nullable Named named) {
        return named == null ? null : new BetaRowEntity(named.id(), named.name());
    }
}
