package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.platform.DayRange;
import java.time.LocalDate;
import java.util.Optional;

/**
 * Days, apart by whether conversions of their clicks may still come.
 *
 * @param lagDays how many days after a click a conversion may come
 * @param judged the days that are old enough to be judged
 * @param recent those that are not
 */
public record JudgedDays(int lagDays, Optional<DayRange> judged, Optional<DayRange> recent) {

    /** Description of the argument {@code conversion_lag_days}. */
    public static final String DESCRIPTION =
            "Days from click to conversion. Days that are not older than that are too recent"
                    + " to judge: they count, but nothing is called wasted because of them.";

    /** Returns whether not one of the days can be judged. */
    public boolean areAllRecent() {
        return judged.isEmpty();
    }

    /** Cuts days where they become too recent. */
    public static JudgedDays of(DayRange days, LocalDate today, int lagDays) {
        LocalDate last = today.minusDays(lagDays + 1L);
        boolean isAnyOld = !days.since().isAfter(last);
        boolean isAnyRecent = days.until().isAfter(last);
        return new JudgedDays(
                lagDays,
                isAnyOld
                        ? Optional.of(new DayRange(days.since(), isAnyRecent ? last : days.until()))
                        : Optional.empty(),
                isAnyRecent
                        ? Optional.of(new DayRange(isAnyOld ? last.plusDays(1) : days.since(), days.until()))
                        : Optional.empty());
    }
}
