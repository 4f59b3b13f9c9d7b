package dev.adtools.server.metrics;

import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.util.function.IntSupplier;

/** Gauge of the requests that wait for a change. */
public final class WaitMetrics {

    private WaitMetrics() {}

    /** Registers the gauge, which counts when it is read. */
    public static void install(PrometheusRegistry registry, IntSupplier waiting) {
        GaugeWithCallback.builder()
                .name("adtools_waiting_requests")
                .help("Requests that wait for a change (Prefer: wait).")
                .callback(gauge -> gauge.call(waiting.getAsInt()))
                .register(registry);
    }
}
