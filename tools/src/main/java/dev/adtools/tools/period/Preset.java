package dev.adtools.tools.period;

import dev.adtools.tools.platform.DayRange;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The named periods; those of whole days end yesterday, as on the platforms. */
public enum Preset {
    TODAY {
        @Override
        DayRange days(LocalDate today) {
            return new DayRange(today, today);
        }
    },
    YESTERDAY {
        @Override
        DayRange days(LocalDate today) {
            return last(today, 1);
        }
    },
    LAST_7D {
        @Override
        DayRange days(LocalDate today) {
            return last(today, 7);
        }
    },
    LAST_14D {
        @Override
        DayRange days(LocalDate today) {
            return last(today, 14);
        }
    },
    LAST_28D {
        @Override
        DayRange days(LocalDate today) {
            return last(today, 28);
        }
    },
    LAST_30D {
        @Override
        DayRange days(LocalDate today) {
            return last(today, 30);
        }
    },
    LAST_90D {
        @Override
        DayRange days(LocalDate today) {
            return last(today, 90);
        }
    },
    THIS_MONTH {
        @Override
        DayRange days(LocalDate today) {
            return new DayRange(today.withDayOfMonth(1), today);
        }
    },
    LAST_MONTH {
        @Override
        DayRange days(LocalDate today) {
            LocalDate first = today.withDayOfMonth(1);
            return new DayRange(first.minusMonths(1), first.minusDays(1));
        }
    };

    /** Returns the days that this stands for on a day. */
    abstract DayRange days(LocalDate today);

    private static DayRange last(LocalDate today, int days) {
        return new DayRange(today.minusDays(days), today.minusDays(1));
    }

    static Optional<Preset> of(String wireName) {
        return Arrays.stream(values())
                .filter(preset -> preset.wireName().equals(wireName))
                .findFirst();
    }

    String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
