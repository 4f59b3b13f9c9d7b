package dev.adtools.server;

import dev.adtools.server.metrics.MetricsPage;
import io.dropwizard.core.setup.AdminEnvironment;
import io.dropwizard.core.setup.Environment;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.Filter;
import jakarta.servlet.http.HttpServletResponse;
import java.util.EnumSet;

/** Installs the admin port's pages: metrics as Prometheus text, and no tasks. */
final class AdminFace {

    private AdminFace() {}

    static void install(Environment environment, PrometheusRegistry metrics) {
        AdminEnvironment admin = environment.admin();
        admin.addServlet("prometheus", MetricsPage.of(metrics, environment.metrics()))
                .addMapping("/metrics");
        // Dropwizard always mounts its tasks and a profiler; nothing here needs a port that changes or slows the
        // service.
        Filter closed = (request, response, chain) -> ((HttpServletResponse) response).sendError(404);
        admin.addFilter("read-only", closed)
                .addMappingForUrlPatterns(EnumSet.of(DispatcherType.REQUEST), false, "/tasks/*", "/pprof/*");
    }
}
