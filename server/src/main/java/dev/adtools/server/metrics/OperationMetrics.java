package dev.adtools.server.metrics;

import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.util.OptionalLong;
import java.util.function.Supplier;

/** Tells how many writes are open: each is money that someone must look after. */
public final class OperationMetrics {

    private OperationMetrics() {}

    /** Registers the gauge, which counts when it is read, and says nothing while nobody can count. */
    public static void install(PrometheusRegistry registry, Supplier<OptionalLong> unknown) {
        GaugeWithCallback.builder()
                .name("adtools_operations")
                .help("Operations of a status; only UNKNOWN is counted.")
                .labelNames("status")
                .callback(gauge -> unknown.get().ifPresent(count -> gauge.call((double) count, "UNKNOWN")))
                .register(registry);
    }
}
