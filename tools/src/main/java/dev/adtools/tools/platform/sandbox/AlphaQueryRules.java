package dev.adtools.tools.platform.sandbox;

import dev.adtools.tools.platform.sandbox.AlphaState.AlphaAccount;
import dev.adtools.tools.platform.sandbox.Gaql.Condition;
import dev.adtools.tools.platform.sandbox.Gaql.Operator;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Rules by which alpha refuses a query that it can read. */
final class AlphaQueryRules {

    static final List<String> QUERY = List.of("query");

    private static final int WIDEST_YEARS = 11;

    private final AlphaAccount account;
    private final Gaql query;

    private AlphaQueryRules(AlphaAccount account, Gaql query) {
        this.account = account;
        this.query = query;
    }

    static Optional<AlphaError> error(AlphaAccount account, Gaql query) {
        AlphaQueryRules rules = new AlphaQueryRules(account, query);
        return rules.resource().or(rules::fields).or(rules::numbers).or(rules::conditions);
    }

    private Optional<AlphaError> resource() {
        return AlphaFields.resources().contains(query.resource())
                ? Optional.empty()
                : refused(
                        "BAD_RESOURCE_TYPE_IN_FROM_CLAUSE",
                        "The resource '" + query.resource() + "' in the FROM clause is not known.");
    }

    private Optional<AlphaError> fields() {
        return Stream.concat(
                        query.fields().stream(), query.conditions().stream().map(Condition::field))
                .filter(field -> !AlphaFields.of(query.resource()).contains(field))
                .findFirst()
                .flatMap(field -> refused("UNRECOGNIZED_FIELD", "Unrecognized field in the query: '" + field + "'."));
    }

    private Optional<AlphaError> numbers() {
        boolean counts = query.fields().stream().anyMatch(AlphaFields::isCounted);
        if (counts && account.isManager()) {
            return refused("REQUESTED_METRICS_FOR_MANAGER", "Metrics cannot be requested for a manager account.");
        } else if (counts && ranges() != 1) {
            return refused("EXPECTED_FILTERS_ON_DATE_RANGE", "Metrics need one range of segments.date.");
        } else if (query.fields().contains(AlphaFields.DEVICE) && query.fields().contains(AlphaFields.HOUR)) {
            return refused("PROHIBITED_SEGMENT_IN_SELECT_OR_WHERE_CLAUSE", "segments.device excludes segments.hour.");
        }
        return Optional.empty();
    }

    private long ranges() {
        return query.conditions().stream()
                .filter(it -> it.field().equals(AlphaFields.DAY))
                .count();
    }

    private Optional<AlphaError> conditions() {
        return query.conditions().stream()
                .map(AlphaQueryRules::error)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<AlphaError> error(Condition condition) {
        boolean isDay = condition.field().equals(AlphaFields.DAY);
        if (!isDay && (AlphaFields.isMetric(condition.field()) || AlphaFields.isSegment(condition.field()))) {
            return refused("PROHIBITED_FIELD_IN_WHERE_CLAUSE", "Cannot filter by '" + condition.field() + "' here.");
        } else if (isDay != (condition.operator() == Operator.BETWEEN) || isPartOfNoText(condition)) {
            return refused(
                    "OPERATOR_FIELD_MISMATCH", "The operator does not fit the field '" + condition.field() + "'.");
        }
        return isDay ? days(condition.values()) : Optional.empty();
    }

    private static boolean isPartOfNoText(Condition condition) {
        return condition.operator() == Operator.ENDS_IN && !condition.field().endsWith(".name");
    }

    private static Optional<AlphaError> days(List<String> ends) {
        try {
            LocalDate since = LocalDate.parse(ends.get(0));
            LocalDate until = LocalDate.parse(ends.get(1));
            if (until.isBefore(since)) {
                return refused("INVALID_VALUE_WITH_BETWEEN_OPERATOR", "The first day is after the last.");
            }
            return until.isBefore(since.plusYears(WIDEST_YEARS))
                    ? Optional.empty()
                    : refused("DATE_RANGE_TOO_WIDE", "The range of days is too wide.");
        } catch (DateTimeParseException e) {
            return refused("INVALID_DATE_FORMAT", "A day must be written as YYYY-MM-DD.");
        }
    }

    private static Optional<AlphaError> refused(String word, String message) {
        return Optional.of(AlphaError.of("queryError", word, message, QUERY));
    }
}
