package dev.adtools.server.schedules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Field of a cron expression: its values, and the mistakes that people make in it. */
enum CronField {
    /** Minute of the hour. */
    MINUTE("a minute", 0, 59, ""),
    /** Hour of the day. */
    HOUR("an hour", 0, 23, ""),
    /** Day of the month. */
    DAY_OF_MONTH("a day of the month", 1, 31, ""),
    /** Month of the year. */
    MONTH("a month", 1, 12, "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC"),
    /** Day of the week; 0 and 7 are Sunday. */
    DAY_OF_WEEK("a day of the week", 0, 7, "SUN MON TUE WED THU FRI SAT");

    private static final int NAME_LENGTH = 3;
    private static final int UNKNOWN = -1;
    private static final int MAX_SHOWN = 20;
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,2}");
    private static final Pattern NAME = Pattern.compile("[A-Za-z]{3}");
    private static final Pattern HIDDEN = Pattern.compile("[^\\x21-\\x7e]");

    // Signs of other schedulers, each with the replacement in Unix cron.
    private static final List<ForeignSign> FOREIGN = List.of(
            new ForeignSign(
                    "LW?|L-[0-9]+", "the last day of the month is not supported; use 28, or 1 for the first day"),
            new ForeignSign(
                    "([0-7]|[A-Z]{3})L", "the last such day of a month is not supported; name a day of every week"),
            new ForeignSign("[^#]*#.*", "the n-th such day of a month is not supported; name a day of every week"),
            new ForeignSign(
                    "[0-9]{1,2}W", "the nearest working day is not supported; use MON-FRI as the day of the week"),
            new ForeignSign("H([/(].*)?", "a value that the scheduler chooses is not supported; name one"),
            new ForeignSign("\\?", "? is allowed for days alone; use *"));

    private final String noun;
    private final int min;
    private final int max;
    private final String names;

    CronField(String noun, int min, int max, String names) {
        this.noun = noun;
        this.min = min;
        this.max = max;
        this.names = names;
    }

    /** Returns the first mistake in a field, as the end of a sentence about the expression; empty when there is none. */
    Optional<String> mistake(String field) {
        return Stream.of(field.split(",", -1))
                .map(this::itemMistake)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<String> itemMistake(String item) {
        String upper = item.toUpperCase(Locale.ROOT);
        Optional<String> foreign = FOREIGN.stream()
                .filter(sign -> sign.pattern().matcher(upper).matches())
                .map(sign -> "not have " + shown(item) + " as " + noun + ": " + sign.fix())
                .findFirst();
        if (foreign.isPresent()) {
            return foreign;
        }
        String[] parts = item.split("/", -1);
        if (parts.length > 2 || parts[0].isEmpty()) {
            return Optional.of(
                    parts.length == 2 ? "have a range before the step: write " + shown("*" + item) : outside(item));
        }
        Optional<String> range = rangeMistake(parts[0]);
        return range.isPresent() || parts.length == 1 ? range : stepMistake(item, parts[0], parts[1]);
    }

    private Optional<String> rangeMistake(String range) {
        String[] bounds = range.split("-", -1);
        if (range.equals("*")) {
            return Optional.empty();
        }
        Optional<String> wrong = Stream.of(bounds)
                .filter(bound -> !fits(value(bound)))
                .map(bound -> outside(bound.isEmpty() ? range : bound))
                .findFirst();
        if (wrong.isPresent() || bounds.length == 1) {
            return wrong;
        }
        if (bounds.length > 2) {
            return Optional.of(outside(range));
        }
        int first = value(bounds[0]);
        // Sunday ends a week, too.
        int last = bounds[1].equalsIgnoreCase("SUN") ? max : value(bounds[1]);
        return first <= last
                ? Optional.empty()
                : Optional.of("have a range that goes up: write \"" + first + "-" + max + ","
                        + (last == min ? "" : min + "-") + last + "\", not " + shown(range));
    }

    private Optional<String> stepMistake(String item, String range, String step) {
        if (!range.equals("*") && !range.contains("-")) {
            String written = value(range) + "-" + (this == DAY_OF_WEEK ? max - 1 : max) + "/" + step;
            return Optional.of("have a range before the step: write " + shown(written) + ", not " + shown(item));
        }
        int most = this == DAY_OF_WEEK && !range.equals("*") ? max - 1 : max;
        boolean fits = NUMBER.matcher(step).matches() && Integer.parseInt(step) >= 1 && Integer.parseInt(step) <= most;
        return fits
                ? Optional.empty()
                : Optional.of("have a step from 1 to " + most + " for " + noun + ", not " + shown(item));
    }

    private boolean fits(int value) {
        return value >= min && value <= max;
    }

    private int value(String text) {
        if (NUMBER.matcher(text).matches()) {
            return Integer.parseInt(text);
        }
        int named = NAME.matcher(text).matches() ? names().indexOf(text.toUpperCase(Locale.ROOT)) : UNKNOWN;
        return named == UNKNOWN ? UNKNOWN : named + min;
    }

    private String outside(String text) {
        String begin =
                text.length() > NAME_LENGTH ? text.substring(0, NAME_LENGTH).toUpperCase(Locale.ROOT) : "";
        String range = names().isEmpty() ? "" : " or " + names().get(0) + " to " + names().get(names().size() - 1);
        return "have " + noun + " from " + min + " to " + max + range + ", not " + shown(text)
                + (names().contains(begin) ? "; did you mean " + begin + "?" : "");
    }

    /** Returns some of a caller's text in quotation marks, fit to be shown. */
    static String shown(String text) {
        String visible = HIDDEN.matcher(text.length() > MAX_SHOWN ? text.substring(0, MAX_SHOWN) : text)
                .replaceAll("\ufffd");
        return "\"" + visible + (text.length() > MAX_SHOWN ? "…" : "") + "\"";
    }

    private List<String> names() {
        return names.isEmpty() ? List.of() : List.of(names.split(" ", -1));
    }

    /** Sign of another scheduler with its replacement. */
    private record ForeignSign(Pattern pattern, String fix) {

        ForeignSign(String pattern, String fix) {
            this(Pattern.compile(pattern), fix);
        }
    }
}
