package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Source;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Origin of rows.
 *
 * @param period the preset or the first and last day that they cover, null when that is not known
 * @param source the world that they were fetched from, null when they were given
 * @param days which days can be judged, null when that is not known
 * @param notes what is worth knowing about them
 */
public record RowOrigin(
        @Nullable JsonObject period,
        @Nullable Source source,
        @Nullable JudgedDays days,
        List<Insight> notes) {

    /** Copies the list. */
    public RowOrigin {
        notes = List.copyOf(notes);
    }

    /** Returns whether it is known that no day can be judged. */
    boolean isAllRecent() {
        return days != null && days.areAllRecent();
    }
}
