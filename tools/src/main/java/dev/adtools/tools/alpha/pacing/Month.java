package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.json.StrictJson;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A month on one of its days. Only complete days tell a pace, so this one counts as still to come.
 *
 * @param today the day
 */
record Month(LocalDate today) {

    int days() {
        return today.lengthOfMonth();
    }

    int complete() {
        return today.getDayOfMonth() - 1;
    }

    int remaining() {
        return days() - complete();
    }

    /** Returns an amount times one number of days by another, half up; null by none, or when it cannot be told exactly. */
    static @Nullable Long scaled(long micros, int days, int by) {
        return by == 0
                ? null
                : exact(BigDecimal.valueOf(micros)
                        .multiply(BigDecimal.valueOf(days))
                        .divide(BigDecimal.valueOf(by), 0, RoundingMode.HALF_UP));
    }

    private static @Nullable Long exact(BigDecimal micros) {
        return micros.abs().compareTo(BigDecimal.valueOf(StrictJson.MAX_INTEGER)) > 0
                ? null
                : (Long) micros.longValueExact();
    }
}
