package dev.adtools.server.metrics;

import com.codahale.metrics.Counting;
import com.codahale.metrics.Gauge;
import com.codahale.metrics.MetricFilter;
import com.codahale.metrics.MetricRegistry;
import com.codahale.metrics.Sampling;
import com.codahale.metrics.Snapshot;
import io.prometheus.metrics.model.registry.MultiCollector;
import io.prometheus.metrics.model.snapshots.CounterSnapshot;
import io.prometheus.metrics.model.snapshots.CounterSnapshot.CounterDataPointSnapshot;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot.GaugeDataPointSnapshot;
import io.prometheus.metrics.model.snapshots.MetricMetadata;
import io.prometheus.metrics.model.snapshots.MetricSnapshot;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;
import io.prometheus.metrics.model.snapshots.PrometheusNaming;
import io.prometheus.metrics.model.snapshots.Quantiles;
import io.prometheus.metrics.model.snapshots.SummarySnapshot;
import io.prometheus.metrics.model.snapshots.SummarySnapshot.SummaryDataPointSnapshot;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Collects Dropwizard's metrics for Prometheus: gauges as gauges, counters and meters as counters, histograms and timers (in
 * seconds) as summaries. What cannot be read, or has the name of another, is left out, so that the rest can be seen.
 */
final class MetricRegistryCollector implements MultiCollector {

    private static final Logger LOG = LoggerFactory.getLogger(MetricRegistryCollector.class);
    private static final List<Double> QUANTILES = List.of(.5, .75, .95, .98, .99, .999);
    private static final double SECONDS_PER_NANO = 1.0 / TimeUnit.SECONDS.toNanos(1);

    private final MetricRegistry registry;
    private final MetricFilter filter;
    private final Set<String> reported = ConcurrentHashMap.newKeySet();

    MetricRegistryCollector(MetricRegistry registry, MetricFilter filter) {
        this.registry = registry;
        this.filter = filter;
    }

    @Override
    public MetricSnapshots collect() {
        MetricSnapshots.Builder page = MetricSnapshots.builder();
        // Each of these maps is sorted, so of two metrics with one name it is always the same that is shown.
        registry.getGauges(filter).forEach((name, gauge) -> add(page, name, () -> gauge(name, gauge)));
        registry.getCounters(filter).forEach((name, counter) -> add(page, name, () -> counter(name, counter)));
        registry.getHistograms(filter).forEach((name, sizes) -> add(page, name, () -> summary(name, sizes, 1)));
        registry.getTimers(filter)
                .forEach((name, timer) -> add(page, name, () -> summary(name, timer, SECONDS_PER_NANO)));
        registry.getMeters(filter).forEach((name, meter) -> add(page, name, () -> counter(name + "_total", meter)));
        return page.build();
    }

    private void add(MetricSnapshots.Builder page, String name, Supplier<Optional<MetricSnapshot>> read) {
        try {
            Optional<MetricSnapshot> metric = read.get();
            if (metric.isEmpty()) {
                return;
            }
            if (page.containsMetricName(metric.get().getMetadata().getName())) {
                throw new IllegalStateException("another metric has this name in Prometheus");
            }
            page.metricSnapshot(metric.get());
        } catch (RuntimeException e) {
            if (reported.add(name)) {
                LOG.warn("The metric {} is not shown", name, e);
            }
        }
    }

    private static Optional<MetricSnapshot> gauge(String name, Gauge<?> gauge) {
        Object value = gauge.getValue();
        if (value instanceof Number number) {
            return gauge(name, number.doubleValue());
        } else if (value instanceof Boolean yes) {
            return gauge(name, yes ? 1 : 0);
        }
        return Optional.empty();
    }

    private static Optional<MetricSnapshot> gauge(String name, double value) {
        GaugeDataPointSnapshot point =
                GaugeDataPointSnapshot.builder().value(value).build();
        return Optional.of(new GaugeSnapshot(metadata(name), List.of(point)));
    }

    private static Optional<MetricSnapshot> counter(String name, Counting counter) {
        CounterDataPointSnapshot point = CounterDataPointSnapshot.builder()
                .value((double) counter.getCount())
                .build();
        return Optional.of(new CounterSnapshot(metadata(name), List.of(point)));
    }

    private static <M extends Sampling & Counting> Optional<MetricSnapshot> summary(
            String name, M sampled, double factor) {
        Snapshot sample = sampled.getSnapshot();
        Quantiles.Builder quantiles = Quantiles.builder();
        QUANTILES.forEach(quantile -> quantiles.quantile(quantile, sample.getValue(quantile) * factor));
        SummaryDataPointSnapshot point = SummaryDataPointSnapshot.builder()
                .quantiles(quantiles.build())
                .count(sampled.getCount())
                .build();
        return Optional.of(new SummarySnapshot(metadata(name), List.of(point)));
    }

    private static MetricMetadata metadata(String name) {
        return new MetricMetadata(PrometheusNaming.sanitizeMetricName(name), "Dropwizard's " + name + ".");
    }
}
