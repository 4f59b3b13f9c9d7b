package dev.adtools.tools.platform.sandbox;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/**
 * Current day and hour in an account.
 *
 * @param today the day that is not over
 * @param hours how many hours of it are over
 */
record AlphaDay(LocalDate today, int hours) {

    static final int HOURS = 24;

    /** Part of a day's impressions that falls into each hour; ads rest when people do. */
    private static final double[] BY_HOUR = {
        .012, .008, .006, .005, .006, .012, .024, .036, .045, .050, .052, .053, .055, .054, .052, .051, .051, .053,
        .058, .066, .074, .075, .061, .041
    };

    private static final double[] UNTIL_HOUR = sums(BY_HOUR);

    static AlphaDay of(Instant now, String timezone) {
        ZonedDateTime local = now.atZone(ZoneId.of(timezone));
        return new AlphaDay(local.toLocalDate(), local.getHour());
    }

    private static double[] sums(double[] parts) {
        double[] sums = new double[parts.length + 1];
        for (int i = 0; i < parts.length; i++) {
            sums[i + 1] = sums[i] + parts[i];
        }
        return sums;
    }

    /** Returns how many hours of a day are over. */
    int over(LocalDate day) {
        if (day.isAfter(today)) {
            return 0;
        }
        return day.equals(today) ? hours : HOURS;
    }

    /** Returns which part of a whole day's impressions the first hours of it have. */
    static double share(int hours) {
        return hours == HOURS ? 1 : UNTIL_HOUR[hours] / UNTIL_HOUR[HOURS];
    }
}
