package dev.adtools.server.metrics;

import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.util.Map;
import java.util.function.Supplier;

/** Tells how much of its day's cap each account has used, so that somebody is warned before it is used up. */
public final class SpendMetrics {

    private SpendMetrics() {}

    /** Registers the gauge, which asks when it is read. */
    public static void install(PrometheusRegistry registry, Supplier<Map<String, Double>> ratios) {
        GaugeWithCallback.builder()
                .name("adtools_spend_used_ratio")
                .help("Part of an account's daily cap that is used up, from 0 to 1.")
                .labelNames("account")
                .callback(gauge -> ratios.get().forEach((account, ratio) -> gauge.call(ratio, account)))
                .register(registry);
    }
}
