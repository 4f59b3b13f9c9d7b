package dev.adtools.server.metrics;

import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Shows how much of the request limits of live platforms is used. */
public final class PlatformMetrics {

    private PlatformMetrics() {}

    /**
     * Registers the gauge, which asks when it is read.
     *
     * @param ratios returns the used parts by platform, limit and account
     */
    public static void install(PrometheusRegistry registry, Supplier<Map<List<String>, Double>> ratios) {
        GaugeWithCallback.builder()
                .name("adtools_platform_limit_used_ratio")
                .help("Used part of a request limit of a platform, as the platform reports it; 1 when it is used up.")
                .labelNames("platform", "limit", "account")
                .callback(gauge ->
                        ratios.get().forEach((labels, ratio) -> gauge.call(ratio, labels.toArray(String[]::new))))
                .register(registry);
    }
}
