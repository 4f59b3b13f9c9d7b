package dev.adtools.server.openapi;

import io.dropwizard.core.Configuration;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.testing.DropwizardTestSupport;
import io.dropwizard.testing.DropwizardTestSupport.ServiceListener;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.component.LifeCycle;

/** Sits in front of a service under test, and holds everything that it answers against the published document. */
public final class ContractTap extends Handler.Wrapper {

    private static final int LONGEST = 4 << 20;
    private static final int SHUTDOWN_IDLE_MILLIS = 100;

    private ContractTap() {}

    /** Watches a service that is not started yet, and returns it. */
    public static <C extends Configuration, S extends DropwizardTestSupport<C>> S on(S service) {
        service.addListener(new ServiceListener<>() {
            @Override
            public void onRun(C configuration, Environment environment, DropwizardTestSupport<C> rule) {
                environment.lifecycle().addEventListener(new LifeCycle.Listener() {
                    @Override
                    public void lifeCycleStarting(LifeCycle starting) {
                        if (starting instanceof Server server) {
                            server.insertHandler(new ContractTap());
                            endSoon(server);
                        }
                    }
                });
            }

            @Override
            public void onStop(DropwizardTestSupport<C> rule) {
                ContractWatch.knewEverything();
            }
        });
        return service;
    }

    // Clients of tests leave their connections open, and each service that ends would wait a second for them.
    private static void endSoon(Server server) {
        for (Connector connector : server.getConnectors()) {
            ((AbstractConnector) connector).setShutdownIdleTimeout(SHUTDOWN_IDLE_MILLIS);
        }
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String path = Request.getPathInContext(request);
        Response heard =
                ContractWatch.concerns(request.getMethod(), path) ? new Listening(request, response, path) : response;
        return super.handle(request, heard, callback);
    }

    /** Keeps what is written. */
    private static final class Listening extends Response.Wrapper {

        private final String path;
        private final ByteArrayOutputStream body = new ByteArrayOutputStream();

        Listening(Request request, Response response, String path) {
            super(request, response);
            this.path = path;
        }

        @Override
        public void write(boolean last, ByteBuffer content, Callback callback) {
            if (content != null && body.size() < LONGEST) {
                byte[] bytes = new byte[content.remaining()];
                content.duplicate().get(bytes);
                body.writeBytes(bytes);
            }
            boolean readable = getHeaders().get(HttpHeader.CONTENT_ENCODING) == null && body.size() < LONGEST;
            if (last && readable) {
                String type = getHeaders().get(HttpHeader.CONTENT_TYPE);
                ContractWatch.hear(Answered.of(
                        getRequest().getMethod(), path, getStatus(), type == null ? "" : type, body.toByteArray()));
            }
            super.write(last, content, callback);
        }
    }
}
