package dev.adtools.server.metrics;

import io.prometheus.metrics.model.registry.MultiCollector;
import io.prometheus.metrics.model.snapshots.CounterSnapshot;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot;
import io.prometheus.metrics.model.snapshots.MetricMetadata;
import io.prometheus.metrics.model.snapshots.MetricSnapshot;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;
import io.prometheus.metrics.model.snapshots.SummarySnapshot;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says of each of Dropwizard's metrics what it is called there, and not of which class it is: a lambda's name is another at
 * every start.
 *
 * @param metrics what is read, with its own help texts
 */
record PlainHelp(MultiCollector metrics) implements MultiCollector {

    private static final Pattern WITH_CLASS = Pattern.compile("\\(metric=(.*), type=[^,]*\\)");

    @Override
    public MetricSnapshots collect() {
        return new MetricSnapshots(
                metrics.collect().stream().map(PlainHelp::plain).toList());
    }

    private static MetricSnapshot plain(MetricSnapshot metric) {
        MetricMetadata known = metric.getMetadata();
        Matcher matcher = WITH_CLASS.matcher(known.getHelp() == null ? "" : known.getHelp());
        if (!matcher.find()) {
            return metric;
        }
        MetricMetadata plain =
                new MetricMetadata(known.getName(), "Dropwizard's " + matcher.group(1) + ".", known.getUnit());
        if (metric instanceof GaugeSnapshot gauge) {
            return new GaugeSnapshot(plain, gauge.getDataPoints());
        } else if (metric instanceof CounterSnapshot counter) {
            return new CounterSnapshot(plain, counter.getDataPoints());
        } else if (metric instanceof SummarySnapshot summary) {
            return new SummarySnapshot(plain, summary.getDataPoints());
        }
        return metric;
    }
}
