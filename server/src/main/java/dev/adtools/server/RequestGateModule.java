package dev.adtools.server;

import dev.adtools.server.audit.AuditModule;
import dev.adtools.server.audit.RefusalCounter;
import dev.adtools.server.auth.BearerAuthFilter;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.RateLimitDecision;
import dev.adtools.server.call.RequestRate;
import dev.adtools.server.http.PreMatchingAuthFilter;
import dev.adtools.server.http.RequestRateFilter;
import dev.adtools.server.metrics.AuditMetrics;
import io.dropwizard.auth.Authenticator;
import io.prometheus.metrics.model.registry.PrometheusRegistry;

/**
 * Wires the limits that every request passes before anything of it is read, and the counters of those that do not pass.
 */
final class RequestGateModule {

    private RequestGateModule() {}

    static BearerAuthFilter bearer(
            Authenticator<String, Caller> authenticator, AuditModule audit, PrometheusRegistry metrics) {
        AuditMetrics counts = new AuditMetrics(metrics, audit::waiting, audit::findings);
        return new BearerAuthFilter(
                authenticator,
                token -> {
                    counts.unauthenticated();
                    audit.refusals().unauthenticated(token);
                },
                PreMatchingAuthFilter::refusal);
    }

    // It is refused before anything records it.
    static RequestRateFilter rate(RequestRate rate, RefusalCounter refusals) {
        return new RequestRateFilter(caller -> {
            RateLimitDecision decision = rate.request(caller);
            if (decision.refusal() != null) {
                refusals.throttled(caller);
            }
            return decision;
        });
    }
}
