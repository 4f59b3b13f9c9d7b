package dev.adtools.server.metrics;

import dev.adtools.server.call.CallChain;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.OperationRef;
import dev.adtools.server.call.ToolCall;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.model.registry.PrometheusRegistry;

/** Counts calls by tool and outcome, and measures how long each tool takes. */
public final class MetricsFilter implements CallFilter {

    private static final double NANOS = 1e9;

    private final Counter calls;
    private final Counter replays;
    private final Histogram seconds;

    /** Registers the metrics. */
    public MetricsFilter(PrometheusRegistry registry) {
        calls = Counter.builder()
                .name("adtools_calls_total")
                .help("Calls that met a tool, by tool and by code (OK or the error's).")
                .labelNames("tool", "code")
                .withoutExemplars()
                .register(registry);
        replays = Counter.builder()
                .name("adtools_replays_total")
                .help("Calls that were answered with an earlier answer of their Idempotency-Key, by tool.")
                .labelNames("tool")
                .withoutExemplars()
                .register(registry);
        seconds = Histogram.builder()
                .name("adtools_call_seconds")
                .help("How long calls took, by tool.")
                .labelNames("tool")
                .classicOnly()
                .classicUpperBounds(.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30)
                .withoutExemplars()
                .register(registry);
    }

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        long start = System.nanoTime();
        CallResult answer = chain.proceed(call);
        String tool = call.descriptor().name();
        seconds.labelValues(tool).observe((System.nanoTime() - start) / NANOS);
        calls.labelValues(tool, answer.code()).inc();
        OperationRef receipt = answer.receipt();
        if (receipt != null && receipt.replayed()) {
            replays.labelValues(tool).inc();
        }
        return answer;
    }
}
