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
 * @param conditions field to value, all of which must hold
 * @param limit how many rows at most
 */
record Gaql(List<String> fields, String resource, List<Condition> conditions, long limit) {

    private static final String FIELD = "[a-z_]+(?:\\.[a-z_]+)+";
    private static final String CONDITION = FIELD + "\\s*=\\s*(?:[0-9]+|'[^'\\\\]*')";
    private static final Pattern QUERY = Pattern.compile("\\s*SELECT\\s+(" + FIELD + "(?:\\s*,\\s*" + FIELD + ")*)"
            + "\\s+FROM\\s+([a-z_]+)"
            + "(?:\\s+WHERE\\s+(" + CONDITION + "(?:\\s+AND\\s+" + CONDITION + ")*))?"
            + "(?:\\s+LIMIT\\s+([0-9]{1,9}))?\\s*");

    /** A field that must equal a value. */
    record Condition(String field, String value) {}

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
            for (String condition : where.split("\\s+AND\\s+", -1)) {
                String[] sides = condition.split("\\s*=\\s*", 2);
                conditions.add(new Condition(sides[0], sides[1].replaceAll("^'|'$", "")));
            }
        }
        return conditions;
    }
}
