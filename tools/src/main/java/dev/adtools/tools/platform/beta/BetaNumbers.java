package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.wire.MetricValues;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;

/**
 * Makes metrics of one row of insights. A row has only actions that happened, clicks on links too, so one that it does not have is 0.
 */
final class BetaNumbers {

    private static final String LINK_CLICKS = "inline_link_clicks";

    private final JsonNode row;
    private final MetricValues values;

    private BetaNumbers(JsonNode row, MetricValues values) {
        this.row = row;
        this.values = values;
    }

    /**
     * Reads the metrics of a row, with the conversions that are wanted.
     *
     * @param values notes those without a readable value
     * @param names the names of its actions
     * @param valued the names of the actions that have a value
     */
    static BetaMetrics of(
            JsonNode row,
            MetricValues values,
            BetaConversion conversion,
            BetaActionNames names,
            BetaActionNames valued) {
        return new BetaNumbers(row, values).metrics(conversion, names, valued);
    }

    private BetaMetrics metrics(BetaConversion conversion, BetaActionNames names, BetaActionNames valued) {
        return new BetaMetrics(
                count("impressions", "impressions"),
                count("reach", "reach"),
                count("clicks", "clicks"),
                isWithoutLinkClicks() ? 0 : count("link_clicks", LINK_CLICKS),
                actions("landing_page_views", "actions", List.of("landing_page_view"))
                        .longValue(),
                values.decimal("cost_micros", row.path("spend")),
                actions("purchases", "actions", names.of(BetaConversion.PURCHASES)),
                actions("leads", "actions", names.of(BetaConversion.LEADS)),
                actions("app_installs", "actions", names.of(BetaConversion.APP_INSTALLS)),
                actions("conversions", "actions", names.of(conversion)),
                actions("conversion_value_micros", "action_values", valued.of(conversion)),
                values.gaps());
    }

    /** Returns how many actions of a name some rows have, as far as they can be read. */
    static BigDecimal count(List<JsonNode> rows, String name) {
        return rows.stream()
                .map(row -> new BetaNumbers(row, new MetricValues()).actions(name, "actions", List.of(name)))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private long count(String metric, String member) {
        return values.count(metric, row.path(member));
    }

    // A row without impressions lacks other numbers, too.
    private boolean isWithoutLinkClicks() {
        return row.path(LINK_CLICKS).isMissingNode() && row.hasNonNull("impressions");
    }

    private BigDecimal actions(String metric, String member, List<String> types) {
        JsonNode list = row.path(member);
        if (!isReadable(list)) {
            return values.decimal(metric, MissingNode.getInstance());
        }
        return types.stream()
                .flatMap(type -> action(list, type).stream())
                .map(action -> values.decimal(metric, action.path("value")))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private static boolean isReadable(JsonNode actions) {
        return actions.isMissingNode()
                || actions.isNull()
                || (actions.isArray()
                        && StreamSupport.stream(actions.spliterator(), false)
                                .allMatch(action -> action.path("action_type").isTextual()));
    }

    private static Optional<JsonNode> action(JsonNode actions, String type) {
        return StreamSupport.stream(actions.spliterator(), false)
                .filter(action -> action.path("action_type").asText().equals(type))
                .findFirst();
    }
}
