package dev.adtools.tools.analytics;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.platform.AnalyticsReport;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Writes the rows of a report: texts as texts, numbers as numbers of at most six decimals. */
final class ReportRows {

    private static final int DECIMALS = 6;
    private static final String PERIOD = "period";

    private final ReportFields fields;
    private final boolean compared;

    ReportRows(ReportFields fields, boolean compared) {
        this.fields = fields;
        this.compared = compared;
    }

    List<String> columns() {
        return Stream.of(compared ? List.of(PERIOD) : List.<String>of(), fields.dimensions(), fields.metrics())
                .flatMap(List::stream)
                .toList();
    }

    JsonArray array(AnalyticsReport.Row row) {
        List<JsonValue> values = new ArrayList<>();
        if (compared) {
            values.add(new JsonString(row.range() == 0 ? "current" : "previous"));
        }
        row.dimensions().forEach(value -> values.add(new JsonString(value)));
        row.metrics().forEach(number -> values.add(number(number)));
        return JsonArray.of(values);
    }

    JsonObject object(AnalyticsReport.Row row) {
        JsonObject.Builder object = JsonObject.builder();
        List<JsonValue> values = array(row).items();
        for (int i = 0; i < values.size(); i++) {
            object.put(columns().get(i), values.get(i));
        }
        return object.build();
    }

    /** Returns the totals of a range of days; null when the platform gave none. */
    @Nullable
    JsonObject totals(AnalyticsReport report, int range) {
        return total(report, range).map(this::byMetric).orElse(null);
    }

    static Optional<AnalyticsReport.Row> total(AnalyticsReport report, int range) {
        return report.totals().stream().filter(row -> row.range() == range).findFirst();
    }

    private JsonObject byMetric(AnalyticsReport.Row row) {
        JsonObject.Builder object = JsonObject.builder();
        for (int i = 0; i < fields.metrics().size(); i++) {
            object.put(fields.metrics().get(i), number(row.metrics().get(i)));
        }
        return object.build();
    }

    /** Returns by how many percent each total changed; null when there is nothing to compare. */
    @Nullable
    JsonObject changes(AnalyticsReport report) {
        Optional<AnalyticsReport.Row> now = total(report, 0);
        Optional<AnalyticsReport.Row> before = total(report, 1);
        if (!compared || now.isEmpty() || before.isEmpty()) {
            return null;
        }
        JsonObject.Builder object = JsonObject.builder();
        for (int i = 0; i < fields.metrics().size(); i++) {
            BigDecimal change = Ratios.changePercent(
                    before.get().metrics().get(i), now.get().metrics().get(i));
            object.put(fields.metrics().get(i) + "_percent", Cells.number(change));
        }
        return object.build();
    }

    private static JsonValue number(@Nullable BigDecimal number) {
        return Cells.number(number == null ? null : rounded(number));
    }

    static BigDecimal rounded(BigDecimal number) {
        return number.scale() > DECIMALS ? number.setScale(DECIMALS, RoundingMode.HALF_UP) : number;
    }
}
