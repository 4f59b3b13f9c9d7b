package dev.adtools.tools.platform.sandbox;

import dev.adtools.tools.platform.sandbox.AnalyticsMetric.Part;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Checks whether a request makes sense to alpha_analytics; what does not is refused in the platform's words. */
final class AnalyticsRequestRules {

    private static final int MOST_DIMENSIONS = 9;
    private static final int MOST_METRICS = 10;
    private static final int MOST_RANGES = 4;
    private static final String SEE = " For a list of valid dimensions and metrics, see"
            + " https://developers.google.com/analytics/devguides/reporting/data/v1/api-schema ";

    private AnalyticsRequestRules() {}

    static Optional<String> problem(AnalyticsRequest request, boolean realtime, LocalDate today) {
        return Stream.<Supplier<Optional<String>>>of(
                        () -> size(request, realtime),
                        () -> names(request, realtime),
                        () -> twice(request),
                        () -> incompatible(request, realtime),
                        () -> order(request),
                        () -> days(request, today),
                        () -> page(request))
                .map(Supplier::get)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<String> size(AnalyticsRequest request, boolean realtime) {
        return many(request.dimensions(), MOST_DIMENSIONS, "dimensions")
                .or(() -> many(request.metrics(), MOST_METRICS, "metrics"))
                .or(() -> many(request.ranges(), MOST_RANGES, "dateRanges"))
                .or(() -> when(request.metrics().isEmpty(), "At least one metric is required."))
                .or(() -> when(!realtime && request.ranges().isEmpty(), "At least one dateRange is required."));
    }

    private static Optional<String> many(List<?> list, int most, String what) {
        return when(
                list.size() > most,
                "Requests are limited to " + most + " " + what + ". This request is for " + list.size() + " " + what
                        + ".");
    }

    private static Optional<String> names(AnalyticsRequest request, boolean realtime) {
        String field = request.filter().field();
        Stream<String> fields = field.isEmpty() ? Stream.empty() : Stream.of(field);
        return Stream.concat(request.dimensions().stream(), fields)
                .filter(name -> AnalyticsDimension.of(name, realtime).isEmpty())
                .map(name -> "Field " + name + " is not a valid dimension." + SEE)
                .findFirst()
                .or(() -> request.metrics().stream()
                        .filter(name -> AnalyticsMetric.of(name, realtime).isEmpty())
                        .map(name -> "Field " + name + " is not a valid metric." + SEE)
                        .findFirst());
    }

    private static Optional<String> twice(AnalyticsRequest request) {
        Set<String> seen = new HashSet<>();
        return Stream.concat(request.dimensions().stream(), request.metrics().stream())
                .filter(name -> !seen.add(name))
                .map(name -> "Field " + name + " is used more than once.")
                .findFirst();
    }

    private static Optional<String> incompatible(AnalyticsRequest request, boolean realtime) {
        List<AnalyticsDimension> divided = dimensions(request, realtime)
                .filter(it -> it.part() != Part.VISIT)
                .toList();
        if (divided.isEmpty()) {
            return Optional.empty();
        }
        AnalyticsDimension first = divided.get(0);
        boolean fits = divided.stream().allMatch(it -> it.part() == first.part())
                && request.metrics().stream()
                        .flatMap(name -> AnalyticsMetric.of(name, realtime).stream())
                        .allMatch(metric -> metric.counts(first.part()));
        return when(
                !fits,
                "Please remove " + first.apiName() + " to make the request compatible. The request's dimensions &"
                        + " metrics are incompatible. To learn more, see"
                        + " https://ga-dev-tools.google/ga4/dimensions-metrics-explorer/");
    }

    /** Returns all dimensions that a request looks at. */
    static Stream<AnalyticsDimension> dimensions(AnalyticsRequest request, boolean realtime) {
        return Stream.concat(
                        request.dimensions().stream(),
                        Stream.of(request.filter().field()))
                .flatMap(name -> AnalyticsDimension.of(name, realtime).stream());
    }

    private static Optional<String> order(AnalyticsRequest request) {
        return request.orders().stream()
                .filter(by -> !(by.metric() ? request.metrics() : request.dimensions()).contains(by.field()))
                .map(by -> "The field " + by.field() + " in orderBys is not in the request.")
                .findFirst();
    }

    private static Optional<String> days(AnalyticsRequest request, LocalDate today) {
        for (AnalyticsRequest.Range range : request.ranges()) {
            Optional<LocalDate> start = AnalyticsDays.day(range.start(), today);
            Optional<LocalDate> end = AnalyticsDays.day(range.end(), today);
            if (start.isEmpty() || end.isEmpty()) {
                return Optional.of("Invalid date in dateRange " + Arrays.asList(range.start(), range.end())
                        + ". Dates are YYYY-MM-DD, NdaysAgo, yesterday, or today.");
            } else if (end.get().isBefore(start.get())) {
                return Optional.of(
                        "The startDate " + range.start() + " must not be after the endDate " + range.end() + ".");
            }
        }
        return Optional.empty();
    }

    private static Optional<String> page(AnalyticsRequest request) {
        String currency = request.currency();
        return when(request.page().limit() < 0, "The limit must be positive.")
                .or(() -> when(request.page().offset() < 0, "The offset must not be negative."))
                .or(() -> when(
                        !currency.isEmpty()
                                && AnalyticsSeedData.perDollar(currency).isEmpty(),
                        "The currency code " + currency + " is not valid."));
    }

    private static Optional<String> when(boolean so, String problem) {
        return so ? Optional.of(problem) : Optional.empty();
    }
}
