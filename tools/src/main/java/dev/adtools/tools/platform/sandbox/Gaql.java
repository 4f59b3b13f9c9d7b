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
    private static final String CONDITION = FIELD + "(?:\\s*=\\s*" + VALUE
            + "|\\s+IN\\s*\\(\\s*" + VALUE + "(?:\\s*,\\s*" + VALUE + ")*\\s*\\)"
            + "|\\s+BETWEEN\\s+" + VALUE + "\\s+AND\\s+" + VALUE + ")";
    private static final Pattern QUERY = Pattern.compile("\\s*SELECT\\s+(" + FIELD + "(?:\\s*,\\s*" + FIELD + ")*+)"
            + "\\s+FROM\\s+([a-z_]+)"
            + "(?:\\s+WHERE\\s+(" + CONDITION + "(?:\\s+AND\\s+" + CONDITION + ")*+))?"
            + "(?:\\s+LIMIT\\s+([0-9]{1,9}))?\\s*");
    private static final Pattern ONE_CONDITION = Pattern.compile(CONDITION);
    private static final Pattern SIDES = Pattern.compile("(" + FIELD + ")\\s*(=|IN\\b|BETWEEN\\b)(.*)", Pattern.DOTALL);
    private static final Pattern ONE_VALUE = Pattern.compile("'([^'\\\\]*)'|([0-9]+|TRUE|FALSE)");

    /** How a condition compares. */
    enum Operator {
        EQUALS,
        IN,
        BETWEEN
    }

    /**
     * What must hold of a field.
     *
     * @param field which
     * @param operator how it is compared
     * @param values one, the two ends, or any number of which it must be one; booleans in lower case
     */
    record Condition(String field, Operator operator, List<String> values) {}

    static Optional<Gaql> parse(String query) {
        Matcher matcher = QUERY.matcher(query);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        return Optional.of(new Gaql(
                Arrays.asList(matcher.group(1).split("\\s*,\\s*", -1)),
                matcher.group(2),
                conditions(matcher.group(3)),
                matcher.group(4) == null ? Long.MAX_VALUE : Long.parseLong(matcher.group(4))));
    }

    private static List<Condition> conditions(String where) {
        List<Condition> conditions = new ArrayList<>();
        if (where != null) {
            Matcher matcher = ONE_CONDITION.matcher(where);
            while (matcher.find()) {
                conditions.add(condition(matcher.group()));
            }
        }
        return conditions;
    }

    private static Condition condition(String text) {
        Matcher sides = SIDES.matcher(text);
        if (!sides.matches()) {
            throw new IllegalStateException(text);
        }
        List<String> values = new ArrayList<>();
        Matcher value = ONE_VALUE.matcher(sides.group(3));
        while (value.find()) {
            String quoted = value.group(1);
            values.add(quoted == null ? value.group(2).replace("TRUE", "true").replace("FALSE", "false") : quoted);
        }
        Operator operator = switch (sides.group(2)) {
            case "=" -> Operator.EQUALS;
            case "IN" -> Operator.IN;
            default -> Operator.BETWEEN;
        };
        return new Condition(sides.group(1), operator, values);
    }
}
