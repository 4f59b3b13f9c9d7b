package dev.adtools.tools.platform.analytics;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.AnalyticsQuota;
import dev.adtools.tools.platform.AnalyticsReport;
import dev.adtools.tools.platform.AnalyticsSelection;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireNumber;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Reads the answers to reports: all values are strings, and members with their default value are absent. */
final class ReportReader {

    private static final String RANGE = "dateRange";
    private static final String KIND = "analyticsData#";
    private static final String TRUNCATION = "DATA_TRUNCATION_TYPE_";

    private final AnalyticsSelection selection;
    private final int ranges;

    ReportReader(AnalyticsSelection selection, int ranges) {
        this.selection = selection;
        this.ranges = ranges;
    }

    PlatformResult<AnalyticsReport> read(ObjectNode body) {
        if (isEmpty(body)) {
            return PlatformResult.answered(new AnalyticsReport(
                    List.of(), List.of(), 0, facts(body.path("metadata")), quota(body.path("propertyQuota"))));
        } else if (!names(body.path("dimensionHeaders")).equals(dimensions())
                || !names(body.path("metricHeaders")).equals(metrics())) {
            return broken("the columns of the answer are not those asked for");
        } else if (body.has("rows") && !body.path("rows").isArray()) {
            return broken("the rows of the answer are not a list");
        } else if (body.path("rows").size() > selection.limit()) {
            return broken("the answer has more rows than asked for");
        }
        AnalyticsReport.Facts facts = facts(body.path("metadata"));
        Optional<List<AnalyticsReport.Row>> rows = rows(body.path("rows"), facts);
        return rows.isEmpty()
                ? broken("a row of the answer does not fit its columns")
                : PlatformResult.answered(new AnalyticsReport(
                        rows.get(),
                        totals(body.path("totals"), facts),
                        Math.max(body.path("rowCount").asLong(0), rows.get().size()),
                        facts,
                        quota(body.path("propertyQuota"))));
    }

    // A property without data has no headers either, only the kind of the answer or its metadata.
    private static boolean isEmpty(ObjectNode body) {
        return (body.path("kind").asText("").startsWith(KIND)
                        || body.path("metadata").isObject())
                && body.path("dimensionHeaders").isEmpty()
                && body.path("metricHeaders").isEmpty()
                && body.path("rows").isEmpty()
                && body.path("rowCount").asLong(0) == 0;
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

    private Optional<List<AnalyticsReport.Row>> rows(JsonNode wire, AnalyticsReport.Facts facts) {
        List<AnalyticsReport.Row> rows = new ArrayList<>();
        for (JsonNode one : wire) {
            Optional<AnalyticsReport.Row> row = row(one, facts);
            if (row.isEmpty()) {
                return Optional.empty();
            }
            rows.add(row.get());
        }
        return Optional.of(rows);
    }

    // A total whose range is not clear is left out: a report without totals is better than none.
    private List<AnalyticsReport.Row> totals(JsonNode wire, AnalyticsReport.Facts facts) {
        return StreamSupport.stream(wire.spliterator(), false)
                .map(row -> row(row, facts))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<AnalyticsReport.Row> row(JsonNode wire, AnalyticsReport.Facts facts) {
        List<String> values = texts(wire.path("dimensionValues"), "value");
        List<@Nullable BigDecimal> numbers = numbers(wire.path("metricValues"), facts);
        int shown = selection.dimensions().size();
        int range = ranges > 1 && values.size() == shown + 1 ? range(values.get(shown)) : 0;
        boolean fits = values.size() == dimensions().size()
                && numbers.size() == selection.metrics().size()
                && range < ranges;
        return fits ? Optional.of(new AnalyticsReport.Row(range, named(values), numbers)) : Optional.empty();
    }

    // The platform fills a restricted metric with zeros.
    private List<@Nullable BigDecimal> numbers(JsonNode values, AnalyticsReport.Facts facts) {
        List<@Nullable BigDecimal> numbers = new ArrayList<>();
        for (JsonNode value : values) {
            boolean restricted = numbers.size() < selection.metrics().size()
                    && facts.restricted().contains(selection.metrics().get(numbers.size()));
            numbers.add(restricted ? null : WireNumber.of(value.path("value")).orElse(null));
        }
        return numbers;
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

    private static AnalyticsReport.Facts facts(JsonNode metadata) {
        JsonNode restrictions = metadata.path("schemaRestrictionResponse").path("activeMetricRestrictions");
        return new AnalyticsReport.Facts(
                metadata.path("currencyCode").asText(""),
                !metadata.path("samplingMetadatas").isEmpty(),
                metadata.path("subjectToThresholding").asBoolean(false),
                metadata.path("dataLossFromOtherRow").asBoolean(false),
                StreamSupport.stream(metadata.path("dataTruncationReasons").spliterator(), false)
                        .map(ReportReader::reason)
                        .toList(),
                texts(restrictions, "metricName").stream().map(FieldNames::own).toList(),
                metadata.path("emptyReason").asText(""));
    }

    // An object with its type; callers of the API have also recorded the plain word.
    private static String reason(JsonNode reason) {
        String word = reason.path("dataTruncationType").asText(reason.asText(""));
        return word.startsWith(TRUNCATION) ? word.substring(TRUNCATION.length()) : word;
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
