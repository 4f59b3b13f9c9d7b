package dev.adtools.server.schedules;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** A cron expression that is held against every minute of a year, one after the other. */
final class CronByDefinition {

    private static final List<String> MONTHS =
            List.of("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC");
    private static final List<String> DAYS = List.of("MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN");

    private static final int HOURS = 24;

    private final List<String> fields;
    private final BitSet minutes;
    private final BitSet hours;
    private final BitSet days;
    private final BitSet months;
    private final BitSet weekdays;

    CronByDefinition(String cron) {
        fields = List.of(cron.split(" ", -1));
        minutes = named(fields.get(0), 0, 59);
        hours = named(fields.get(1), 0, 23);
        days = named(fields.get(2), 1, 31);
        months = named(fields.get(3), 1, 12);
        weekdays = named(fields.get(4), 0, 7);
    }

    /** Returns when it is due in the minutes of a year. */
    List<Instant> due(ShownMinutes year) {
        List<Instant> due = new ArrayList<>();
        long latest = year.shown(0) - 1;
        for (int minute = 0; minute < year.count(); minute++) {
            long shown = year.shown(minute);
            if (hours.cardinality() == HOURS ? names(shown) : namesOneOf(latest + 1, shown)) {
                due.add(year.moment(minute));
            }
            latest = Math.max(latest, shown);
        }
        return due;
    }

    // What was left out is made up for; what was shown before is not done again.
    private boolean namesOneOf(long first, long last) {
        for (long time = first; time <= last; time++) {
            if (names(time)) {
                return true;
            }
        }
        return false;
    }

    private boolean names(long time) {
        return minutes.get((int) (time % 60))
                && hours.get((int) (time / 60 % 24))
                && namesDay(LocalDate.ofEpochDay(time / (24 * 60)));
    }

    private boolean namesDay(LocalDate date) {
        int weekday = date.getDayOfWeek().getValue();
        boolean day = days.get(date.getDayOfMonth());
        boolean ofWeek = weekdays.get(weekday) || weekdays.get(weekday % 7);
        boolean either = !isEvery(2) && !isEvery(4);
        return months.get(date.getMonthValue()) && (either ? day || ofWeek : day && ofWeek);
    }

    private boolean isEvery(int field) {
        return fields.get(field).equals("*") || fields.get(field).equals("*/1");
    }

    private static BitSet named(String field, int least, int most) {
        BitSet named = new BitSet();
        for (String item : field.split(",", -1)) {
            List<String> range = List.of(item.replaceFirst("/.*", "").split("-", -1));
            boolean every = range.get(0).equals("*");
            int step = item.contains("/") ? Integer.parseInt(item.replaceFirst(".*/", "")) : 1;
            int first = every ? least : value(range.get(0));
            int last = every ? most : value(range.get(range.size() - 1));
            for (int value = first; value <= last; value += step) {
                named.set(value);
            }
        }
        return named;
    }

    private static int value(String text) {
        if (MONTHS.contains(text)) {
            return MONTHS.indexOf(text) + 1;
        }
        return DAYS.contains(text) ? DAYS.indexOf(text) + 1 : Integer.parseInt(text);
    }
}
