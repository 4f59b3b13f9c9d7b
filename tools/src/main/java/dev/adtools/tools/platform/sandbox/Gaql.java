package dev.adtools.tools.platform.sandbox;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A query in the part of alpha's language that the connector speaks.
 *
 * @param fields the selected fields
 * @param resource the resource they are selected from
 * @param conditions all of which must hold
 * @param limit how many rows at most
 */
record Gaql(List<String> fields, String resource, List<Condition> conditions, long limit) {

    private static final String FIELD = "[a-z_]+(?:\\.[a-z_]+)+";
    private static final String VALUE = "(?:[0-9]+|'[^'\\\\]*'|TRUE|FALSE)";
    private static final Pattern QUERY = Pattern.compile(
            "\\s*SELECT\\s+(.+?)\\s+FROM\\s+([a-z_]+)(?:\\s+WHERE\\s+(.+?))?(?:\\s+LIMIT\\s+([0-9]{1,9}))?\\s*",
            Pattern.DOTALL);
    private static final Pattern CONDITION = Pattern.compile("(?<field>" + FIELD + ")"
            + "(?:\\s*=\\s*(?<value>" + VALUE + ")"
            + "|\\s+LIKE\\s+'%(?<end>[^'\\\\%_\\[\\]]+)'"
            + "|\\s+IN\\s*\\((?<values>[^()]*)\\)"
            + "|\\s+BETWEEN\\s+(?<least>" + VALUE + ")\\s+AND\\s+(?<most>" + VALUE + "))"
            + "(?<more>\\s+AND\\s+|$)");

    /** Comparison that a condition makes. */
    enum Operator {
        EQUALS,
        ENDS_IN,
        IN,
        BETWEEN
    }

    /**
     * Condition that a field must meet.
     *
     * @param field which
     * @param operator how it is compared
     * @param values one, the end of a text, the two ends, or any number of which it must be one; booleans in lower case
     */
    record Condition(String field, Operator operator, List<String> values) {}

    static Optional<Gaql> parse(String query) {
        Matcher matcher = QUERY.matcher(query);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        List<String> fields = Arrays.asList(matcher.group(1).split("\\s*,\\s*", -1));
        long limit = matcher.group(4) == null ? Long.MAX_VALUE : Long.parseLong(matcher.group(4));
        return fields.stream().allMatch(field -> field.matches(FIELD))
                ? conditions(matcher.group(3)).map(conditions -> new Gaql(fields, matcher.group(2), conditions, limit))
                : Optional.empty();
    }

    // One after the other: a pattern for all of them would recurse as deeply as there are ids.
    private static Optional<List<Condition>> conditions(String where) {
        List<Condition> conditions = new ArrayList<>();
        if (where == null) {
            return Optional.of(conditions);
        }
        Matcher matcher = CONDITION.matcher(where);
        boolean more = true;
        for (int at = 0; more; at = matcher.end()) {
            matcher.region(at, where.length());
            Optional<Condition> condition = matcher.lookingAt() ? condition(matcher) : Optional.empty();
            if (condition.isEmpty()) {
                return Optional.empty();
            }
            conditions.add(condition.get());
            more = !matcher.group("more").isEmpty();
        }
        return Optional.of(conditions);
    }

    private static Optional<Condition> condition(Matcher matcher) {
        String field = matcher.group("field");
        if (matcher.group("value") != null) {
            return Optional.of(new Condition(field, Operator.EQUALS, List.of(plain(matcher.group("value")))));
        } else if (matcher.group("end") != null) {
            return Optional.of(new Condition(field, Operator.ENDS_IN, List.of(matcher.group("end"))));
        } else if (matcher.group("least") != null) {
            List<String> ends = List.of(plain(matcher.group("least")), plain(matcher.group("most")));
            return Optional.of(new Condition(field, Operator.BETWEEN, ends));
        }
        List<String> values = Arrays.asList(matcher.group("values").strip().split("\\s*,\\s*", -1));
        return values.stream().allMatch(value -> value.matches(VALUE))
                ? Optional.of(new Condition(
                        field, Operator.IN, values.stream().map(Gaql::plain).toList()))
                : Optional.empty();
    }

    private static String plain(String value) {
        return switch (value) {
            case "TRUE" -> "true";
            case "FALSE" -> "false";
            default -> value.startsWith("'") ? value.substring(1, value.length() - 1) : value;
        };
    }
}
