package dev.adtools.server.schedules;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Syntax of Unix cron expressions: five fields, or a shorthand such as {@code @daily}. */
final class CronSyntax {

    private static final int MAX_LENGTH = 200;
    private static final int FIELDS = 5;
    private static final String ORDER =
            "minute, hour, day of the month, month, day of the week, for example \"0 6 * * MON-FRI\"";
    private static final Pattern SPACES = Pattern.compile("[ \\t\\r\\n]+");
    private static final Pattern YEAR = Pattern.compile("(19|20)[0-9]{2}.*");
    private static final List<String> COUNTS = List.of("none", "one", "two", "three", "four", "five", "six", "seven");
    private static final Map<String, String> SHORTHANDS = Map.of(
            "@hourly", "0 * * * *",
            "@daily", "0 0 * * *",
            "@midnight", "0 0 * * *",
            "@weekly", "0 0 * * 0",
            "@monthly", "0 0 1 * *",
            "@yearly", "0 0 1 1 *",
            "@annually", "0 0 1 1 *");

    private CronSyntax() {}

    /** Returns an expression as five fields with single spaces; a text that is no expression stays wrong. */
    static String normalized(String text) {
        if (text.length() > MAX_LENGTH) {
            return text;
        }
        String joined = String.join(" ", fields(text));
        return SHORTHANDS.getOrDefault(joined.toLowerCase(Locale.ROOT), joined);
    }

    private static List<String> fields(String text) {
        String[] fields = SPACES.split(text.strip());
        for (int i = 2; i < fields.length; i += 2) {
            // Other schedulers have the sign in the two fields for days.
            fields[i] = fields[i].equals("?") ? "*" : fields[i];
        }
        return Arrays.asList(fields);
    }

    /** Returns the first mistake of an expression, as the end of a sentence about it; empty when there is none. */
    static Optional<String> mistake(String text) {
        if (text.length() > MAX_LENGTH) {
            return Optional.of("have at most " + MAX_LENGTH + " characters");
        }
        List<String> fields = fields(normalized(text));
        Iterator<String> values = fields.iterator();
        return fields.size() == FIELDS
                ? Stream.of(CronField.values())
                        .flatMap(field -> field.mistake(values.next()).stream())
                        .findFirst()
                : Optional.of(countMistake(fields));
    }

    private static String countMistake(List<String> fields) {
        int count = fields.size();
        String first = fields.get(0);
        if (first.startsWith("@")) {
            return "not be " + CronField.shown(first) + ": the shorthands are "
                    + SHORTHANDS.keySet().stream().sorted().collect(Collectors.joining(", "))
                    + (first.equalsIgnoreCase("@every") ? "; a fixed distance is an interval such as PT1H" : "");
        }
        String shorthand = "@" + first.toLowerCase(Locale.ROOT);
        if (count == 1 && SHORTHANDS.containsKey(shorthand)) {
            return "not be " + CronField.shown(first) + "; did you mean " + shorthand + "?";
        }
        boolean year = YEAR.matcher(fields.get(count - 1)).matches();
        if (count == FIELDS + 1) {
            return year
                    ? wrongCount(count, "the last would be a year. Leave it out", fields.subList(0, FIELDS))
                    : wrongCount(count, "the first would be seconds. Leave it out", fields.subList(1, count));
        }
        return count == FIELDS + 2
                ? wrongCount(
                        count,
                        "the first would be seconds and the last a year. Leave both out",
                        fields.subList(1, count - 1))
                : "have five fields, not " + number(first.isEmpty() ? 0 : count) + ": " + ORDER;
    }

    private static String wrongCount(int count, String reason, List<String> rest) {
        String left = normalized(String.join(" ", rest));
        return "have five fields, not " + number(count) + ": " + reason
                + (mistake(left).isEmpty() ? ": \"" + left + "\"" : "");
    }

    private static String number(int count) {
        return count < COUNTS.size() ? COUNTS.get(count) : Integer.toString(count);
    }
}
