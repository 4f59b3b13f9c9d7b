package dev.adtools.tools.operations.performance;

import dev.adtools.api.AccountId;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.ReadPath;
import dev.adtools.tools.platform.ReportRow;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One account and its numbers.
 *
 * @param id the account
 * @param name what its owners call it; untrusted text
 * @param currency the ISO 4217 code of its amounts
 * @param minorDigits how many decimal digits the platform's minor unit has; null when it is not known
 * @param timezone its time zone (IANA), empty when unknown
 * @param days the days that were asked for
 * @param today the day that it is there
 * @param path the way that they were read
 * @param byStart the numbers by the first day of an interval; none for one without numbers
 */
record AccountReport(
        AccountId id,
        String name,
        String currency,
        @Nullable Integer minorDigits,
        String timezone,
        DayRange days,
        LocalDate today,
        ReadPath path,
        SortedMap<LocalDate, CrossAccountFigures> byStart) {

    AccountReport {
        byStart = Collections.unmodifiableSortedMap(new TreeMap<>(byStart));
    }

    /** Adds the rows of single days up by interval. A row without a day leaves a gap in the interval that begins first. */
    static SortedMap<LocalDate, CrossAccountFigures> byStart(
            Interval interval, DayRange days, List<? extends ReportRow> rows) {
        SortedMap<LocalDate, CrossAccountFigures> byStart = new TreeMap<>();
        for (ReportRow row : rows) {
            String day = row.day();
            CrossAccountFigures figures =
                    day == null ? CrossAccountFigures.UNKNOWN : CrossAccountFigures.of(row.metrics());
            LocalDate start = interval.start(day == null ? days.since() : LocalDate.parse(day));
            byStart.merge(start, figures, CrossAccountFigures::plus);
        }
        return byStart;
    }

    CrossAccountFigures sum() {
        return byStart.values().stream().reduce(CrossAccountFigures::plus).orElse(CrossAccountFigures.NONE);
    }

    List<IntervalRow> rows(Interval interval) {
        List<IntervalRow> rows = new ArrayList<>();
        byStart.forEach((start, figures) -> rows.add(new IntervalRow(this, start, daysOf(interval, start), figures)));
        return rows;
    }

    /** Returns how many of the days that were asked for are in an interval. */
    private int daysOf(Interval interval, LocalDate start) {
        LocalDate first = start.isBefore(days.since()) ? days.since() : start;
        LocalDate last = interval == Interval.DAY ? start : start.plusDays(6);
        return (int) new DayRange(first, last.isAfter(days.until()) ? days.until() : last).days();
    }
}
