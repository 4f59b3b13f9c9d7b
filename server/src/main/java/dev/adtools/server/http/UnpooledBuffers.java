package dev.adtools.server.http;

import io.dropwizard.core.server.DefaultServerFactory;
import io.dropwizard.core.server.ServerFactory;
import io.dropwizard.core.server.SimpleServerFactory;
import io.dropwizard.jetty.ConnectorFactory;
import io.dropwizard.jetty.HttpConnectorFactory;
import io.dropwizard.util.DataSize;
import java.util.stream.Stream;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Server;

/**
 * Gives every request memory of its own, which the collector takes back. Jetty (12.1.6 and later) gives the buffer of a request
 * that it cannot parse back twice when two threads meet; a pool hands it to two connections then, and one caller's request
 * runs twice or another gets its answer.
 */
public final class UnpooledBuffers {

    // Jetty keeps buffers from the least size to the greatest; none of its buffers has this one.
    private static final DataSize NO_BUFFER = DataSize.kibibytes(2);
    private static final DataSize STEP = DataSize.kibibytes(1);

    private UnpooledBuffers() {}

    /** Lets the connectors that are still to be built keep no buffers. */
    public static void in(ServerFactory server) {
        connectors(server)
                .filter(HttpConnectorFactory.class::isInstance)
                .map(HttpConnectorFactory.class::cast)
                .forEach(UnpooledBuffers::keepNone);
    }

    private static Stream<ConnectorFactory> connectors(ServerFactory server) {
        if (server instanceof DefaultServerFactory two) {
            return Stream.concat(two.getApplicationConnectors().stream(), two.getAdminConnectors().stream());
        }
        return server instanceof SimpleServerFactory one ? Stream.of(one.getConnector()) : Stream.empty();
    }

    private static void keepNone(HttpConnectorFactory connector) {
        connector.setMinBufferPoolSize(NO_BUFFER);
        connector.setBufferPoolIncrement(STEP);
        connector.setMaxBufferPoolSize(NO_BUFFER);
    }

    /** Lets a server that is about to start take its buffers from the heap: what lies outside is dear when it is not kept. */
    public static void in(Server server) {
        server.getContainedBeans(HttpConfiguration.class).forEach(UnpooledBuffers::onHeap);
    }

    private static void onHeap(HttpConfiguration http) {
        http.setUseInputDirectByteBuffers(false);
        http.setUseOutputDirectByteBuffers(false);
    }
}
