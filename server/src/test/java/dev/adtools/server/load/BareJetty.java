package dev.adtools.server.load;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;

/** A Jetty handler that answers what it is sent, and nothing around it. */
public final class BareJetty {

    private BareJetty() {}

    /** Serves on the port of the environment. */
    public static void main(String[] arguments) throws Exception {
        int port = Integer.parseInt(System.getenv("ADTOOLS_HTTP_PORT"));
        Server server = new Server(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        server.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) throws Exception {
                ByteBuffer body = Content.Source.asByteBuffer(request);
                response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
                response.write(true, body, callback);
                return true;
            }
        });
        server.start();
        server.join();
    }
}
