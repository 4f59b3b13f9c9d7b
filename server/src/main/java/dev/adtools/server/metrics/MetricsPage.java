package dev.adtools.server.metrics;

import com.codahale.metrics.MetricRegistry;
import io.prometheus.metrics.exporter.servlet.jakarta.PrometheusMetricsServlet;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import jakarta.servlet.Servlet;
import java.util.List;

/** The page that Prometheus reads: our own metrics, and what matters of the frameworks', under one prefix. */
public final class MetricsPage {

    private static final String PREFIX = "adtools";
    private static final List<String> WORTH_SHOWING = List.of(
            "adtools.jvm.", "adtools.org.eclipse.jetty.util.thread.", "adtools.io.dropwizard.db.", "adtools.sql.");

    private MetricsPage() {}

    /**
     * Returns the page.
     *
     * @param own our own metrics
     * @param frameworks where the thread pools, the connection pools and the JVM report
     */
    public static Servlet of(PrometheusRegistry own, MetricRegistry frameworks) {
        // Mounted as a child, the frameworks' registry keeps reporting what it gets later, under the prefix.
        MetricRegistry prefixed = new MetricRegistry();
        prefixed.register(PREFIX, frameworks);
        own.register(new MetricRegistryCollector(
                prefixed, (name, metric) -> WORTH_SHOWING.stream().anyMatch(name::startsWith)));
        return new PrometheusMetricsServlet(own);
    }
}
