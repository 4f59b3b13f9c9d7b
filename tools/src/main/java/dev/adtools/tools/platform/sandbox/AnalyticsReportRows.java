package dev.adtools.tools.platform.sandbox;

import dev.adtools.tools.platform.sandbox.AnalyticsMetric.Part;
import dev.adtools.tools.platform.sandbox.AnalyticsSeedData.Property;
import dev.adtools.tools.platform.sandbox.AnalyticsSeedData.Trait;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Adds up what people did into the rows of a report. */
final class AnalyticsReportRows {

    private static final String OTHER = "(other)";
    private static final int FEW_PEOPLE = 10;
    private static final long HALF_HOUR = 1_800;

    private final Property property;
    private final AnalyticsRequest request;
    private final SandboxLimits limits;
    private final List<AnalyticsDimension> dimensions;
    private final List<AnalyticsDimension> looked;
    private final Part part;
    private final Map<List<String>, Tally<AnalyticsCount>> rows = new LinkedHashMap<>();
    private boolean lostToOther;

    AnalyticsReportRows(Property property, AnalyticsRequest request, boolean realtime, SandboxLimits limits) {
        this.property = property;
        this.request = request;
        this.limits = limits;
        dimensions = request.dimensions().stream()
                .flatMap(name -> AnalyticsDimension.of(name, realtime).stream())
                .toList();
        looked = AnalyticsRequestRules.dimensions(request, realtime).toList();
        part = looked.stream()
                .map(AnalyticsDimension::part)
                .filter(it -> it != Part.VISIT)
                .findFirst()
                .orElse(Part.VISIT);
    }

    /** Adds the days of a request's ranges. */
    void days(Instant now) {
        LocalDate today = LocalDate.ofInstant(now, property.zone());
        LocalTime time = LocalTime.ofInstant(now, property.zone());
        for (int range = 0; range < request.ranges().size(); range++) {
            AnalyticsRequest.Range asked = request.ranges().get(range);
            LocalDate day = AnalyticsDays.day(asked.start(), today).orElse(today);
            LocalDate last = AnalyticsDays.day(asked.end(), today).orElse(today);
            day = day.isBefore(AnalyticsTraffic.FIRST_DAY) ? AnalyticsTraffic.FIRST_DAY : day;
            for (; !day.isAfter(last) && !day.isAfter(today); day = day.plusDays(1)) {
                double over = day.equals(today) ? time.toSecondOfDay() / 86_400.0 : 1;
                add(day, over, range);
            }
        }
    }

    private void add(LocalDate day, double over, int range) {
        AnalyticsTraffic traffic = new AnalyticsTraffic(property);
        for (int group = 0; group < AnalyticsVisitor.GROUPS; group++) {
            AnalyticsVisitor visitor = AnalyticsVisitor.of(property, group);
            add(visitor, traffic.day(visitor, day, over), day, range);
        }
    }

    /** Adds the last half hour. */
    void halfHour(Instant now) {
        AnalyticsTraffic traffic = new AnalyticsTraffic(property);
        LocalDate today = LocalDate.ofInstant(now, property.zone());
        for (int group = 0; group < AnalyticsVisitor.GROUPS; group++) {
            AnalyticsVisitor visitor = AnalyticsVisitor.of(property, group);
            add(visitor, traffic.halfHour(visitor, now.getEpochSecond() / HALF_HOUR), today, 0);
        }
    }

    private void add(AnalyticsVisitor visitor, Tally<AnalyticsCount> visit, LocalDate day, int range) {
        for (AnalyticsParts.Share share : AnalyticsParts.of(visit, part)) {
            limits.step();
            if (isKept(visitor, share, day)) {
                List<String> key = key(visitor, share, day, range);
                rows.computeIfAbsent(key, row -> tally()).add(share.tally());
            }
        }
    }

    private Tally<AnalyticsCount> tally() {
        limits.row();
        return new Tally<>(AnalyticsCount.class);
    }

    private boolean isKept(AnalyticsVisitor visitor, AnalyticsParts.Share share, LocalDate day) {
        String field = request.filter().field();
        return field.isEmpty()
                || looked.stream()
                        .filter(dimension -> dimension.apiName().equals(field))
                        .allMatch(dimension -> request.filter().keeps(value(dimension, visitor, share, day)));
    }

    private List<String> key(AnalyticsVisitor visitor, AnalyticsParts.Share share, LocalDate day, int range) {
        List<String> key = new ArrayList<>();
        for (AnalyticsDimension dimension : dimensions) {
            String value = value(dimension, visitor, share, day);
            boolean isLost =
                    property.is(Trait.LARGE) && dimension.isManyValued() && Math.floorMod(value.hashCode(), 4) == 0;
            lostToOther |= isLost;
            key.add(isLost ? OTHER : value);
        }
        if (request.ranges().size() > 1) {
            key.add("date_range_" + range);
        }
        return key;
    }

    private static String value(
            AnalyticsDimension dimension, AnalyticsVisitor visitor, AnalyticsParts.Share share, LocalDate day) {
        return switch (dimension) {
            case DATE -> day.toString().replace("-", "");
            case DAY_OF_WEEK -> Integer.toString(day.getDayOfWeek().getValue() % 7);
            default -> dimension.part() == Part.VISIT ? visitor.value(dimension) : share.value(dimension);
        };
    }

    boolean lostToOther() {
        return lostToOther;
    }

    /** Returns whether rows of few people are withheld. */
    boolean isThresholded() {
        return property.is(Trait.THRESHOLDED)
                && dimensions.stream().anyMatch(dimension -> dimension != AnalyticsDimension.DATE)
                && part != Part.ITEM;
    }

    /** Returns the rows that may be shown and are not empty. */
    Map<List<String>, Tally<AnalyticsCount>> rows(List<AnalyticsMetric> metrics) {
        Map<List<String>, Tally<AnalyticsCount>> shown = new LinkedHashMap<>();
        rows.forEach((key, tally) -> {
            boolean isEmpty = metrics.stream().allMatch(metric -> metric.number(tally, 1) == 0);
            boolean isWithheld = isThresholded() && tally.get(AnalyticsCount.TOTAL_USERS) < FEW_PEOPLE;
            if (!isEmpty && !isWithheld) {
                shown.put(key, tally);
            }
        });
        return shown;
    }

    /** Returns all shown rows of a range in one. */
    static Tally<AnalyticsCount> total(Map<List<String>, Tally<AnalyticsCount>> rows, String range) {
        Tally<AnalyticsCount> total = new Tally<>(AnalyticsCount.class);
        rows.forEach((key, tally) -> {
            if (range.isEmpty() || key.get(key.size() - 1).equals(range)) {
                total.add(tally);
            }
        });
        return total;
    }

    /** Returns how many days the ranges have. */
    long span(Instant now) {
        LocalDate today = LocalDate.ofInstant(now, property.zone());
        return IntStream.range(0, request.ranges().size())
                .mapToLong(i -> {
                    AnalyticsRequest.Range range = request.ranges().get(i);
                    long from = AnalyticsDays.day(range.start(), today)
                            .orElse(today)
                            .toEpochDay();
                    return AnalyticsDays.day(range.end(), today).orElse(today).toEpochDay() - from + 1;
                })
                .sum();
    }
}
