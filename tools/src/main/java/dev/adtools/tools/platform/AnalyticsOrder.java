package dev.adtools.tools.platform;

/**
 * Field by which rows are sorted.
 *
 * @param field the dimension or metric
 * @param metric whether it is a metric
 * @param descending whether the greatest comes first
 */
public record AnalyticsOrder(String field, boolean metric, boolean descending) {}
