package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Numbers that a request asks for.
 *
 * @param level what a row is about, in beta's word
 * @param since the first day
 * @param until the last day
 * @param daily whether a row is about one day
 * @param breakdown by what else rows are split, empty for nothing
 * @param campaignIds only these campaigns, empty for all
 */
record BetaInsightsQuery(
        String level, LocalDate since, LocalDate until, boolean daily, String breakdown, Set<String> campaignIds) {

    static final Set<String> PARAMETERS =
            Set.of("fields", "level", "time_range", "time_increment", "breakdowns", "filtering", "limit", "after");

    private static final List<String> LEVELS = List.of("ad", "adset", "campaign", "account");

    /** Returns what beta says of the first parameter that it does not take. */
    static Optional<String> problem(Map<String, String> parameters) {
        if (!LEVELS.contains(parameters.getOrDefault("level", "account"))) {
            return Optional.of("level must be one of the following values: " + String.join(", ", LEVELS));
        } else if (range(parameters).isEmpty()) {
            return Optional.of("Must be a date representation in the format YYYY-MM-DD: time_range");
        } else if (!range(parameters)
                .get()
                .get(0)
                .isBefore(range(parameters).get().get(1).plusDays(1))) {
            return Optional.of("The start of the time range must not be after its end");
        } else if (!List.of("1", "all_days").contains(parameters.getOrDefault("time_increment", "all_days"))) {
            return Optional.of("time_increment must be 1 or all_days");
        } else if (!breakdown(parameters).isEmpty() && !BetaSegment.splitsBy(breakdown(parameters))) {
            return Optional.of("breakdowns[0] must be one of the following values: age, gender, country,"
                    + " device_platform, publisher_platform");
        }
        return campaignIds(parameters).isEmpty()
                ? Optional.of("filtering must be a list of filters with a field, an operator and a value")
                : Optional.empty();
    }

    /** Returns the query of parameters without a problem. */
    static BetaInsightsQuery of(Map<String, String> parameters) {
        List<LocalDate> range = range(parameters).orElseThrow();
        return new BetaInsightsQuery(
                parameters.getOrDefault("level", "account"),
                range.get(0),
                range.get(1),
                parameters.getOrDefault("time_increment", "").equals("1"),
                breakdown(parameters),
                campaignIds(parameters).orElseThrow());
    }

    private static Optional<List<LocalDate>> range(Map<String, String> parameters) {
        JsonNode range =
                WireJson.object(parameters.getOrDefault("time_range", "")).orElseGet(WireJson::object);
        try {
            return Optional.of(List.of(
                    LocalDate.parse(range.path("since").asText()),
                    LocalDate.parse(range.path("until").asText())));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    // Beta takes a word and a list of words alike.
    private static String breakdown(Map<String, String> parameters) {
        return parameters.getOrDefault("breakdowns", "").replaceAll("^\\[\"|\"]$", "");
    }

    private static Optional<Set<String>> campaignIds(Map<String, String> parameters) {
        String text = parameters.getOrDefault("filtering", "[]");
        JsonNode filters = WireJson.object("{\"all\":" + text + "}")
                .map(object -> object.path("all"))
                .orElseGet(WireJson::object);
        Set<String> ids = new LinkedHashSet<>();
        for (JsonNode filter : filters) {
            if (!filter.path("field").asText().equals("campaign.id")
                    || !filter.path("operator").asText().equals("IN")
                    || filter.path("value").isEmpty()) {
                return Optional.empty();
            }
            filter.path("value").forEach(id -> ids.add(id.asText()));
        }
        return filters.isArray() && filters.size() <= 1 ? Optional.of(ids) : Optional.empty();
    }
}
