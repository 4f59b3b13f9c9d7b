package dev.adtools.server;

import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import dev.adtools.server.http.AuthenticateFirst;
import dev.adtools.server.http.FailureMapper;
import dev.adtools.server.http.JettyErrors;
import dev.adtools.server.http.OptionsAnswer;
import dev.adtools.server.http.RequestFrame;
import io.dropwizard.auth.AuthValueFactoryProvider;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.jersey.setup.JerseyEnvironment;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.FilterRegistration;
import jakarta.ws.rs.container.ContainerRequestFilter;
import java.util.EnumSet;
import java.util.List;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.LifeCycle;

/** Installs what stands around the resources: request ids, authentication, and one shape for every failure. */
final class HttpFace {

    private static final boolean BEFORE_THE_OTHERS = false;

    private HttpFace() {}

    static void install(Environment environment, CallIds ids, ContainerRequestFilter bearer, List<?> resources) {
        FilterRegistration.Dynamic frame = environment.servlets().addFilter("request-frame", new RequestFrame(ids));
        frame.addMappingForUrlPatterns(EnumSet.of(DispatcherType.REQUEST), BEFORE_THE_OTHERS, "/*");

        JerseyEnvironment jersey = environment.jersey();
        jersey.register(new AuthenticateFirst(bearer));
        jersey.register(new AuthValueFactoryProvider.Binder<>(Caller.class));
        jersey.register(new FailureMapper(ids));
        jersey.register(new OptionsAnswer());
        resources.forEach(jersey::register);

        JettyErrors errors = new JettyErrors(ids);
        environment.getApplicationContext().setErrorHandler(errors);
        environment.getAdminContext().setErrorHandler(errors);
        environment.lifecycle().addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStarting(LifeCycle starting) {
                if (starting instanceof Server server) {
                    server.setErrorHandler(errors);
                }
            }
        });
    }
}
