package dev.adtools.tools.period;

import dev.adtools.api.Scalar;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.platform.DayRange;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The argument {@code date_range}: a preset, or days; which days a preset is depends on the account's time zone. */
@Scalar(pattern = Period.PATTERN, lenient = true)
public sealed interface Period permits Preset, Days {

    /** Description of the argument. */
    String DESCRIPTION = "today, yesterday, last_7d/14d/28d/30d/90d, this_week, last_week, this_month, last_month, or"
            + " 2026-11-01..2026-11-10. Days are those of the account's time zone; last_7d and the like end yesterday,"
            + " weeks begin on Monday.";

    /** Description of the argument of a comparison. */
    String COMPARED =
            "Compare with the period before. It has as many days; this_week and this_month are compared with the"
                    + " same days of the week or month before (one that is shorter ends earlier), last_month with the whole month"
                    + " before. Today counts as far as it has gone, and what it is compared with is a whole day.";

    /** Form of the argument. */
    String PATTERN = "^(today|yesterday|last_(7|14|28|30|90)d|(this|last)_(week|month)"
            + "|[0-9]{4}-[0-9]{2}-[0-9]{2}\\.\\.[0-9]{4}-[0-9]{2}-[0-9]{2})$";

    /** JSON pointer to the argument. */
    String POINTER = "/date_range";

    /** Returns the period of a text in the published form. */
    static Period of(String text) {
        return Preset.named(text).<Period>map(preset -> preset).orElseGet(() -> Days.of(text));
    }

    /** Returns the published text of another form, and any other value unchanged. */
    static JsonValue normalize(JsonValue value) {
        return PeriodForms.normalize(value);
    }

    /** Returns the message for a value that is no period. */
    static String refusal(JsonValue value) {
        return PeriodForms.refusal(value);
    }

    /**
     * Reads the argument.
     *
     * @param argument what the caller gave, null for nothing
     * @param otherwise what nothing means
     * @param violations takes one more when the days are in no calendar or not in order
     * @return the period
     */
    static Period read(@Nullable Period argument, Preset otherwise, List<Violation> violations) {
        if (argument instanceof Days days) {
            days.problem().ifPresent(problem -> violations.add(PeriodRule.DATE_1.at(POINTER, problem)));
        }
        return argument == null ? otherwise : argument;
    }

    /**
     * Returns the days that this stands for.
     *
     * @param now the present moment
     * @param timezone the account's time zone (IANA); UTC is taken for one that is not known
     * @param violations takes one more when the last day is still to come there
     */
    default DayRange days(Instant now, String timezone, List<Violation> violations) {
        return days(now.atZone(zone(timezone)).toLocalDate(), violations);
    }

    /** Returns the days that this stands for on a day. */
    DayRange days(LocalDate today, List<Violation> violations);

    /**
     * Returns the days that these are compared with: as many before them, of {@code this_week} and {@code this_month} the same days
     * of the week or month before, and of {@code last_month} the whole month before.
     *
     * @param days what this stands for
     */
    default DayRange before(DayRange days) {
        return days.before();
    }

    /** Returns this as an object, a preset too. */
    JsonObject toJson();

    /** Returns a time zone by its name (IANA); UTC where that is not known. */
    static ZoneId zone(String timezone) {
        return known(timezone).orElse(ZoneOffset.UTC);
    }

    /** Returns whether a name is that of a time zone. */
    static boolean knowsZone(String timezone) {
        return known(timezone).isPresent();
    }

    private static Optional<ZoneId> known(String timezone) {
        try {
            return Optional.of(ZoneId.of(timezone));
        } catch (DateTimeException e) {
            // Time zones come and go with the runtime that knows them.
            return Optional.empty();
        }
    }
}
