package dev.adtools.tools.alpha.metrics;

import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.report.Cells;
import org.jspecify.annotations.Nullable;

/**
 * Entity that a row is about.
 *
 * @param id its id
 * @param name its name, or the words of a keyword; untrusted text; null when not known
 * @param status what its owners set, in the platform's word; null when not known
 */
public record AlphaRowEntity(
        String id, @Nullable String name, @Nullable String status) {

    /** Returns what a row of the platform is about; null for nothing. */
    public static @Nullable AlphaRowEntity of(AlphaReport.@Nullable Named named) {
        return named == null
                ? null
                : new AlphaRowEntity(named.id(), Cells.known(named.name()), Cells.known(named.status()));
    }
}
