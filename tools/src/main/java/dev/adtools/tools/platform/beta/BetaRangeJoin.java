package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireNumber;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * Joins rows of several ranges of days into rows of all of them. Counts and amounts are added up; one that a range lacks is
 * left out. So is reach, because the same people may be in several ranges.
 */
final class BetaRangeJoin {

    private static final List<String> SUMS = List.of("impressions", "clicks", "spend");
    private static final String LINK_CLICKS = "inline_link_clicks";
    private static final List<String> LISTS = List.of("actions", "action_values");
    private static final List<String> ABOUT = List.of(
            "campaign_id", "adset_id", "ad_id", "age", "gender", "country", "device_platform", "publisher_platform");

    private BetaRangeJoin() {}

    /** Returns one row for each object and segment that the rows of ranges, in the order of time, are about. */
    static List<JsonNode> join(List<JsonNode> rows) {
        Map<List<String>, List<JsonNode>> same = rows.stream()
                .collect(Collectors.groupingBy(BetaRangeJoin::about, LinkedHashMap::new, Collectors.toList()));
        return same.values().stream().map(BetaRangeJoin::sum).toList();
    }

    private static List<String> about(JsonNode row) {
        return ABOUT.stream().map(name -> row.path(name).asText("")).toList();
    }

    private static JsonNode sum(List<JsonNode> rows) {
        // Names are those of the last range.
        ObjectNode sum = rows.get(rows.size() - 1).deepCopy();
        sum.remove("reach");
        sum.set("date_start", rows.get(0).path("date_start"));
        for (String name : SUMS) {
            if (rows.stream().allMatch(row -> row.hasNonNull(name))) {
                put(sum, name, values(rows, name));
            } else {
                sum.remove(name);
            }
        }
        put(sum, LINK_CLICKS, values(rows, LINK_CLICKS));
        if (rows.stream().anyMatch(row -> row.path(LINK_CLICKS).isNull())) {
            sum.putNull(LINK_CLICKS);
        }
        for (String name : LISTS) {
            List<JsonNode> lists = values(rows, name);
            Optional<JsonNode> unreadable =
                    lists.stream().filter(list -> !list.isArray()).findFirst();
            if (unreadable.isPresent()) {
                sum.set(name, unreadable.get());
            } else if (!lists.isEmpty()) {
                sum.set(name, list(lists, sum.arrayNode()));
            }
        }
        return sum;
    }

    private static List<JsonNode> values(List<JsonNode> rows, String name) {
        return rows.stream()
                .filter(row -> row.hasNonNull(name))
                .map(row -> row.path(name))
                .toList();
    }

    private static ArrayNode list(List<JsonNode> lists, ArrayNode sum) {
        Map<String, List<JsonNode>> byType = new LinkedHashMap<>();
        lists.stream()
                .flatMap(list -> StreamSupport.stream(list.spliterator(), false))
                .forEach(action -> byType.computeIfAbsent(
                                action.path("action_type").asText(), type -> new ArrayList<>())
                        .add(action));
        byType.forEach(
                (type, actions) -> put(sum.addObject().put("action_type", type), "value", values(actions, "value")));
        return sum;
    }

    // A number that cannot be read stays as it is.
    private static void put(ObjectNode sum, String name, List<JsonNode> values) {
        Optional<JsonNode> unreadable =
                values.stream().filter(value -> WireNumber.of(value).isEmpty()).findFirst();
        if (unreadable.isPresent()) {
            sum.set(name, unreadable.get());
        } else if (!values.isEmpty()) {
            sum.put(
                    name,
                    values.stream()
                            .flatMap(value -> WireNumber.of(value).stream())
                            .reduce(BigDecimal.ZERO, BigDecimal::add)
                            .toPlainString());
        }
    }
}
