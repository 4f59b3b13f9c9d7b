package dev.adtools.tools.period;

import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.DayRange;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The named periods; those of whole days end yesterday, as on the platforms. */
public enum Preset implements Period {
    TODAY,
    YESTERDAY,
    LAST_7D,
    LAST_14D,
    LAST_28D,
    LAST_30D,
    LAST_90D,
    THIS_WEEK,
    LAST_WEEK,
    THIS_MONTH,
    LAST_MONTH;

    /** Returns the preset of a name. */
    static Optional<Preset> named(String name) {
        return Arrays.stream(values())
                .filter(preset -> preset.wireName().equals(name))
                .findFirst();
    }

    @Override
    public DayRange days(LocalDate today, List<Violation> violations) {
        return days(today);
    }

    /** Returns the days that this stands for on a day. */
    DayRange days(LocalDate today) {
        LocalDate monday = today.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
        LocalDate first = today.withDayOfMonth(1);
        return switch (this) {
            case TODAY -> new DayRange(today, today);
            case YESTERDAY -> last(today, 1);
            case LAST_7D -> last(today, 7);
            case LAST_14D -> last(today, 14);
            case LAST_28D -> last(today, 28);
            case LAST_30D -> last(today, 30);
            case LAST_90D -> last(today, 90);
            case THIS_WEEK -> new DayRange(monday, today);
            case LAST_WEEK -> new DayRange(monday.minusWeeks(1), monday.minusDays(1));
            case THIS_MONTH -> new DayRange(first, today);
            case LAST_MONTH -> new DayRange(first.minusMonths(1), first.minusDays(1));
        };
    }

    private static DayRange last(LocalDate today, int days) {
        return new DayRange(today.minusDays(days), today.minusDays(1));
    }

    @Override
    public DayRange before(DayRange days) {
        return switch (this) {
            case THIS_WEEK ->
                new DayRange(days.since().minusWeeks(1), days.until().minusWeeks(1));
            // A shorter month ends earlier: 31 days of March are compared with the whole of February.
            case THIS_MONTH ->
                new DayRange(days.since().minusMonths(1), days.until().minusMonths(1));
            case LAST_MONTH ->
                new DayRange(days.since().minusMonths(1), days.since().minusDays(1));
            default -> days.before();
        };
    }

    @Override
    public JsonObject toJson() {
        return JsonObject.builder().put("preset", wireName()).build();
    }

    /** Returns its name on the wire. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
