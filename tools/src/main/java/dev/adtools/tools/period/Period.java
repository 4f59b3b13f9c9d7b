package dev.adtools.tools.period;

import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.rules.Node;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the argument {@code date_range} asks for; which days these are depends on the account's time zone. */
public final class Period {

    /** What the argument's description says. */
    public static final String DESCRIPTION =
            "The days: today, yesterday, last_7d, last_14d, last_28d, last_30d, last_90d, this_month, last_month"
                    + " (last_… end yesterday), or an object of since and until (YYYY-MM-DD), in the account's time zone.";

    /** The rule that a period is one of the presets, or days in order that are not to come. */
    public static final String RULE = "DATE-1";

    private static final String POINTER = "/date_range";
    private static final int DATE_LENGTH = 10;

    private final @Nullable Preset preset;
    private final @Nullable DayRange range;

    private Period(@Nullable Preset preset, @Nullable DayRange range) {
        this.preset = preset;
        this.range = range;
    }

    /** Returns the period of a preset. */
    public static Period of(Preset preset) {
        return new Period(preset, null);
    }

    /**
     * Reads the argument.
     *
     * @param argument what the caller gave, null for nothing
     * @param otherwise what nothing means
     * @param violations takes one more when the argument is no period
     * @return the period; what nothing means, when the argument is no period
     */
    public static Period read(@Nullable JsonValue argument, Preset otherwise, List<Violation> violations) {
        Optional<Period> period = argument == null ? Optional.of(of(otherwise)) : read(argument);
        if (period.isEmpty()) {
            violations.add(new Violation(
                    POINTER,
                    RULE,
                    "must be a preset, or an object of since and until as YYYY-MM-DD with since <= until"));
        }
        return period.orElseGet(() -> of(otherwise));
    }

    private static Optional<Period> read(JsonValue argument) {
        if (argument instanceof JsonString text) {
            return Preset.of(text.value()).map(Period::of);
        }
        Node node = Node.of(POINTER, argument);
        Optional<LocalDate> since = day(node.at("since"));
        Optional<LocalDate> until = day(node.at("until"));
        boolean closed = Set.of("since", "until").containsAll(node.names());
        return closed && since.isPresent() && until.isPresent() && !until.get().isBefore(since.get())
                ? Optional.of(new Period(null, new DayRange(since.get(), until.get())))
                : Optional.empty();
    }

    private static Optional<LocalDate> day(Node day) {
        try {
            return day.text().filter(text -> text.length() == DATE_LENGTH).map(LocalDate::parse);
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns the days that this stands for.
     *
     * @param now the present moment
     * @param timezone the account's time zone (IANA); UTC is taken for one that is not known
     * @param violations takes one more when the last day is still to come there
     */
    public DayRange days(Instant now, String timezone, List<Violation> violations) {
        LocalDate today = now.atZone(zone(timezone)).toLocalDate();
        if (preset != null) {
            return preset.days(today);
        }
        DayRange days = range == null ? Preset.TODAY.days(today) : range;
        if (days.until().isAfter(today)) {
            violations.add(new Violation(
                    POINTER + "/until",
                    RULE,
                    "must not be after today, which is " + today + " in the account's time zone"));
        }
        return days;
    }

    private static ZoneId zone(String timezone) {
        try {
            return ZoneId.of(timezone);
        } catch (DateTimeException e) {
            return ZoneOffset.UTC;
        }
    }
}
