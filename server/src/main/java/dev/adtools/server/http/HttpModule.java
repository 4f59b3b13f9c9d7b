package dev.adtools.server.http;

import dev.adtools.api.MemoryBudget;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import io.dropwizard.auth.AuthValueFactoryProvider;
import io.dropwizard.core.setup.Environment;
import jakarta.ws.rs.HttpMethod;
import java.util.Collection;
import java.util.Set;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.ContextHandler;
import org.eclipse.jetty.server.handler.gzip.GzipHandler;
import org.eclipse.jetty.util.component.LifeCycle;
import org.glassfish.jersey.server.ResourceConfig;
import org.glassfish.jersey.server.ServerProperties;

/** Installs the filters around all resources: request ids, authentication, and one shape for every failure. */
public final class HttpModule {

    // Dropwizard's name of the admin port's connector.
    private static final String ADMIN = "admin";

    private final Environment environment;
    private final RequestGate gate;
    private final MemoryBudget memory;
    private final Set<String> origins;
    private final CallIds ids;

    /** Serves on the ports of an environment, behind a gate. */
    public HttpModule(
            Environment environment, RequestGate gate, MemoryBudget memory, Set<String> origins, CallIds ids) {
        this.environment = environment;
        this.gate = gate;
        this.memory = memory;
        this.origins = origins;
        this.ids = ids;
    }

    /** Installs the resources. */
    public void install(Collection<?> resources) {
        RequestIds requestIds = new RequestIds(ids);
        ResourceConfig jersey = environment.jersey().getResourceConfig();
        // Against a base of our own, which is nobody's address.
        jersey.property(ServerProperties.LOCATION_HEADER_RELATIVE_URI_RESOLUTION_DISABLED, true);
        jersey.register(new PreMatchingAuthFilter(gate.bearer()));
        jersey.register(gate.rate());
        jersey.register(new AuthValueFactoryProvider.Binder<>(Caller.class));
        jersey.register(new FailureMapper(new UnexpectedErrors(ids)));
        jersey.register(new OptionsFilter());
        jersey.register(new JsonAccepted());
        jersey.register(new EncodedBytes());
        jersey.register(new RequestParameters());
        resources.forEach(jersey::register);
        environment.jersey().disable();

        environment.getAdminContext().setErrorHandler(new JsonErrorHandler(requestIds, new BareError("", null)));
        BareError answer = new BareError(root(environment.getApplicationContext()), gate.pages());
        environment.lifecycle().addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStarting(LifeCycle starting) {
                if (starting instanceof Server server) {
                    server.setErrorHandler(new JsonErrorHandler(requestIds, answer));
                    StrictHttp.on(server);
                    UnpooledBuffers.in(server);
                    packHeadLikeGet(server);
                    putBefore(environment.getApplicationContext(), server, jersey);
                    limitConnections(server);
                }
            }
        });
    }

    private static String root(ContextHandler servlets) {
        String path = servlets.getContextPath();
        return path.equals("/") ? "" : path;
    }

    // Whatever is packed is told to vary, and HEAD is told what GET would be.
    @SuppressWarnings("removal") // Dropwizard packs answers with Jetty's older handler.
    private static void packHeadLikeGet(Server server) {
        server.getDescendants(GzipHandler.class).forEach(gzip -> gzip.addIncludedMethods(HttpMethod.HEAD));
    }

    // The admin port stays open whatever happens at the other.
    private void limitConnections(Server server) {
        for (Connector connector : server.getConnectors()) {
            if (!ADMIN.equals(connector.getName())) {
                connector.addEventListener(gate.connections());
            }
        }
    }

    /**
     * Puts the resources, and what must hold before a request is read, right before the application's servlets: inside
     * Dropwizard's counting, packing and orderly shutdown, and only where the application's connectors lead.
     */
    private void putBefore(ContextHandler servlets, Server server, ResourceConfig jersey) {
        Handler.Singleton parent = server.getDescendants(Handler.Singleton.class).stream()
                .filter(candidate -> candidate.getHandler() == servlets)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the server does not lead to the application"));
        String root = root(servlets);
        RequestIds requestIds = new RequestIds(ids);
        parent.insertHandler(new JerseyHandler(root, jersey));
        parent.insertHandler(new RequestIdFilter(requestIds, gate.proxies()));
        parent.insertHandler(new ConcurrencyLimitHandler(root, gate, memory, requestIds));
        parent.insertHandler(new UnreadBodies(gate.connections().rate()));
        if (!origins.isEmpty()) {
            // Before all: a browser that asks beforehand has no token, and takes no place.
            parent.insertHandler(CorsHandler.letting(origins));
        }
    }
}
