package dev.adtools.server;

import dev.adtools.server.http.AllowedMethods;
import dev.adtools.server.http.TrustedHosts;
import dev.adtools.server.metrics.MetricsPage;
import io.dropwizard.core.setup.AdminEnvironment;
import io.dropwizard.core.setup.Environment;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.util.EnumSet;
import java.util.Set;

/**
 * Lets the admin port show its pages, health and metrics, and nothing else of what Dropwizard mounts there: tasks and a profiler change
 * or slow the service, and a dump of threads tells what it is at. Whoever it is led to by another name sees none of them.
 */
final class AdminPages extends HttpFilter {

    private static final long serialVersionUID = 1L;
    private static final String METRICS = "/metrics";
    private static final Set<String> PAGES = Set.of("/healthcheck", METRICS);
    private static final Set<String> METHODS = Set.of("GET");

    private final transient TrustedHosts hosts;

    private AdminPages(TrustedHosts hosts) {
        this.hosts = hosts;
    }

    static void install(Environment environment, PrometheusRegistry metrics, TrustedHosts hosts) {
        AdminEnvironment admin = environment.admin();
        admin.addServlet("prometheus", MetricsPage.of(metrics, environment.metrics()))
                .addMapping(METRICS);
        admin.addFilter("pages", new AdminPages(hosts))
                .addMappingForUrlPatterns(EnumSet.of(DispatcherType.REQUEST), false, "/*");
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (hosts.refusal(request.getHeader("Host"), request.getHeader("Origin")) != null) {
            response.sendError(HttpServletResponse.SC_FORBIDDEN);
            return;
        }
        Set<String> served = PAGES.contains(request.getRequestURI()) ? METHODS : Set.of();
        int status = AllowedMethods.status(request.getMethod(), served);
        if (status == HttpServletResponse.SC_OK) {
            chain.doFilter(request, new UnwellAnswer(response));
            return;
        }
        if (status != HttpServletResponse.SC_NOT_FOUND) {
            response.setHeader("Allow", AllowedMethods.allow(served));
        }
        if (status == HttpServletResponse.SC_NO_CONTENT) {
            response.setStatus(status);
        } else {
            response.sendError(status);
        }
    }

    /** Says 503 where Dropwizard's page of health says 500: the service is unwell, and not broken by the request. */
    private static final class UnwellAnswer extends HttpServletResponseWrapper {

        UnwellAnswer(HttpServletResponse response) {
            super(response);
        }

        @Override
        public void setStatus(int status) {
            super.setStatus(
                    status == HttpServletResponse.SC_INTERNAL_SERVER_ERROR
                            ? HttpServletResponse.SC_SERVICE_UNAVAILABLE
                            : status);
        }
    }
}
