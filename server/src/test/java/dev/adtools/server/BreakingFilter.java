package dev.adtools.server;

import dev.adtools.server.store.StoreUnavailable;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.testing.DropwizardTestSupport;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;

/** Fails as a request asks by its header {@code X-Break}: with a bug, or as if the database were away. */
final class BreakingFilter implements ContainerRequestFilter {

    private BreakingFilter() {}

    /** Puts it into a service that is not started yet, and returns that. */
    static TestService in(TestService service) {
        service.addListener(new DropwizardTestSupport.ServiceListener<>() {
            @Override
            public void onRun(
                    AdtoolsConfiguration configuration,
                    Environment environment,
                    DropwizardTestSupport<AdtoolsConfiguration> rule) {
                environment.jersey().register(new BreakingFilter());
            }
        });
        return service;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        String how = request.getHeaderString("X-Break");
        if ("bug".equals(how)) {
            throw new IllegalStateException("scripted");
        }
        if ("outage".equals(how)) {
            throw new StoreUnavailable("scripted");
        }
    }
}
