package dev.adtools.tools.platform.analytics;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.AnalyticsQuota;
import dev.adtools.tools.platform.AnalyticsReport;
import dev.adtools.tools.platform.AnalyticsSelection;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Reads the answers to reports: all values are strings, and members with their default value are absent. */
final class ReportReader {

    private static final String RANGE = "dateRange";
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,20}(\\.[0-9]{1,40})?([eE][+-]?[0-9]{1,2})?");
    private static final BigDecimal MOST = BigDecimal.valueOf((1L << 53) - 1);

    private final AnalyticsSelection selection;
    private final int ranges;

    ReportReader(AnalyticsSelection selection, int ranges) {
        this.selection = selection;
        this.ranges = ranges;
    }

    PlatformResult<AnalyticsReport> read(ObjectNode body) {
        if (!names(body.path("dimensionHeaders")).equals(dimensions())
                || !names(body.path("metricHeaders")).equals(metrics())) {
            return broken("the columns of the answer are not those asked for");
        } else if (body.path("rows").size() > selection.limit()) {
            return broken("the answer has more rows than asked for");
        }
        Optional<List<AnalyticsReport.Row>> rows = rows(body.path("rows"));
        return rows.isEmpty()
                ? broken("a row of the answer does not fit its columns")
                : PlatformResult.answered(new AnalyticsReport(
                        rows.get(),
                        totals(body.path("totals")),
                        Math.max(body.path("rowCount").asLong(0), rows.get().size()),
                        facts(body.path("metadata")),
                        quota(body.path("propertyQuota"))));
    }

    private static PlatformResult<AnalyticsReport> broken(String reason) {
        return PlatformResult.failed(new PlatformFailure.Broken(reason));
    }

    // With several ranges each row says last which one it counts.
    private List<String> dimensions() {
        Stream<String> asked = selection.dimensions().stream().map(FieldNames::wire);
        return Stream.concat(asked, ranges > 1 ? Stream.of(RANGE) : Stream.empty())
                .toList();
    }

    private List<String> metrics() {
        return selection.metrics().stream().map(FieldNames::wire).toList();
    }

    private static List<String> names(JsonNode headers) {
        return texts(headers, "name");
    }

    private static List<String> texts(JsonNode objects, String member) {
        return StreamSupport.stream(objects.spliterator(), false)
                .map(object -> object.path(member).asText(""))
                .toList();
    }

    private Optional<List<AnalyticsReport.Row>> rows(JsonNode wire) {
        List<AnalyticsReport.Row> rows = new ArrayList<>();
        for (JsonNode one : wire) {
            Optional<AnalyticsReport.Row> row = row(one);
            if (row.isEmpty()) {
                return Optional.empty();
            }
            rows.add(row.get());
        }
        return Optional.of(rows);
    }

    // A total whose range is not clear is left out: a report without totals is better than none.
    private List<AnalyticsReport.Row> totals(JsonNode wire) {
        return StreamSupport.stream(wire.spliterator(), false)
                .map(this::row)
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<AnalyticsReport.Row> row(JsonNode wire) {
        List<String> values = texts(wire.path("dimensionValues"), "value");
        List<String> numbers = texts(wire.path("metricValues"), "value");
        int shown = selection.dimensions().size();
        int range = ranges > 1 && values.size() == shown + 1 ? range(values.get(shown)) : 0;
        boolean fits = values.size() == dimensions().size()
                && numbers.size() == selection.metrics().size()
                && range < ranges
                && numbers.stream().allMatch(ReportReader::isNumber);
        return fits
                ? Optional.of(new AnalyticsReport.Row(
                        range,
                        named(values),
                        numbers.stream().map(BigDecimal::new).toList()))
                : Optional.empty();
    }

    private List<String> named(List<String> values) {
        List<String> named = new ArrayList<>();
        for (int i = 0; i < selection.dimensions().size(); i++) {
            named.add(FieldNames.value(selection.dimensions().get(i), values.get(i)));
        }
        return named;
    }

    /** Returns the number of a range; one too many when it is none. */
    private int range(String name) {
        return name.matches("date_range_[0-3]") ? name.charAt(name.length() - 1) - '0' : ranges;
    }

    private static boolean isNumber(String text) {
        return NUMBER.matcher(text).matches() && new BigDecimal(text).abs().compareTo(MOST) <= 0;
    }

    private static AnalyticsReport.Facts facts(JsonNode metadata) {
        return new AnalyticsReport.Facts(
                metadata.path("currencyCode").asText(""),
                !metadata.path("samplingMetadatas").isEmpty(),
                metadata.path("subjectToThresholding").asBoolean(false),
                metadata.path("dataLossFromOtherRow").asBoolean(false));
    }

    private static @Nullable AnalyticsQuota quota(JsonNode quota) {
        return quota.isObject()
                ? new AnalyticsQuota(
                        level(quota.path("tokensPerDay")),
                        level(quota.path("tokensPerHour")),
                        level(quota.path("tokensPerProjectPerHour")),
                        level(quota.path("concurrentRequests")),
                        level(quota.path("potentiallyThresholdedRequestsPerHour")))
                : null;
    }

    private static AnalyticsQuota.Level level(JsonNode status) {
        return new AnalyticsQuota.Level(
                status.path("consumed").asLong(0), status.path("remaining").asLong(0));
    }
}
