package dev.adtools.server;

import dev.adtools.server.audit.Audit;
import dev.adtools.server.audit.Throttles;
import dev.adtools.server.auth.BearerCheck;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.RequestRate;
import dev.adtools.server.call.Toll;
import dev.adtools.server.metrics.AuditMetrics;
import io.dropwizard.auth.Authenticator;
import io.prometheus.metrics.model.registry.PrometheusRegistry;

/** Wires what every request passes before anything of it is read, and what counts those that do not pass. */
final class Entrance {

    private Entrance() {}

    static BearerCheck bearer(Authenticator<String, Caller> authenticator, Audit audit, PrometheusRegistry metrics) {
        AuditMetrics counts = new AuditMetrics(metrics, audit::waiting, audit::findings);
        return new BearerCheck(authenticator, token -> {
            counts.stranger();
            audit.strangers().refused(token);
        });
    }

    // It is refused before anything records it.
    static RequestRate counted(RequestRate rate, Throttles throttles) {
        return caller -> {
            Toll toll = rate.request(caller);
            if (toll.refusal() != null) {
                throttles.refused(caller);
            }
            return toll;
        };
    }
}
