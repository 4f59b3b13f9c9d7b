package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.wire.WireNumber;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** Makes metrics of one row of insights, whose numbers are texts. A metric that is absent is 0. */
final class BetaNumbers {

    private BetaNumbers() {}

    /**
     * Reads a row, with the conversions that are wanted.
     *
     * @param names the names of its actions
     * @param valued the names of the actions that have a value
     * @throws NumberFormatException when a number is none
     */
    static BetaMetrics of(JsonNode row, BetaConversion conversion, BetaActionNames names, BetaActionNames valued) {
        JsonNode actions = row.path("actions");
        return new BetaMetrics(
                whole(row, "impressions"),
                whole(row, "reach"),
                whole(row, "clicks"),
                whole(row, "inline_link_clicks"),
                action(actions, "landing_page_view").longValue(),
                decimal(row, "spend"),
                sum(actions, names.of(BetaConversion.PURCHASES)),
                sum(actions, names.of(BetaConversion.LEADS)),
                sum(actions, names.of(BetaConversion.APP_INSTALLS)),
                sum(actions, names.of(conversion)),
                sum(row.path("action_values"), valued.of(conversion)));
    }

    /** Returns how many actions of a name some rows have. */
    static BigDecimal count(List<JsonNode> rows, String name) {
        return rows.stream().map(row -> action(row.path("actions"), name)).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private static BigDecimal sum(JsonNode actions, List<String> names) {
        return names.stream().map(name -> action(actions, name)).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private static BigDecimal action(JsonNode actions, String type) {
        return StreamSupport.stream(actions.spliterator(), false)
                .filter(action -> action.path("action_type").asText().equals(type))
                .findFirst()
                .map(action -> decimal(action, "value"))
                .orElse(BigDecimal.ZERO);
    }

    private static long whole(JsonNode object, String name) {
        return object.hasNonNull(name) ? read(name, WireNumber.count(object.path(name))) : 0;
    }

    private static BigDecimal decimal(JsonNode object, String name) {
        return object.hasNonNull(name) ? read(name, WireNumber.of(object.path(name))) : BigDecimal.ZERO;
    }

    private static <T> T read(String name, Optional<T> number) {
        return number.orElseThrow(() -> new NumberFormatException(name));
    }
}
