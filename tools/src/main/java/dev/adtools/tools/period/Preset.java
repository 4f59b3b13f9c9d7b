package dev.adtools.tools.period;

import dev.adtools.api.JsonName;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.DayRange;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.List;
import java.util.Locale;

/** The named periods; those of whole days end yesterday, as on the platforms. */
public enum Preset implements Period {
    @JsonName("today")
    TODAY {
        @Override
        DayRange days(LocalDate today) {
            return new DayRange(today, today);
        }
    },
    @JsonName("yesterday")
    YESTERDAY {
        @Override
        DayRange days(LocalDate today) {
            return last(today, 1);
        }
    },
    @JsonName("last_7d")
    LAST_7D {
        @Override
        DayRange days(LocalDate today) {
            return last(today, 7);
        }
    },
    @JsonName("last_14d")
    LAST_14D {
        @Override
        DayRange days(LocalDate today) {
            return last(today, 14);
        }
    },
    @JsonName("last_28d")
    LAST_28D {
        @Override
        DayRange days(LocalDate today) {
            return last(today, 28);
        }
    },
    @JsonName("last_30d")
    LAST_30D {
        @Override
        DayRange days(LocalDate today) {
            return last(today, 30);
        }
    },
    @JsonName("last_90d")
    LAST_90D {
        @Override
        DayRange days(LocalDate today) {
            return last(today, 90);
        }
    },
    @JsonName("this_week")
    THIS_WEEK {
        @Override
        DayRange days(LocalDate today) {
            return new DayRange(monday(today), today);
        }

        @Override
        public DayRange before(DayRange days) {
            return new DayRange(days.since().minusWeeks(1), days.until().minusWeeks(1));
        }
    },
    @JsonName("last_week")
    LAST_WEEK {
        @Override
        DayRange days(LocalDate today) {
            LocalDate first = monday(today).minusWeeks(1);
            return new DayRange(first, first.plusDays(6));
        }
    },
    @JsonName("this_month")
    THIS_MONTH {
        @Override
        DayRange days(LocalDate today) {
            return new DayRange(today.withDayOfMonth(1), today);
        }

        @Override
        public DayRange before(DayRange days) {
            // A shorter month ends earlier: 31 days of March are compared with the whole of February.
            return new DayRange(days.since().minusMonths(1), days.until().minusMonths(1));
        }
    },
    @JsonName("last_month")
    LAST_MONTH {
        @Override
        DayRange days(LocalDate today) {
            LocalDate first = today.withDayOfMonth(1);
            return new DayRange(first.minusMonths(1), first.minusDays(1));
        }

        @Override
        public DayRange before(DayRange days) {
            return new DayRange(days.since().minusMonths(1), days.since().minusDays(1));
        }
    };

    @Override
    public DayRange days(LocalDate today, List<Violation> violations) {
        return days(today);
    }

    @Override
    public JsonObject toJson() {
        return JsonObject.builder().put("preset", wireName()).build();
    }

    /** Returns its name on the wire. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the days that this stands for on a day. */
    abstract DayRange days(LocalDate today);

    private static DayRange last(LocalDate today, int days) {
        return new DayRange(today.minusDays(days), today.minusDays(1));
    }

    private static LocalDate monday(LocalDate day) {
        return day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    }
}
