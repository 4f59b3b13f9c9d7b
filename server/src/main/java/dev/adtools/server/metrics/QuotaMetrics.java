package dev.adtools.server.metrics;

import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.model.registry.PrometheusRegistry;

/** Counts what quotas and the limit of concurrent requests refuse. */
public final class QuotaMetrics {

    private final Counter refusals;
    private final Counter overloaded;
    private final Counter unshared;

    /** Registers the metrics. */
    public QuotaMetrics(PrometheusRegistry registry) {
        refusals = Counter.builder()
                .name("adtools_quota_refusals_total")
                .help("Requests and calls that were refused because a quota was used up, by limit.")
                .labelNames("limit")
                .withoutExemplars()
                .register(registry);
        overloaded = Counter.builder()
                .name("adtools_overloaded_total")
                .help("Requests that were refused because too many others were in work.")
                .withoutExemplars()
                .register(registry);
        unshared = Counter.builder()
                .name("adtools_quota_unshared_total")
                .help("Counts that this node made by itself, because the database that nodes share did not answer.")
                .withoutExemplars()
                .register(registry);
    }

    /** Counts one refusal of a limit. */
    public void refused(String limit) {
        refusals.labelValues(limit).inc();
    }

    /** Counts one request that found too many others. */
    public void overloaded() {
        overloaded.inc();
    }

    /** Counts one that is not shared. */
    public void unshared() {
        unshared.inc();
    }
}
