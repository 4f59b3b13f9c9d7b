package dev.adtools.tools.beta.metrics;

import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.report.Cells;
import org.jspecify.annotations.Nullable;

/**
 * Entity that a row is about.
 *
 * @param id its id
 * @param name its name; untrusted text; null when not known
 */
public record BetaRowEntity(String id, @Nullable String name) {

    /** Returns what a row of the platform is about; null for nothing. */
    public static @Nullable BetaRowEntity of(BetaReport.@Nullable Named named) {
        return named == null ? null : new BetaRowEntity(named.id(), Cells.known(named.name()));
    }
}
