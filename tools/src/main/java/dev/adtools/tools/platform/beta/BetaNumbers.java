package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaMetrics;
import java.math.BigDecimal;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/** Makes metrics of one row of insights, whose numbers are texts. A metric that is absent is 0. */
final class BetaNumbers {

    private static final Pattern WHOLE = Pattern.compile("[0-9]{1,18}");
    private static final Pattern DECIMAL = Pattern.compile("[0-9]{1,18}(\\.[0-9]{1,9})?");

    private BetaNumbers() {}

    /**
     * Reads a row, with the conversions that are wanted.
     *
     * @throws NumberFormatException when a number is none
     */
    static BetaMetrics of(JsonNode row, BetaConversion conversion) {
        JsonNode actions = row.path("actions");
        return new BetaMetrics(
                whole(row, "impressions"),
                whole(row, "reach"),
                whole(row, "clicks"),
                whole(row, "inline_link_clicks"),
                action(actions, "landing_page_view").longValue(),
                decimal(row, "spend"),
                sum(actions, BetaConversion.PURCHASES),
                sum(actions, BetaConversion.LEADS),
                sum(actions, BetaConversion.APP_INSTALLS),
                sum(actions, conversion),
                sum(row.path("action_values"), conversion));
    }

    // The same actions are added up in every row, whatever else is in it: so the rows of any level and breakdown have
    // one sum.
    private static BigDecimal sum(JsonNode actions, BetaConversion conversion) {
        return conversion.kinds().stream()
                .map(kind -> action(actions, total(kind)))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    // One action is listed under the pixel's, the app's and the shop's name of it; these three are the totals.
    private static String total(BetaConversion kind) {
        return switch (kind) {
            case PURCHASES -> "omni_purchase";
            case LEADS -> "lead";
            case APP_INSTALLS -> "omni_app_install";
            case ALL -> throw new IllegalArgumentException("not one kind");
        };
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
