package dev.adtools.server.schedules;

import com.github.kagkarlsson.scheduler.task.schedule.CronSchedule;
import com.github.kagkarlsson.scheduler.task.schedule.CronStyle;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The times on a clock that a Unix cron expression names, wherever the clock hangs. Of a day of the month and a day of the week
 * that are both restricted, either is enough.
 */
final class CronExpression {

    private static final Set<String> EVERY = Set.of("*", "*/1");
    private static final int HOURS = 24;
    private static final int IN_EVERY_MONTH = 29;
    private static final LocalDateTime BEFORE_A_LEAP_YEAR = LocalDateTime.of(2027, 12, 31, 12, 0);

    private final List<String> fields;
    private final CronSchedule engine;
    private final boolean never;
    private final boolean everyHour;

    private CronExpression(List<String> fields) {
        this.fields = fields;
        this.engine = new CronSchedule(String.join(" ", fields), ZoneOffset.UTC, CronStyle.UNIX);
        this.never = neverComes(fields);
        this.everyHour = isEveryHour(fields.get(1));
    }

    /** Returns the expression of a text; empty when {@link CronSyntax} finds a mistake. */
    static Optional<CronExpression> read(String text) {
        // The library reads more than cron, and some of it wrongly: signs, digits of any script, steps without a range,
        // several expressions in one, "-" for none.
        if (CronSyntax.mistake(text).isPresent()) {
            return Optional.empty();
        }
        // It takes SUN for 7, also where a range begins.
        String fields = CronSyntax.normalized(text).toUpperCase(Locale.ROOT).replaceAll("SUN-(?!SUN)", "0-");
        return Optional.of(new CronExpression(List.of(fields.split(" "))));
    }

    /** Tells whether it names only days that never come, such as 30 February; then it must not be asked for times. */
    boolean isNever() {
        return never;
    }

    boolean isEveryHour() {
        return everyHour;
    }

    /** Returns the first time behind another. */
    LocalDateTime after(LocalDateTime time) {
        return LocalDateTime.ofInstant(engine.getInitialExecutionTime(time.toInstant(ZoneOffset.UTC)), ZoneOffset.UTC);
    }

    /** Returns the first time that is another or behind it. */
    LocalDateTime notBefore(LocalDateTime time) {
        return after(time.minusNanos(1));
    }

    /**
     * Tells whether two times lie closer than the least distance on a clock that nobody sets, on one day or over midnight.
     */
    boolean isCloserThan(Duration least, LocalDateTime now) {
        // All days have the same times, so one is enough.
        LocalDateTime midnight = after(now).toLocalDate().atStartOfDay();
        LocalDateTime first = notBefore(midnight);
        LocalDateTime last = first;
        for (LocalDateTime next = after(first); next.isBefore(midnight.plusDays(1)); next = after(next)) {
            if (last.plus(least).isAfter(next)) {
                return true;
            }
            last = next;
        }
        return last.plus(least).isAfter(first.plusDays(1)) && hasNeighbours(midnight);
    }

    // Within a year: neighbours that only a leap year knows are forgiven.
    private boolean hasNeighbours(LocalDateTime midnight) {
        CronExpression days = new CronExpression(List.of("0", "0", fields.get(2), fields.get(3), fields.get(4)));
        LocalDateTime day = midnight;
        for (LocalDateTime next = days.after(day); next.isBefore(midnight.plusYears(1)); next = days.after(next)) {
            if (next.equals(day.plusDays(1))) {
                return true;
            }
            day = next;
        }
        return false;
    }

    // Whichever way it is said: 0-23 is every hour too.
    private static boolean isEveryHour(String field) {
        BitSet hours = new BitSet();
        for (String item : field.replace("*", "0-23").split(",", -1)) {
            String[] bounds = item.split("[-/]", -1);
            int first = Integer.parseInt(bounds[0]);
            int last = bounds.length > 1 ? Integer.parseInt(bounds[1]) : first;
            int step = bounds.length > 2 ? Integer.parseInt(bounds[2]) : 1;
            for (int hour = first; hour <= last; hour += step) {
                hours.set(hour);
            }
        }
        return hours.cardinality() == HOURS;
    }

    // Found without the engine, which logs an error of the service for it.
    private static boolean neverComes(List<String> fields) {
        int first = Stream.of(fields.get(2).split(","))
                .mapToInt(item -> item.startsWith("*") ? 1 : Integer.parseInt(item.replaceFirst("[-/].*", "")))
                .min()
                .orElseThrow();
        return first > IN_EVERY_MONTH
                && EVERY.contains(fields.get(4))
                && months(fields.get(3)).noneMatch(month -> month.toLocalDate().lengthOfMonth() >= first);
    }

    private static Stream<LocalDateTime> months(String field) {
        CronExpression monthly = new CronExpression(List.of("0", "0", "1", field, "*"));
        return Stream.iterate(
                monthly.after(BEFORE_A_LEAP_YEAR),
                month -> month.isBefore(BEFORE_A_LEAP_YEAR.plusYears(1)),
                monthly::after);
    }
}
