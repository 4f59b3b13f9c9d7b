package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.BetaMetrics;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/** Makes metrics of one row of insights, whose numbers are texts. A metric that is absent is 0. */
final class BetaNumbers {

    private static final Pattern WHOLE = Pattern.compile("[0-9]{1,18}");
    private static final Pattern DECIMAL = Pattern.compile("[0-9]{1,18}(\\.[0-9]{1,9})?");

    // One conversion is listed under the pixel's, the app's and the shop's name of it; these three are the totals.
    private static final List<String> CONVERSIONS = List.of("omni_purchase", "lead", "omni_app_install");

    private BetaNumbers() {}

    /**
     * Reads a row.
     *
     * @throws NumberFormatException when a number is none
     */
    static BetaMetrics of(JsonNode row) {
        Optional<String> type = CONVERSIONS.stream()
                .filter(it -> action(row.path("actions"), it).signum() > 0)
                .findFirst();
        return new BetaMetrics(
                whole(row, "impressions"),
                whole(row, "reach"),
                whole(row, "clicks"),
                whole(row, "inline_link_clicks"),
                action(row.path("actions"), "landing_page_view").longValue(),
                decimal(row, "spend"),
                type.map(it -> action(row.path("actions"), it)).orElse(BigDecimal.ZERO),
                type.map(it -> action(row.path("action_values"), it)).orElse(BigDecimal.ZERO));
    }

    private static BigDecimal action(JsonNode actions, String type) {
        return StreamSupport.stream(actions.spliterator(), false)
                .filter(action -> action.path("action_type").asText().equals(type))
                .findFirst()
                .map(action -> decimal(action, "value"))
                .orElse(BigDecimal.ZERO);
    }

    private static long whole(JsonNode object, String name) {
        return object.hasNonNull(name) ? Long.parseLong(checked(object, name, WHOLE)) : 0;
    }

    private static BigDecimal decimal(JsonNode object, String name) {
        return object.hasNonNull(name) ? new BigDecimal(checked(object, name, DECIMAL)) : BigDecimal.ZERO;
    }

    private static String checked(JsonNode object, String name, Pattern pattern) {
        String text = object.path(name).asText();
        if (!pattern.matcher(text).matches()) {
            throw new NumberFormatException(name);
        }
        return text;
    }
}
