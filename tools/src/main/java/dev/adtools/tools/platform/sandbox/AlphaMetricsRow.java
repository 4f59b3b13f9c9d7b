package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Writes the selected numbers into a row: integers of 64 bits as strings, fractions as numbers. */
final class AlphaMetricsRow {

    private static final int MICRO_DIGITS = 6;
    private static final int CONVERSION_DIGITS = 2;

    private final List<String> selected;
    private final AlphaBillingCurrency money;

    AlphaMetricsRow(List<String> fields, AlphaBillingCurrency money) {
        selected = new ArrayList<>(fields);
        selected.removeIf(field -> !AlphaFields.isMetric(field));
        this.money = money;
    }

    void write(AlphaTally tally, ObjectNode row) {
        ObjectNode metrics = WireJson.object();
        for (String field : selected) {
            switch (field) {
                case "metrics.impressions" -> metrics.put("impressions", Long.toString(tally.impressions()));
                case "metrics.clicks" -> metrics.put("clicks", Long.toString(tally.clicks()));
                case "metrics.cost_micros" -> metrics.put("costMicros", Long.toString(micros(tally.cost())));
                case "metrics.conversions" ->
                    metrics.put("conversions", fraction(tally.conversions(), CONVERSION_DIGITS));
                default -> metrics.put("conversionsValue", fraction(micros(tally.value()), MICRO_DIGITS));
            }
        }
        row.set("metrics", metrics);
    }

    private long micros(long units) {
        return units * money.unitMicros();
    }

    private static double fraction(long scaled, int digits) {
        return BigDecimal.valueOf(scaled, digits).doubleValue();
    }
}
