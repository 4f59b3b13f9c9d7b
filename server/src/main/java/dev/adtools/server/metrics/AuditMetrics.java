package dev.adtools.server.metrics;

import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Tells how the audit trail keeps up, what its last verification found, and how many requests had no valid token. */
public final class AuditMetrics {

    private final Counter unauthenticated;

    /**
     * Registers the metrics.
     *
     * @param waiting how many events are to be recorded
     * @param findings how many things the last verification found; null until one has ended
     */
    public AuditMetrics(PrometheusRegistry registry, IntSupplier waiting, Supplier<@Nullable Integer> findings) {
        unauthenticated = Counter.builder()
                .name("adtools_unauthenticated_total")
                .help("Requests that were not let in for want of a valid token.")
                .withoutExemplars()
                .register(registry);
        GaugeWithCallback.builder()
                .name("adtools_audit_waiting")
                .help("Events that wait to be recorded in the audit trail.")
                .callback(gauge -> gauge.call(waiting.getAsInt()))
                .register(registry);
        GaugeWithCallback.builder()
                .name("adtools_audit_findings")
                .help("What this node's last verification of the audit trail found not to be as it was written.")
                .callback(gauge -> {
                    Integer found = findings.get();
                    if (found != null) {
                        gauge.call(found);
                    }
                })
                .register(registry);
    }

    /** Counts one request that was not let in. */
    public void unauthenticated() {
        unauthenticated.inc();
    }
}
