package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.wire.MetricValues;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * One row of an answer, read by the fields' names in queries. What has its default value is absent: an empty text, zero, false.
 * Integers of 64 bits come as strings.
 */
final class AlphaRow {

    private static final Map<String, JsonPointer> POINTERS = new ConcurrentHashMap<>();

    private final JsonNode row;
    private final Consumer<String> readers;
    private final MetricValues values = new MetricValues();

    private AlphaRow(JsonNode row, Consumer<String> readers) {
        this.row = row;
        this.readers = readers;
    }

    static AlphaRow of(JsonNode row) {
        return new AlphaRow(row, field -> {});
    }

    /** Returns a row without values, which notes the fields that are read of it. */
    static AlphaRow noting(Set<String> fields) {
        return new AlphaRow(MissingNode.getInstance(), fields::add);
    }

    private JsonNode value(String field) {
        readers.accept(field);
        return row.at(POINTERS.computeIfAbsent(field, AlphaRow::pointer));
    }

    // ad_group.cpc_bid_micros stands at /adGroup/cpcBidMicros.
    private static JsonPointer pointer(String field) {
        return JsonPointer.compile(
                Arrays.stream(field.split("\\.", -1)).map(AlphaRow::camel).collect(Collectors.joining("/", "/", "")));
    }

    private static String camel(String snake) {
        StringBuilder camel = new StringBuilder();
        for (String word : snake.split("_", -1)) {
            camel.append(camel.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return camel.toString();
    }

    String text(String field) {
        return value(field).asText("");
    }

    @Nullable
    String textOrNull(String field) {
        JsonNode value = value(field);
        return value.isValueNode() ? value.asText("") : null;
    }

    /** Returns one of the platform's words; empty for the one that says nothing. */
    String word(String field) {
        String word = text(field);
        return word.equals("UNSPECIFIED") ? "" : word;
    }

    @Nullable
    String wordOrNull(String field) {
        String word = word(field);
        return word.isEmpty() ? null : word;
    }

    List<String> texts(String field) {
        return StreamSupport.stream(value(field).spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    long number(String field) {
        return value(field).asLong(0);
    }

    /**
     * Returns an amount or a score; null where it is absent, zero where the platform writes out default values, or more than every
     * JSON reader holds exactly.
     */
    @Nullable
    Long positive(String field) {
        long number = number(field);
        return number > 0 && number <= StrictJson.MAX_INTEGER ? number : null;
    }

    boolean truth(String field) {
        return value(field).asBoolean(false);
    }

    /** Returns a fraction that the platform may not know, written without an exponent. */
    @Nullable
    BigDecimal fraction(String field) {
        JsonNode value = value(field);
        if (!value.isNumber()) {
            return null;
        }
        BigDecimal exact = value.decimalValue();
        return exact.scale() < 0 ? exact.setScale(0) : exact;
    }

    /** Returns a day (YYYY-MM-DD); null for an unreadable one, which becomes a gap of the metrics. */
    @Nullable
    String day(String field) {
        return values.day("date", value(field));
    }

    /** Returns the value of a breakdown; null without one, which becomes a gap of the metrics. */
    @Nullable
    String segment(String field) {
        return values.word("segment", value(field));
    }

    /** Returns the metrics. Their gaps name each metric without a value, and the day or segment read before them. */
    AlphaMetrics metrics() {
        return new AlphaMetrics(
                values.count("impressions", value("metrics.impressions")),
                values.count("clicks", value("metrics.clicks")),
                values.count("cost_micros", value("metrics.cost_micros")),
                values.decimal("conversions", value("metrics.conversions")),
                values.decimal("conversion_value_micros", value("metrics.conversions_value")),
                values.gaps());
    }
}
